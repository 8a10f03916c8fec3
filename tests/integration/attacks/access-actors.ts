import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { accountHeader } from '#contract/account-header.ts'
import type { SavedWorkbook } from '#contract/workbooks.ts'
import type { Entitlement } from '#domain/commerce/entitlements.ts'
import { createCertificateNumber } from '#domain/course/certificate-number.ts'
import { grantEntitlement, revokeEntitlement } from '#server/accounts/entitlement-store.ts'
import { insertCertificate } from '#server/course/certificate-store.ts'
import { updateState } from '#server/course/course-state-store.ts'
import type { Database } from '#server/database/database.ts'
import { makeAttemptKey } from '#tests/integration/payment-setup.ts'
import { testStart } from '#tests/integration/test-app.ts'
import { aSave, named } from '#tests/integration/test-plans.ts'
import { aLink, makeKeys, type TestLink } from '#tests/integration/test-shares.ts'

export const actors = ['visitor', 'owner', 'stranger', 'revoked', 'unentitled'] as const
/**
 * A visitor has no account. The owner and the stranger have bought the tool, and the owner also the course. The
 * revoked buyer had both, has plans and was refunded, and the last one never bought anything.
 */
export type Actor = (typeof actors)[number]

export interface Person {
  id: string
  username: string
  password: string
  cookie: string
  /** The revoked buyer's own. */
  link?: TestLink
}

/** The owner's resources, and the actor who asks for them. */
export interface ActorSetup {
  owner: Person
  asker: Person | null
  planId: string
  revision: string
  deletedId: string
  sessionId: string
  paymentIntentId: string
  certificateNumber: string
  /** A link of the owner's with its tokens. */
  link: TestLink
}

export const ownersWords = 'Nobody but the owner reads this'
export const metricsToken = 'a-token-for-the-metrics-of-the-tests'

let people = 0

export async function setUpActor(
  app: FastifyInstance,
  database: Database,
  actor: Actor,
): Promise<ActorSetup> {
  const owner = await register(app)
  await grant(database, owner, 'tool')
  await grant(database, owner, 'course')
  const certificateNumber = createCertificateNumber(randomBytes)
  await insertCertificate(database, {
    number: certificateNumber,
    user_id: owner.id,
    name: 'Olive Owner',
    issued_at: 1,
  })
  const planId = await save(app, owner, 'wb_owned', ownersWords)
  const deletedId = await save(app, owner, 'wb_deleted', ownersWords)
  await updateState(database, owner.id, { plan_id: planId })
  const { revision } = await load(app, owner, planId)
  expect((await ask(app, owner, 'DELETE', `/api/workbooks/${deletedId}`)).statusCode).toBe(204)
  const account = (await ask(app, owner, 'GET', '/api/account')).json<{ sessions: { id: string }[] }>()
  const checkout = await ask(app, owner, 'POST', '/api/create-payment-intent', {
    amount: 97,
    email: `${owner.username}@example.com`,
    attemptKey: makeAttemptKey(),
  })
  owner.cookie += `; ${String(checkout.headers['set-cookie']).split(';', 1)[0]}`
  return {
    owner,
    asker: actor === 'owner' ? owner : await enter(app, database, actor),
    planId,
    revision,
    deletedId,
    sessionId: account.sessions[0]?.id ?? '',
    paymentIntentId: checkout.json<{ paymentIntentId: string }>().paymentIntentId,
    certificateNumber,
    link: await share(app, owner, planId),
  }
}

async function enter(
  app: FastifyInstance,
  database: Database,
  actor: Exclude<Actor, 'owner'>,
): Promise<Person | null> {
  if (actor === 'visitor') return null
  const person = await register(app)
  if (actor === 'unentitled') return person
  await grant(database, person, 'tool')
  if (actor === 'revoked') {
    await grant(database, person, 'course')
    await updateState(database, person.id, { plan_id: 'wb_own' })
    person.link = await share(app, person, 'wb_own')
    await save(app, person, 'wb_own', 'Words of their own')
    await save(app, person, 'wb_own_deleted', 'Words of their own')
    expect((await ask(app, person, 'DELETE', '/api/workbooks/wb_own_deleted')).statusCode).toBe(204)
    await revokeEntitlement(database, person.id, 'tool')
    await revokeEntitlement(database, person.id, 'course')
  }
  return person
}

async function register(app: FastifyInstance): Promise<Person> {
  people += 1
  const username = `actor${people}`
  const password = `password of ${username}`
  const body = { username, password, email: `${username}@example.com` }
  const answer = await ask(app, null, 'POST', '/api/auth/register', body)
  expect(answer.statusCode).toBe(201)
  const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
  return { id: answer.json<{ id: string }>().id, username, password, cookie }
}

async function grant(database: Database, { id: userId }: Person, name: Entitlement): Promise<void> {
  await grantEntitlement(database, { userId, name, source: 'test', now: 1 })
}

async function save(app: FastifyInstance, person: Person, id: string, words: string): Promise<string> {
  const answer = await ask(app, person, 'POST', '/api/workbooks', { ...aSave(), id, ...named(words) })
  expect(answer.statusCode).toBe(200)
  return id
}

async function share(app: FastifyInstance, person: Person, planId: string): Promise<TestLink> {
  const link = await makeKeys()
  const body = { ...(await aLink(link, testStart, { words: ownersWords })), planId }
  expect((await ask(app, person, 'PUT', `/api/shares/${link.id}`, body)).statusCode).toBe(201)
  return link
}

export async function load(app: FastifyInstance, person: Person, id: string): Promise<SavedWorkbook> {
  return (await ask(app, person, 'GET', `/api/workbooks/${id}`)).json<SavedWorkbook>()
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export function ask(
  app: FastifyInstance,
  person: Person | null,
  method: Method,
  url: string,
  payload?: unknown,
  headers: Record<string, string> = {},
) {
  return app.inject({
    method,
    url,
    headers: {
      ...(person === null ? {} : { cookie: person.cookie, [accountHeader]: person.id }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload: payload as object }),
  })
}
