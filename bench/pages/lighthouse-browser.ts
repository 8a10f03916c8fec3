import { type Browser, chromium } from '@playwright/test'
import { findFreePort } from '#tests/support/free-port.ts'
import { startProduct } from './product.ts'

/** The screen of Lighthouse's phone. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 } as const

interface LighthouseBrowser {
  browser: Browser
  /** Where Lighthouse reaches the browser. */
  debuggingPort: number
  /** The address of the built product. */
  address: string
  stop: () => Promise<void>
}

/** The built product, and a browser that Lighthouse can drive. */
export async function startLighthouseBrowser(): Promise<LighthouseBrowser> {
  const server = await startProduct()
  const debuggingPort = await findFreePort()
  const browser = await chromium.launch({
    ...(process.env['BROWSER_PATH'] ? { executablePath: process.env['BROWSER_PATH'] } : {}),
    args: ['--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
  })
  return {
    browser,
    debuggingPort,
    address: server.address,
    stop: async () => {
      await browser.close()
      await server.stop()
    },
  }
}
