import { expect } from 'vitest'
import type { TestBrowser } from './test-browser.ts'
import type { PaymentSetup } from './payment-setup.ts'

/** The token of the newest mail to this address that has one. */
export async function waitForToken(setup: PaymentSetup, email: string): Promise<string> {
  const find = () => {
    const mails = setup.server.mails.filter(({ to }) => to === email)
    return mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]).findLast((token) => token !== undefined)
  }
  await expect.poll(find).toBeDefined()
  return find() ?? ''
}

/** The owner of the mailbox proves it with a password reset link. */
export async function proveAddress(
  setup: PaymentSetup,
  browser: TestBrowser,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await browser.post('/api/auth/forgot-password', { emailOrUsername: email })
  const token = await waitForToken(setup, email)
  const reset = await browser.post('/api/auth/reset-password', { token, newPassword: password })
  expect(reset).toMatchObject({ status: 200, body: { email } })
}
