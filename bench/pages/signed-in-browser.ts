import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { parseUser } from '#contract/user.ts'
import { apiPaths } from '#contract/paths.ts'
import { startProduct } from './product.ts'

/** How much slower than this machine the measured pages run. */
const cpuSlowdown = 4

export interface SignedInBrowser {
  context: BrowserContext
  /** Stores plans where the workbook finds them, by id. */
  storePlans: (plans: Record<string, object>) => Promise<void>
  stop: () => Promise<void>
}

/** The built product on its own port and database, and a signed-in browser. */
export async function startSignedInBrowser(): Promise<SignedInBrowser> {
  const server = await startProduct()
  const browser = await chromium.launch({
    ...(process.env['BROWSER_PATH'] ? { executablePath: process.env['BROWSER_PATH'] } : {}),
    args: ['--disable-gpu'],
  })
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width: 1440, height: 900 },
    // It would fetch the rest of the app while something else is measured.
    serviceWorkers: 'block',
  })
  const answer = await context.request.post(apiPaths.register, {
    data: {
      username: 'ada',
      email: 'ada@example.com',
      password: 'pencil-7',
      firstName: 'Ada',
      lastName: 'Byron',
    },
  })
  if (!answer.ok()) throw new Error(`Signing up failed: ${await answer.text()}`)
  const owner = parseUser(await answer.json()).id

  return {
    context,
    storePlans: async (plans) => {
      const page = await context.newPage()
      // Any page of the product's origin works, and this one runs none of its code.
      await page.goto('/favicon.svg')
      const texts = Object.entries(plans).map(
        ([id, plan]) => [`workbook:${id}`, JSON.stringify({ owner, ...plan })] as const,
      )
      await page.evaluate((entries) => {
        for (const [key, text] of entries) localStorage.setItem(key, text)
      }, texts)
      await page.close()
    },
    stop: async () => {
      await browser.close()
      await server.stop()
    },
  }
}

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}
