import { expect, test as base, type BrowserContext, type ConsoleMessage } from '@playwright/test'
import { apiPaths } from '#contract/paths.ts'

interface ConsoleFixtures {
  /** Names an error that this test causes on purpose. */
  allowConsoleError: (pattern: RegExp) => void
  /**
   * Whether the advisor reads the plans that a test opens, in its worker and on the server. That takes more of the
   * processor than the rest of a page, so only tests of what it says ask for it. For the others it is a slow one, which
   * has not answered yet.
   */
  hasAdvisor: boolean
}

/** Playwright's `test`, failing when any page logs an error, throws, or breaks the content security policy. */
export const test = base.extend<ConsoleFixtures>({
  hasAdvisor: [false, { option: true }],
  context: async ({ context, hasAdvisor }, hand) => {
    if (!hasAdvisor) await delayAdvisor(context)
    await hand(context)
  },
  allowConsoleError: [
    async ({ browser }, use) => {
      const faults: string[] = []
      const allowed: RegExp[] = []
      const watch = (context: BrowserContext) => {
        context.on('console', (message) => {
          if (isFault(message)) faults.push(`${message.text()} (${message.location().url})`)
        })
        context.on('weberror', (webError) => {
          faults.push(String(webError.error().stack ?? webError.error()))
        })
      }
      // This includes contexts that a test opens, such as a second person's browser.
      browser.on('context', watch)
      await use((pattern) => {
        allowed.push(pattern)
      })
      browser.off('context', watch)
      const unexpected = faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))
      expect(unexpected, 'console errors').toEqual([])
    },
    { auto: true },
  ],
})

function isFault(message: ConsoleMessage): boolean {
  if (/content security policy/i.test(message.text())) return true
  return message.type() === 'error' && !isSignedOutAnswer(message)
}

/** The browser logs every 401, and this one identifies a signed-out visitor. */
function isSignedOutAnswer(message: ConsoleMessage): boolean {
  return message.text().includes('status of 401') && message.location().url.endsWith('/api/auth/user')
}

async function delayAdvisor(context: BrowserContext): Promise<void> {
  await context.addInitScript((suggestionsPath) => {
    class SilentWorker extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    }
    globalThis.Worker = new Proxy(Worker, {
      construct: (real, [address, options]: ConstructorParameters<typeof Worker>) =>
        String(address).includes('advisor-worker') ? new SilentWorker() : new real(address, options),
    })
    globalThis.fetch = new Proxy(fetch, {
      apply: (real, self, args: Parameters<typeof fetch>) =>
        args[0] === suggestionsPath ? new Promise(() => {}) : Reflect.apply(real, self, args),
    })
  }, apiPaths.suggestions)
}
