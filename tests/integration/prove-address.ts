import { expect } from 'vitest'
import type { TestBrowser } from './test-browser.ts'
import type { TestShop } from './test-shop.ts'

/** The token of the newest mail to this address that has one. */
export async function waitForToken(shop: TestShop, email: string): Promise<string> {
  const find = () => {
    const mails = shop.server.mails.filter(({ to }) => to === email)
    return mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]).findLast((token) => token !== undefined)
  }
  await expect.poll(find).toBeDefined()
  return find() ?? ''
}

/** Whoever owns the mailbox shows it by the link of a forgotten password. */
export async function proveAddress(
  shop: TestShop,
  browser: TestBrowser,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await browser.post('/api/auth/forgot-password', { emailOrUsername: email })
  const token = await waitForToken(shop, email)
  const reset = await browser.post('/api/auth/reset-password', { token, newPassword: password })
  expect(reset).toMatchObject({ status: 200, body: { email } })
}
