import { expect, test as base, type BrowserContext, type ConsoleMessage } from '@playwright/test'

interface ConsoleFixtures {
  /** Names an error that this test causes on purpose. */
  allowConsoleError: (pattern: RegExp) => void
}

/** Playwright's `test`, failing when any page logs an error, throws, or breaks the content security policy. */
export const test = base.extend<ConsoleFixtures>({
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
