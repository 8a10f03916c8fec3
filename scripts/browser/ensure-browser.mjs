import { existsSync } from 'node:fs'
import { UserFacingError } from '../processes/user-facing-error.mjs'
import { listBrowserCandidates } from './browser-candidates.mjs'
import { installBrowserByApt, installBrowserByPlaywright } from './install-browser.mjs'
import { canRunBrowser } from './probe-browser.mjs'

/** @returns {Promise<string>} the path of a Chrome or Chromium, installed when there is none */
export async function ensureBrowser() {
  const chosen = process.env['BROWSER_PATH']
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new UserFacingError(`BROWSER_PATH is ${chosen}, and there is no such file.`)
  }
  const installed = findInstalledBrowser() ?? (await findPlaywrightBrowser())
  if (installed) return installed
  if (await installBrowserByApt()) {
    const fresh = findInstalledBrowser()
    if (fresh) return fresh
  }
  if (await installBrowserByPlaywright()) {
    const fresh = await findPlaywrightBrowser()
    if (fresh) return fresh
  }
  throw new UserFacingError(
    'No browser found and none could be installed: install Chromium or Chrome, or give BROWSER_PATH.',
  )
}

/** @returns {string | null} */
function findInstalledBrowser() {
  const candidates = listBrowserCandidates(process.platform, process.env)
  return candidates.find((path) => existsSync(path) && canRunBrowser(path)) ?? null
}

/** @returns {Promise<string | null>} */
async function findPlaywrightBrowser() {
  // Loaded here, since it is there only once the packages are installed.
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) && canRunBrowser(path) ? path : null
}
