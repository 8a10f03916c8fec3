import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { RegisterRequest } from '#contract/accounts.ts'
import { parseUser, type User } from '#contract/user.ts'
import { apiPaths } from '#contract/paths.ts'

/** A person with a unique name, because all tests share one server. */
export function makeAccountDetails(): RegisterRequest {
  const username = `ada-${randomUUID().slice(0, 8)}`
  return {
    username,
    email: `${username}@example.com`,
    password: 'pencil-7',
    firstName: 'Ada',
    lastName: 'Byron',
  }
}

/** Creates the account and leaves the context signed in to it. */
export async function registerAccount(
  request: APIRequestContext,
  details: RegisterRequest = makeAccountDetails(),
): Promise<RegisterRequest & { user: User }> {
  const answer = await request.post(apiPaths.register, { data: details })
  expect(answer.status()).toBe(201)
  return { ...details, user: parseUser(await answer.json()) }
}

type Account = Awaited<ReturnType<typeof registerAccount>>

let shared: { account: Account; state: Awaited<ReturnType<APIRequestContext['storageState']>> } | null = null

/**
 * The account that all tests of this worker share. Created once, because hashing passwords is slow by design.
 * Use it only in tests that do not change the account or save to its cloud.
 */
export async function shareAccount(request: APIRequestContext): Promise<Account> {
  return (await openShared(request)).account
}

/** Leaves the page's context signed in to the shared account. */
export async function signIn(page: Page): Promise<Account> {
  const { account, state } = await openShared(page.request)
  await page.context().addCookies(state.cookies)
  return account
}

async function openShared(request: APIRequestContext) {
  if (shared === null) {
    const account = await registerAccount(request)
    shared = { account, state: await request.storageState() }
  }
  return shared
}
