import type { Browser } from '@playwright/test'
import { apiPaths, pagePaths, pages, sitePages } from '#contract/paths.ts'
import { findQuantile } from './pages/key-to-paint.ts'
import { runLighthouse } from './pages/lighthouse.ts'
import { phone, startLighthouseBrowser } from './pages/lighthouse-browser.ts'
import { measurePaints, type Paints } from './pages/slow-network.ts'
import { reportComparison } from './report.ts'

/** The prerendered screens that anyone can open. */
const openScreens = [
  pages.login.path,
  pages.signUp.path,
  pages.forgotPassword.path,
  pagePaths.resetPassword({ token: 'x' }),
  pages.checkout.path,
  pages.courseCheckout.path,
]
/** Prerendered as a frame, for people who are signed in. */
const framedScreens: readonly string[] = [pages.dashboard.path, pages.workbook.path]
const rounds = 5
const checked = ['accessibility', 'best-practices'] as const

const { browser, debuggingPort, address, stop } = await startLighthouseBrowser()
try {
  await reportPaints(browser)
  for (const path of openScreens) await reportLighthouse(path)
} finally {
  await stop()
}

/** Each round visits every page once, so that a busy moment of the machine does not decide about one of them. */
async function reportPaints(inBrowser: Browser): Promise<void> {
  const signedIn = await signIn(inBrowser)
  const paths = [sitePages.landing.path, ...openScreens, ...framedScreens]
  const measured = new Map<string, Paints[]>(paths.map((path) => [path, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const path of paths) {
      // A new context each time, so that nothing comes from an earlier visit's cache.
      const context = await inBrowser.newContext({
        ...phone,
        serviceWorkers: 'block',
        ...(framedScreens.includes(path) ? { storageState: signedIn } : {}),
      })
      measured.get(path)?.push(await measurePaints(context, `${address}${path}`))
      await context.close()
    }
  }
  const list = (path: string, figure: keyof Paints) => (measured.get(path) ?? []).map((one) => one[figure])
  const baseline = findQuantile(list(sitePages.landing.path, 'largest'), 0.5)
  for (const path of openScreens) {
    reportComparison({
      name: `${path}: ms to the largest paint on a slow phone, ours : ${sitePages.landing.path}`,
      ours: findQuantile(list(path, 'largest'), 0.5),
      baseline,
      limit: { atMost: 1.3 },
    })
    reportComparison({
      name: `${path}: layout shift, ours : 1`,
      ours: Math.max(...list(path, 'layoutShift')),
      baseline: 1,
      limit: { atMost: 0 },
    })
  }
  for (const path of framedScreens) {
    reportComparison({
      name: `${path}: ms to the frame on a slow phone, ours : largest paint of ${sitePages.landing.path}`,
      ours: findQuantile(list(path, 'first'), 0.5),
      baseline,
      limit: { atMost: 1.3 },
    })
  }
}

/** The cookies of a new account. */
async function signIn(inBrowser: Browser) {
  const context = await inBrowser.newContext({ baseURL: address })
  const answer = await context.request.post(apiPaths.register, {
    data: { username: 'ada', email: 'ada@example.com', password: 'pencil-7' },
  })
  if (!answer.ok()) throw new Error(`Signing up failed: ${await answer.text()}`)
  const state = await context.storageState()
  await context.close()
  return state
}

async function reportLighthouse(path: string): Promise<void> {
  const { version, scores, faults } = await runLighthouse(`${address}${path}`, debuggingPort)
  for (const fault of faults) console.log(`${path} ${fault}`)
  for (const category of checked) {
    reportComparison({
      name: `Lighthouse ${version} mobile, ${path}: ${category}, ours : 100`,
      ours: scores[category],
      baseline: 100,
      limit: { atLeast: 1 },
    })
  }
}
