import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { accountHeader } from '#contract/account-header.ts'
import type { Entitlement } from '#domain/commerce/entitlements.ts'
import { grantEntitlement } from '#server/accounts/entitlement-store.ts'
import type { Database } from '#server/database/database.ts'
import { freeLesson, lastLesson, paidLesson } from './course-folder.ts'

/** Passes every exercise of the tests' course. */
export const finishedPlan = {
  businessIdea: {
    name: 'Crumb & Co',
    solution: 'We bake sourdough at night and sell it warm from six.',
  },
}
export const every = [freeLesson, paidLesson, lastLesson]

let people = 0

export interface Learner {
  id: string
  email: string
  username: string
  cookie: string
  ask: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH',
    url: string,
    payload?: unknown,
  ) => ReturnType<typeof send>
  choose: (planId?: string) => ReturnType<typeof send>
  /** Checks a lesson against this plan. Without data the server's own copy is meant. */
  check: (slug: string, data?: object | null, planId?: string) => ReturnType<typeof send>
}

function send(app: FastifyInstance, options: InjectOptions) {
  return app.inject(options)
}

/** A person who signed up and was given these. */
export async function createLearner(
  app: FastifyInstance,
  database: Database,
  { entitlements = ['course'], names = {} }: { entitlements?: Entitlement[]; names?: object } = {},
): Promise<Learner> {
  people += 1
  const username = `learner${people}${process.pid}`
  const email = `${username}@example.com`
  const payload = { username, email, password: 'long enough', ...names }
  const signUp = await app.inject({ method: 'POST', url: '/api/auth/register', payload })
  expect(signUp.statusCode).toBe(201)
  const { id } = signUp.json<{ id: string }>()
  for (const name of entitlements) {
    await grantEntitlement(database, { userId: id, name, source: 'coupon:TEST', now: 1 })
  }
  const cookie = String(signUp.headers['set-cookie']).split(';', 1)[0] ?? ''
  const ask: Learner['ask'] = (method, url, body) =>
    send(app, {
      method,
      url,
      headers: { cookie, [accountHeader]: id },
      ...(body === undefined ? {} : { payload: body as object }),
    })
  return {
    id,
    email,
    username,
    cookie,
    ask,
    choose: (planId = 'wb_1') => ask('PUT', '/api/course/plan', { planId, title: 'Bakery' }),
    check: (slug, data = finishedPlan, planId = 'wb_1') =>
      ask('POST', `/api/course/lessons/${slug}/check`, { planId, ...(data === null ? {} : { data }) }),
  }
}
