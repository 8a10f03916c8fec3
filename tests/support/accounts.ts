import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { type RegisterRequest, type User, userSchema } from '#contract/accounts.ts'
import { apiPaths } from '#contract/paths.ts'

/** Someone nobody else in this run is called like: all tests share one server. */
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

/** Makes the account and leaves the context signed in to it. */
export async function registerAccount(
  request: APIRequestContext,
  details: RegisterRequest = makeAccountDetails(),
): Promise<RegisterRequest & { user: User }> {
  const answer = await request.post(apiPaths.register, { data: details })
  expect(answer.status()).toBe(201)
  return { ...details, user: userSchema.parse(await answer.json()) }
}
