import { chromium } from '@playwright/test'
import { ensureBrowser } from '../browser/ensure-browser.mjs'
import { canSandboxBrowser } from '../browser/probe-browser.mjs'

export async function launchBrowser() {
  const executablePath = await ensureBrowser()
  return chromium.launch({
    executablePath,
    args: [
      '--disable-gpu',
      // The same letters on every machine, and none of the coloured fringes that scaling would blur.
      '--font-render-hinting=none',
      '--disable-lcd-text',
      ...(canSandboxBrowser(executablePath) ? [] : ['--no-sandbox']),
    ],
  })
}

/**
 * Someone signed out, who sees everything twice as fine.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').BrowserContextOptions} options
 */
export function openContext(browser, options) {
  return browser.newContext({
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    locale: 'en-US',
    serviceWorkers: 'block',
    ...options,
  })
}
