import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccountAnswer } from '#contract/account.ts'
import { accountHeader } from '#contract/account-header.ts'
import { quickPasswords } from './quick-passwords.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'
import { aSave, named } from './test-plans.ts'

const hourMs = 60 * 60 * 1000
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
const password = 'long enough'

describeOnBothDatabases('the account page', (engine) => {
  let place: TestDatabase
  let server: TestApp

  beforeAll(async () => {
    place = await createTestDatabase(engine)
    server = await createTestApp(place.database, { rateLimitFactor: 1000 }, quickPasswords)
  })
  afterAll(async () => {
    await server.app.close()
    await place.remove()
  })

  type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** The account that the page belongs to, identified by the request's cookie. */
  const shown = new Map<string, string>()
  async function ask(cookie: string, method: Method, url: string, payload?: object) {
    const answer = await server.app.inject({
      method,
      url,
      headers: { cookie, [accountHeader]: shown.get(cookie) ?? '', 'user-agent': firefox },
      ...(payload === undefined ? {} : { payload }),
    })
    const { id } = answer.body.startsWith('{') ? answer.json<{ id?: string }>() : {}
    if (answer.headers['set-cookie'] && id !== undefined) shown.set(cookieOf(answer), id)
    return answer
  }

  let people = 0
  async function signUp(changes: Record<string, unknown> = {}) {
    people += 1
    const name = `owner${people}`
    const person = { username: name, email: `${name}@example.com`, password, firstName: 'Dana', ...changes }
    const answer = await ask('', 'POST', '/api/auth/register', person)
    expect(answer.statusCode).toBe(201)
    return { ...person, id: answer.json<{ id: string }>().id, cookie: cookieOf(answer) }
  }

  async function logIn(person: { username: string; password: string }) {
    const { username, password } = person
    return ask('', 'POST', '/api/auth/login', { username, password })
  }

  async function readAccount(cookie: string): Promise<AccountAnswer> {
    const answer = await ask(cookie, 'GET', '/api/account')
    expect(answer).toMatchObject({ statusCode: 200 })
    expect(answer.headers['cache-control']).toBe('no-store')
    return answer.json()
  }

  const mailsTo = (email: string, subject: RegExp) =>
    server.mails.filter((mail) => mail.to === email && subject.test(mail.subject))

  async function confirmationTokenFor(email: string): Promise<string> {
    await expect.poll(() => mailsTo(email, /Confirm/).length).toBeGreaterThan(0)
    return /confirm-email\?token=([\w-]+)/.exec(mailsTo(email, /Confirm/).at(-1)?.text ?? '')?.[1] ?? ''
  }

  test('shows the profile and the sessions, and changes the name', async () => {
    const person = await signUp()
    expect(await readAccount(person.cookie)).toEqual({
      profile: {
        id: person.id,
        username: person.username,
        email: person.email,
        firstName: 'Dana',
        lastName: '',
        createdAt: new Date(server.clock.now).toISOString(),
        hasPassword: true,
        pendingEmail: null,
      },
      entitlements: [],
      orders: [],
      sessions: [
        expect.objectContaining({ id: expect.any(String), device: 'Firefox on Linux', isThisDevice: true }),
      ],
    })
    const changed = await ask(person.cookie, 'PATCH', '/api/account/profile', { lastName: '  Reyes ' })
    expect(changed.json()).toMatchObject({ firstName: 'Dana', lastName: 'Reyes' })
    const refused = await ask(person.cookie, 'PATCH', '/api/account/profile', { firstName: 'x'.repeat(101) })
    expect(refused).toMatchObject({ statusCode: 400 })
    expect(refused.json()).toMatchObject({ fields: { firstName: expect.any(String) } })
  })

  test('is closed to other accounts, and checks the session before anything else', async () => {
    const [owner, stranger] = [await signUp(), await signUp()]
    const [session] = (await readAccount(owner.cookie)).sessions
    const url = `/api/account/sessions/${session?.id}`
    expect(await ask(stranger.cookie, 'DELETE', url)).toMatchObject({ statusCode: 404 })
    const routes: [Method, string][] = [
      ['GET', '/api/account'],
      ['GET', '/api/account/export'],
      ['PATCH', '/api/account/profile'],
      ['POST', '/api/account/email'],
      ['POST', '/api/account/confirm-email'],
      ['POST', '/api/account/password'],
      ['DELETE', '/api/account/sessions'],
      ['DELETE', url],
      ['DELETE', '/api/account'],
    ]
    for (const [method, path] of routes) {
      const answer = await ask('', method, path, method === 'GET' ? undefined : {})
      expect([path, answer.statusCode, answer.json()]).toEqual([
        path,
        401,
        { code: 'unauthenticated', message: expect.any(String) },
      ])
    }
    expect((await readAccount(owner.cookie)).sessions).toHaveLength(1)
  })

  test('ends one session, or all others', async () => {
    const person = await signUp()
    const phone = cookieOf(await logIn(person))
    await logIn(person)
    const { sessions } = await readAccount(person.cookie)
    expect(sessions.map(({ isThisDevice }) => isThisDevice)).toEqual([true, false, false])
    const phoneSession = (await readAccount(phone)).sessions.find(({ isThisDevice }) => isThisDevice)
    const url = `/api/account/sessions/${phoneSession?.id}`
    expect(await ask(person.cookie, 'DELETE', url)).toMatchObject({ statusCode: 204 })
    expect(await ask(phone, 'GET', '/api/auth/user')).toMatchObject({ statusCode: 401 })
    expect(await ask(person.cookie, 'DELETE', url)).toMatchObject({ statusCode: 404 })
    expect((await ask(person.cookie, 'DELETE', '/api/account/sessions')).json()).toEqual({ ended: 1 })
    expect((await readAccount(person.cookie)).sessions).toHaveLength(1)
  })

  test('changes the password, keeps only this device with a new secret, and notifies the owner', async () => {
    const person = await signUp()
    const phone = cookieOf(await logIn(person))
    const change = (currentPassword: string, newPassword: string) =>
      ask(person.cookie, 'POST', '/api/account/password', { currentPassword, newPassword })
    const wrong = await change('guessed', 'another one')
    expect([wrong.statusCode, wrong.json()]).toEqual([
      401,
      expect.objectContaining({
        code: 'invalid_credentials',
        fields: { currentPassword: 'This is not your current password' },
      }),
    ])
    expect((await change(password, '12345')).json()).toMatchObject({
      fields: { newPassword: 'Password must be at least 6 characters long' },
    })
    const changed = await change(password, 'another one')
    expect(changed.json()).toMatchObject({ id: person.id })
    for (const cookie of [person.cookie, phone]) {
      expect(await ask(cookie, 'GET', '/api/auth/user')).toMatchObject({ statusCode: 401 })
    }
    expect((await readAccount(cookieOf(changed))).sessions).toHaveLength(1)
    expect(await logIn(person)).toMatchObject({ statusCode: 401 })
    expect(await logIn({ ...person, password: 'another one' })).toMatchObject({ statusCode: 200 })
    await expect.poll(() => mailsTo(person.email, /password was changed/)).toHaveLength(1)
  })

  describe('a new address', () => {
    test('takes effect when it is confirmed, once, within an hour', async () => {
      const person = await signUp()
      const email = `new-${person.email}`
      const request = (body: object) => ask(person.cookie, 'POST', '/api/account/email', body)
      expect(await request({ email, currentPassword: 'guessed' })).toMatchObject({ statusCode: 401 })
      expect(await request({ email: person.email, currentPassword: password })).toMatchObject({
        statusCode: 400,
      })
      expect(await request({ email: email.toUpperCase(), currentPassword: password })).toMatchObject({
        statusCode: 202,
      })
      expect((await readAccount(person.cookie)).profile).toMatchObject({
        email: person.email,
        pendingEmail: email,
      })
      const token = await confirmationTokenFor(email)
      expect(mailsTo(person.email, /^A change of/)[0]?.text).toContain(email)

      const confirm = (token: string) => ask(person.cookie, 'POST', '/api/account/confirm-email', { token })
      server.clock.now += hourMs
      expect((await confirm(token)).json()).toMatchObject({ code: 'email_link_invalid' })
      server.clock.now -= hourMs
      expect((await confirm(token)).json()).toEqual({ email })
      expect(await confirm(token)).toMatchObject({ statusCode: 400 })
      expect((await readAccount(person.cookie)).profile).toMatchObject({ email, pendingEmail: null })
      expect(await logIn({ ...person, username: email })).toMatchObject({ statusCode: 200 })
    })

    test('also replaces a username that is the address, and is dropped when a password is set', async () => {
      const person = await signUp({ username: 'both@example.com', email: 'both@example.com' })
      await ask(person.cookie, 'POST', '/api/account/email', {
        email: 'after@example.com',
        currentPassword: password,
      })
      const first = await confirmationTokenFor('after@example.com')
      const changed = await ask(person.cookie, 'POST', '/api/account/password', {
        currentPassword: password,
        newPassword: 'another one',
      })
      const confirm = (token: string) =>
        ask(cookieOf(changed), 'POST', '/api/account/confirm-email', { token })
      expect(await confirm(first)).toMatchObject({ statusCode: 400 })
      await ask(cookieOf(changed), 'POST', '/api/account/email', {
        email: 'later@example.com',
        currentPassword: 'another one',
      })
      expect(await confirm(await confirmationTokenFor('later@example.com'))).toMatchObject({
        statusCode: 200,
      })
      expect((await readAccount(cookieOf(changed))).profile).toMatchObject({
        username: 'later@example.com',
        email: 'later@example.com',
      })
      // Anyone can use the old address again.
      await signUp({ username: 'both@example.com', email: 'both@example.com' })
    })

    test('that belongs to someone else gets the same answer, and only its owner gets mail', async () => {
      const [person, owner] = [await signUp(), await signUp()]
      const ofOwner = await ask(person.cookie, 'POST', '/api/account/email', {
        email: owner.email,
        currentPassword: password,
      })
      const ofUnknownAddress = await ask(owner.cookie, 'POST', '/api/account/email', {
        email: 'nobody-yet@example.com',
        currentPassword: password,
      })
      expect([ofOwner.statusCode, ofOwner.body]).toEqual([ofUnknownAddress.statusCode, ofUnknownAddress.body])
      expect((await readAccount(person.cookie)).profile.pendingEmail).toBe(owner.email)
      await expect.poll(() => mailsTo(owner.email, /^Someone tried/)).toHaveLength(1)
      expect(mailsTo(owner.email, /Confirm/)).toEqual([])

      // An address that is taken before it is confirmed stays with the first account.
      const token = await confirmationTokenFor('nobody-yet@example.com')
      await signUp({ email: 'nobody-yet@example.com' })
      const late = await ask(owner.cookie, 'POST', '/api/account/confirm-email', { token })
      expect([late.statusCode, late.json().code]).toEqual([409, 'account_exists'])
      expect((await readAccount(owner.cookie)).profile.email).toBe(owner.email)
    })
  })

  async function savePlans(cookie: string, userId: string): Promise<void> {
    const save = async (changes: object) => {
      const answer = await ask(cookie, 'POST', '/api/workbooks', { ...aSave(), ...changes })
      expect(answer).toMatchObject({ statusCode: 200 })
      return answer.json<{ revision: string }>().revision
    }
    let revision = await save(named('First'))
    revision = await save({ ...named('Second'), revision })
    await save({ ...named('Second'), title: 'Renamed', revision })
    await save({ id: 'wb_2' })
    expect(await ask(cookie, 'DELETE', '/api/workbooks/wb_2')).toMatchObject({ statusCode: 204 })
    const use = { day: '2026-11-16', calls: 2, input_tokens: 30, output_tokens: 4 }
    await place.database
      .insertInto('assistant_usage')
      .values({ ...use, user_id: userId })
      .execute()
  }

  test('exports everything as one file', async () => {
    const person = await signUp()
    await savePlans(person.cookie, person.id)
    const answer = await ask(person.cookie, 'GET', '/api/account/export')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="planwright-account-2026-11-16.json"',
      'cache-control': 'no-store',
    })
    const file = answer.json()
    expect(file).toMatchObject({
      format: 'account-export',
      version: 1,
      profile: { email: person.email },
      sessions: [{ device: 'Firefox on Linux' }],
      assistantUse: [{ day: '2026-11-16', calls: 2, inputTokens: 30, outputTokens: 4 }],
    })
    const [plan, deleted] = file.plans
    expect(plan).toMatchObject({ id: 'wb_1', title: 'Renamed', deletedAt: null })
    expect(deleted).toMatchObject({ id: 'wb_2', deletedAt: expect.any(String) })
    const words = (revision: string) => plan.contents[revision].businessIdea.name
    expect(words(plan.contentRevision)).toBe('Second')
    const versions = plan.versions as { title: string; contentRevision: string }[]
    expect(versions.map(({ title, contentRevision }) => [title, words(contentRevision)])).toEqual([
      ['Renamed', 'Second'],
      ['Bakery', 'Second'],
      ['Bakery', 'First'],
    ])
    // Shared text appears once, and nothing secret appears at all.
    expect(Object.keys(plan.contents)).toHaveLength(2)
    expect(answer.body).not.toMatch(/hash|secret|session_epoch/)

    const empty = await signUp()
    expect((await ask(empty.cookie, 'GET', '/api/account/export')).json()).toMatchObject({ plans: [] })
  })

  test('deletes the account and everything it owns when the password is right', async () => {
    const [person, other] = [await signUp(), await signUp()]
    await savePlans(person.cookie, person.id)
    await savePlans(other.cookie, other.id)
    await ask(person.cookie, 'POST', '/api/account/email', {
      email: 'elsewhere@example.com',
      currentPassword: password,
    })
    const erase = (currentPassword: string) =>
      ask(person.cookie, 'DELETE', '/api/account', { currentPassword })
    expect(await erase('')).toMatchObject({ statusCode: 400 })
    expect(await erase('guessed')).toMatchObject({ statusCode: 401 })
    // A double click deletes once and shows no error.
    const both = await Promise.all([erase(password), erase(password)])
    expect(both.map(({ statusCode }) => statusCode)).toContain(204)
    expect(both.every(({ statusCode }) => statusCode === 204 || statusCode === 401)).toBe(true)
    const done = both.find(({ statusCode }) => statusCode === 204)
    expect(String(done?.headers['set-cookie'])).toMatch(/^session=;.*Max-Age=0/)

    expect(await logIn(person)).toMatchObject({ statusCode: 401 })
    expect(await ask(person.cookie, 'GET', '/api/account')).toMatchObject({ statusCode: 401 })
    expect(await countTraces(person.id, person.email)).toEqual(noTraces)
    expect(await countTraces(other.id, other.email)).toMatchObject({ users: 1, workbooks: 2, versions: 4 })
    // The username and the address can be used again.
    await signUp({ username: person.username, email: person.email })
  })

  const noTraces = {
    users: 0,
    sessions: 0,
    changes: 0,
    workbooks: 0,
    contents: 0,
    versions: 0,
    use: 0,
    mails: 0,
  }

  async function countTraces(userId: string, email: string) {
    const { database } = place
    const count = async (rows: Promise<unknown[]>) => (await rows).length
    const all = (table: 'sessions' | 'email_changes' | 'assistant_usage') =>
      database.selectFrom(table).selectAll().where('user_id', '=', userId).execute()
    const owned = (table: 'workbooks' | 'workbook_contents' | 'workbook_versions') =>
      database.selectFrom(table).selectAll().where('owner_id', '=', userId).execute()
    return {
      users: await count(database.selectFrom('users').selectAll().where('id', '=', userId).execute()),
      sessions: await count(all('sessions')),
      changes: await count(all('email_changes')),
      workbooks: await count(owned('workbooks')),
      contents: await count(owned('workbook_contents')),
      versions: await count(owned('workbook_versions')),
      use: await count(all('assistant_usage')),
      mails: await count(
        database.selectFrom('mail_queue').select('id').where('to_address', '=', email).execute(),
      ),
    }
  }
})

function cookieOf(answer: { headers: Record<string, unknown> }): string {
  return String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
}
