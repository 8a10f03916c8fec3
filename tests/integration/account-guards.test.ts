import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountHeader } from '#contract/account-header.ts'
import { createAccountData } from '#server/account-data.ts'
import { grantEntitlement } from '#server/accounts/entitlement-store.ts'
import { limits } from '#server/accounts/rate-limits.ts'
import { deletePasswordResetsOf } from '#server/accounts/password-reset-store.ts'
import { requestPasswordReset } from '#server/accounts/reset-password.ts'
import { eraseAccount } from '#server/accounts/self-service/erase-account.ts'
import { updateEmail } from '#server/accounts/user-store.ts'
import { enqueueMail } from '#server/mail/mail-store.ts'
import { quickPasswords } from './quick-passwords.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'
import { aSave } from './test-plans.ts'

const password = 'long enough'

describeOnBothDatabases('an account', (engine) => {
  let place: TestDatabase
  let server: TestApp
  const lines: string[] = []
  /** Something that happens while a password is being checked. */
  let whileChecking: () => Promise<unknown> = async () => {}

  beforeAll(async () => {
    place = await createTestDatabase(engine)
    const passwords = {
      ...quickPasswords,
      verify: async (hash: string | null, typed: string) => {
        await whileChecking()
        return quickPasswords.verify(hash, typed)
      },
    }
    const logStream = { write: (line: string) => void lines.push(line) }
    const settings = { rateLimitFactor: 1000, logLevel: 'warn' } as const
    server = await createTestApp(place.database, settings, passwords, undefined, { logStream })
  })
  beforeEach(() => {
    whileChecking = async () => {}
  })
  afterAll(async () => {
    await server.app.close()
    await place.remove()
  })

  type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
  interface Asker {
    id: string
    cookie: string
  }
  const ask = (asker: Asker | null, method: Method, url: string, payload?: object) =>
    server.app.inject({
      method,
      url,
      headers: asker === null ? {} : { cookie: asker.cookie, [accountHeader]: asker.id },
      ...(payload === undefined ? {} : { payload }),
    })

  let people = 0
  async function signUp() {
    people += 1
    const username = `guarded${people}`
    const email = `${username}@example.com`
    const answer = await ask(null, 'POST', '/api/auth/register', { username, email, password })
    expect(answer.statusCode).toBe(201)
    const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
    return { username, email, id: answer.json<{ id: string }>().id, cookie }
  }

  const tokenIn = async (email: string, page: string): Promise<string> => {
    const find = () =>
      server.mails
        .filter(({ to }) => to === email)
        .map(({ text }) => new RegExp(`${page}\\?token=([\\w-]+)`).exec(text)?.[1])
        .findLast((token) => token !== undefined)
    await expect.poll(find).toBeDefined()
    return find() ?? ''
  }

  const requestChange = (asker: Asker, email: string) =>
    ask(asker, 'POST', '/api/account/email', { email, currentPassword: password })

  const findUser = (id: string) =>
    place.database.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  const listMailsTo = (email: string) =>
    place.database.selectFrom('mail_queue').select('id').where('to_address', '=', email).execute()

  /** The owner sets a new password while the old one is being checked. */
  async function resetWhileChecking(person: { username: string; email: string }) {
    await ask(null, 'POST', '/api/auth/forgot-password', { emailOrUsername: person.username })
    const token = await tokenIn(person.email, 'reset-password')
    whileChecking = async () => {
      const reset = await ask(null, 'POST', '/api/auth/reset-password', { token, newPassword: 'the owner’s' })
      expect(reset.statusCode).toBe(200)
    }
  }

  test('keeps its address when the password is replaced while it is being checked', async () => {
    const person = await signUp()
    await resetWhileChecking(person)
    const answer = await requestChange(person, 'thief@example.com')
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'invalid_credentials'])
    const changes = place.database.selectFrom('email_changes').where('user_id', '=', person.id)
    expect(await changes.select('email').execute()).toEqual([])
    expect(await listMailsTo('thief@example.com')).toEqual([])
  })

  test('is not deleted when the password is replaced while it is being checked', async () => {
    const person = await signUp()
    expect(await ask(person, 'POST', '/api/workbooks', aSave())).toMatchObject({ statusCode: 200 })
    await resetWhileChecking(person)
    const answer = await ask(person, 'DELETE', '/api/account', { currentPassword: password })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'invalid_credentials'])
    expect(await findUser(person.id)).toMatchObject({ password_hash: 'the owner’s' })
    const plans = place.database.selectFrom('workbooks').where('owner_id', '=', person.id)
    expect(await plans.select('id').execute()).toHaveLength(1)
  })

  test('lets only its own session confirm a new address, whatever the source of the link', async () => {
    const [person, stranger] = [await signUp(), await signUp()]
    const email = `mistyped-${person.email}`
    expect(await requestChange(person, email)).toMatchObject({ statusCode: 202 })
    const token = await tokenIn(email, 'confirm-email')
    const confirm = (asker: Asker | null) => ask(asker, 'POST', '/api/account/confirm-email', { token })

    const byVisitor = await confirm(null)
    expect([byVisitor.statusCode, byVisitor.json().code]).toEqual([401, 'unauthenticated'])
    const byStranger = await confirm(stranger)
    expect([byStranger.statusCode, byStranger.json()]).toEqual([
      409,
      { code: 'other_account', message: expect.stringMatching(/^This link belongs to another account\./) },
    ])
    expect(await findUser(person.id)).toMatchObject({ email: person.email })
    // The failed attempts did not use up the link.
    expect((await confirm(person)).json()).toEqual({ email })
  })

  test('is changed and exported only from a page that shows it', async () => {
    const [shown, signedIn] = [await signUp(), await signUp()]
    const requests: [Method, string, object?][] = [
      ['PATCH', '/api/account/profile', { firstName: 'Mallory' }],
      ['POST', '/api/account/email', { email: 'x@example.com', currentPassword: password }],
      ['POST', '/api/account/password', { currentPassword: password, newPassword: 'another one' }],
      ['DELETE', '/api/account/sessions'],
      ['DELETE', '/api/account/sessions/any'],
      ['GET', '/api/account/export'],
      ['DELETE', '/api/account', { currentPassword: password }],
    ]
    for (const id of [shown.id, '']) {
      for (const [method, url, payload] of requests) {
        const answer = await ask({ cookie: signedIn.cookie, id }, method, url, payload)
        expect([url, answer.statusCode, answer.json()]).toEqual([
          url,
          409,
          {
            code: 'other_account',
            message: 'This browser is signed in to another account. Reload the page.',
          },
        ])
      }
    }
    expect(await findUser(signedIn.id)).toMatchObject({ first_name: '', password_hash: password })
    expect(await findUser(shown.id)).toBeDefined()
  })

  test('deletes queued mail to addresses it only requested, and keeps other people’s mail', async () => {
    const [person, neighbor] = [await signUp(), await signUp()]
    const email = `pending-${person.email}`
    await requestChange(person, `first-${email}`)
    await requestChange(person, email)
    await requestChange(person, neighbor.email)
    await expect.poll(async () => (await listMailsTo(neighbor.email)).length).toBe(2)
    const gone = await ask(person, 'DELETE', '/api/account', { currentPassword: password })
    expect(gone.statusCode).toBe(204)
    expect(await listMailsTo(email)).toEqual([])
    expect(await listMailsTo(`first-${email}`)).toEqual([])
    expect(await listMailsTo(neighbor.email)).toHaveLength(2)
  })

  test('logs a line that allows repeating its deletion, even at the warning level', async () => {
    const person = await signUp()
    await ask(person, 'DELETE', '/api/account', { currentPassword: password })
    const line = lines.map((text) => JSON.parse(text)).find(({ accountId }) => accountId === person.id)
    expect(line).toMatchObject({ level: 40, msg: 'an account was deleted by its owner' })
  })

  test('gets no receipt that was queued while it was being deleted', async () => {
    const { database } = place
    const { id, email } = await signUp()
    await database.deleteFrom('mail_queue').where('to_address', '=', email).execute()
    let erased: Promise<void> = Promise.resolve()
    await database.transaction().execute(async (transaction) => {
      await grantEntitlement(transaction, { userId: id, name: 'tool', source: 'order:1', now: 1 })
      erased = eraseAccount({ database, accountData: createAccountData(database) }, id)
      await expect.poll(countWaiting).toBe(1)
      const receipt = { to: email, subject: 'Receipt', text: 'Thank you', html: '<p>Thank you' }
      // Never due, so that only the deletion can remove it.
      await enqueueMail(transaction, receipt, Number.MAX_SAFE_INTEGER)
    })
    await erased
    expect(await listMailsTo(email)).toEqual([])
    expect(await findUser(id)).toBeUndefined()
  })

  /** The embedded engine has one writer, so the deletion has not started there yet. */
  async function countWaiting(): Promise<number> {
    if (engine === 'embedded') return 1
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `.execute(place.database)
    return rows[0]?.waiting ?? 0
  }

  test.each(['username', 'email'] as const)(
    'whose address changes during a reset requested by %s gets no link at the old one',
    async (name) => {
      const { database } = place
      const person = await signUp()
      const email = `moved-${person.email}`
      const mailed: string[] = []
      await requestPasswordReset(
        {
          database,
          passwords: quickPasswords,
          rateLimiter: {
            allows: async () => true,
            forgive: async () => {},
            hit: async (limit) => {
              if (limit !== limits.forgotPerAccount) return
              await updateEmail(database, { userId: person.id, email, now: 2 })
              await deletePasswordResetsOf(database, person.id)
            },
          },
          publicUrl: 'http://plans.example',
          enqueueResetMail: async (_transaction, { user }) => {
            mailed.push(user.email)
          },
          now: () => 2,
        },
        person[name],
        '203.0.113.7',
      )
      // A reset by its unchanged username goes to the new address.
      expect(mailed).toEqual(name === 'username' ? [email] : [])
      const links = database.selectFrom('password_resets').where('user_id', '=', person.id)
      expect(await links.select('token_hash').execute()).toHaveLength(mailed.length)
    },
  )
})
