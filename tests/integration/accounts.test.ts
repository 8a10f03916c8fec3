import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPasswordHasher } from '#server/accounts/password-hashing.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'

const dayMs = 24 * 60 * 60 * 1000

describeOnBothDatabases('accounts', (engine) => {
  let place: TestDatabase
  let server: TestApp

  beforeAll(async () => {
    place = await createTestDatabase(engine)
    server = await createTestApp(place.database, { rateLimitFactor: 1000 }, createPasswordHasher())
  })
  afterAll(async () => {
    await server.app.close()
    await place.remove()
  })

  let people = 0
  function aPerson(overrides: Record<string, unknown> = {}) {
    people += 1
    return {
      username: `dana${people}`,
      email: `dana${people}@example.com`,
      password: 'long enough',
      firstName: 'Dana',
      lastName: 'Reyes',
      ...overrides,
    }
  }

  const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url, payload: payload as object, headers })

  async function register(person = aPerson()) {
    const answer = await post('/api/auth/register', person)
    expect(answer.statusCode).toBe(201)
    return { person, cookie: cookieOf(answer) }
  }

  const whoAmI = (cookie: string) =>
    server.app.inject({ method: 'GET', url: '/api/auth/user', headers: { cookie } })

  /** The links mailed to one person so far; earlier tests' mails may still be on their way. */
  const linksTo = (email: string) =>
    server.mails.filter(({ to, text }) => to === email && text.includes('token=')).map(({ text }) => text)

  async function resetTokenFor(person: { username: string; email: string }, typed = person.username) {
    const before = linksTo(person.email).length
    await post('/api/auth/forgot-password', { emailOrUsername: typed })
    await expect.poll(() => linksTo(person.email).length).toBeGreaterThan(before)
    return /token=([\w-]+)/.exec(linksTo(person.email).at(-1) ?? '')?.[1] ?? ''
  }

  describe('signing up', () => {
    test('makes an account, signs it in and answers with the user', async () => {
      const person = aPerson({ username: 'Ferry Dana', email: 'Ferry@Example.com' })
      const answer = await post('/api/auth/register', person)
      expect(answer.json()).toEqual({
        id: expect.stringMatching(/^[\w-]{21}$/),
        username: 'Ferry Dana',
        email: 'ferry@example.com',
        firstName: 'Dana',
        lastName: 'Reyes',
        entitlements: [],
      })
      expect((await whoAmI(cookieOf(answer))).json()).toEqual(answer.json())
    })

    test('sends a welcome mail after the answer', async () => {
      const { person } = await register()
      await expect.poll(() => server.mails.some(({ to }) => to === person.email)).toBe(true)
    })

    test.each([
      [{ username: '' }, 'Please fill in all required fields'],
      [{ email: '' }, 'Please fill in all required fields'],
      [{ password: '12345' }, 'Password must be at least 6 characters long'],
      [{ email: 'not an address' }, 'Please enter a valid email address'],
      [{ password: 'x'.repeat(257) }, 'Password must be at most 256 characters long'],
      [{ username: 7 }, 'Please fill in all required fields'],
    ])('refuses %j with a message', async (wrong, message) => {
      const answer = await post('/api/auth/register', aPerson(wrong))
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ message })
    })

    test('treats every spelling of a name as the same account', async () => {
      await register(aPerson({ username: 'Zoë Ångström' }))
      for (const spelling of [
        'zoë ångström',
        'Zoe\u0308 A\u030Angstro\u0308m',
        'ZOË\u00A0ÅNGSTRÖM',
        ' Zoë\u2003Ångström ',
      ]) {
        const answer = await post('/api/auth/register', aPerson({ username: spelling }))
        expect(answer.statusCode).toBe(409)
        expect(answer.json()).toMatchObject({ fields: { username: expect.any(String) } })
      }
    })

    test('accepts an address only once, in any case', async () => {
      const { person } = await register()
      const answer = await post('/api/auth/register', aPerson({ email: person.email.toUpperCase() }))
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({ fields: { email: expect.any(String) } })
    })

    test('makes one account when the same form arrives ten times at the same time', async () => {
      const person = aPerson()
      const answers = await Promise.all(Array.from({ length: 10 }, () => post('/api/auth/register', person)))
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
      expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9)
    })

    test('answers a 1 MB password immediately, without hashing it', async () => {
      const answer = await post('/api/auth/register', aPerson({ password: 'x'.repeat(1_000_000) }))
      expect(answer.statusCode).toBe(413)
    })
  })

  describe('a coupon', () => {
    async function addCoupon(code: string, usesLeft: number, expiresAt: number | null = null) {
      await place.database
        .insertInto('coupons')
        .values({
          code,
          grants: 'course',
          uses_left: usesLeft,
          expires_at: expiresAt,
          created_at: server.clock.now,
        })
        .execute()
    }

    test('grants the course at sign-up, however it is typed', async () => {
      await addCoupon('WELCOME25', 5)
      // Checking a coupon does not use it.
      for (let check = 0; check < 3; check += 1) {
        const checked = await post('/api/auth/check-coupon', { couponCode: 'Welcome25' })
        expect(checked.statusCode).toBe(204)
      }
      const person = aPerson({ couponCode: ' welcome25 ' })
      const answer = await post('/api/auth/register', person)
      expect(answer.json()).toMatchObject({ entitlements: ['course'] })
      const mail = await place.database
        .selectFrom('mail_queue')
        .select('text_body')
        .where('to_address', '=', person.email)
        .executeTakeFirstOrThrow()
      expect(mail.text_body).toMatch(/\/learn$/m)
    })

    test('that is used up, expired or unknown makes no account', async () => {
      await addCoupon('USEDUP', 0)
      await addCoupon('EXPIRED', 9, server.clock.now)
      for (const couponCode of ['USEDUP', 'EXPIRED', 'NEVER-WAS', 'A\u0000B', '']) {
        const check = await post('/api/auth/check-coupon', { couponCode })
        expect([check.statusCode, check.json()]).toEqual([
          400,
          { code: 'coupon_invalid', message: 'This coupon is not valid or has expired.' },
        ])
        const person = aPerson({ couponCode })
        const answer = await post('/api/auth/register', person)
        expect(answer.statusCode).toBe(400)
        expect(answer.json()).toMatchObject({ message: 'This coupon is not valid or has expired.' })
        const login = await post('/api/auth/login', person)
        expect(login.statusCode).toBe(401)
      }
    })

    test('is redeemed exactly as often as allowed in a race', async () => {
      await addCoupon('RACE', 3)
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => post('/api/auth/register', aPerson({ couponCode: 'RACE' }))),
      )
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
    })
  })

  describe('an address that only looks like another one', () => {
    test('neither opens nor blocks the account it resembles', async () => {
      const { person } = await register(aPerson({ username: 'vera', email: 'victim@mail.example' }))
      await register(
        aPerson({ username: 'victim@maıl.example', email: 'victim@maıl.example', password: 'stranger' }),
      )
      const logIn = (password: string) =>
        post('/api/auth/login', { username: 'victim@mail.example', password })
      expect((await logIn(person.password)).json()).toMatchObject({ username: 'vera' })
      expect((await logIn('stranger')).statusCode).toBe(401)
    })
  })

  describe('logging in', () => {
    test('works with the username or the address, in any spelling', async () => {
      const { person } = await register()
      for (const username of [person.username, person.username.toUpperCase(), person.email]) {
        const answer = await post('/api/auth/login', { username, password: person.password })
        expect(answer.statusCode).toBe(200)
        expect(answer.json()).toMatchObject({ username: person.username })
      }
    })

    test('gives the same answer for a wrong password and an unknown name', async () => {
      const { person } = await register()
      const wrong = await post('/api/auth/login', { username: person.username, password: 'wrong one' })
      const unknown = await post('/api/auth/login', { username: 'nobody at all', password: 'wrong one' })
      expect(wrong.statusCode).toBe(401)
      expect(wrong.json()).toEqual({ code: 'invalid_credentials', message: 'Invalid credentials' })
      expect([unknown.statusCode, unknown.json()]).toEqual([wrong.statusCode, wrong.json()])
    })

    test('asks for both fields', async () => {
      const answer = await post('/api/auth/login', { username: 'dana' })
      expect(answer.json()).toMatchObject({ message: 'Please enter both username and password' })
    })

    test('starts a new session and ends the one the browser had', async () => {
      const { person, cookie } = await register()
      const answer = await post('/api/auth/login', person, { cookie })
      expect(cookieOf(answer)).not.toBe(cookie)
      expect((await whoAmI(cookie)).statusCode).toBe(401)
      expect((await whoAmI(cookieOf(answer))).statusCode).toBe(200)
    })
  })

  describe('a session', () => {
    test('is held in a cookie that scripts and other sites cannot use, and not in the database', async () => {
      const answer = await post('/api/auth/register', aPerson())
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringMatching(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
        'signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax',
        expect.stringMatching(/^device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
      ])
      const secret = cookieOf(answer).split('=')[1] ?? ''
      const rows = await place.database.selectFrom('sessions').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(secret)
    })

    test('is bound to our host and to https when the public address is https', async () => {
      const secure = await createTestApp(place.database, {
        publicUrl: 'https://plans.example',
        rateLimitFactor: 1000,
      })
      const answer = await secure.app.inject({
        method: 'POST',
        url: '/api/auth/register',
        payload: aPerson(),
      })
      expect(String(answer.headers['set-cookie'])).toMatch(
        /^__Host-session=[\w-]+; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      )
      await secure.app.close()
    })

    test('is extended while it is used, and is written at most once a day', async () => {
      const { cookie } = await register()
      const readAt = async () => (await whoAmI(cookie)).headers['set-cookie'] !== undefined
      expect(await readAt()).toBe(false)
      server.clock.now += dayMs + 1
      expect(await readAt()).toBe(true)
      expect(await readAt()).toBe(false)
      server.clock.now += 29 * dayMs
      expect((await whoAmI(cookie)).statusCode).toBe(200)
      server.clock.now += 31 * dayMs
      expect((await whoAmI(cookie)).statusCode).toBe(401)
    })

    test.each(['', 'session=', 'session=nonsense', 'session=%', `session=${'x'.repeat(5000)}`, '\u0000'])(
      'cannot be made up: %j',
      async (cookie) => {
        expect((await whoAmI(cookie)).statusCode).toBe(401)
      },
    )
  })

  describe('logging out', () => {
    const logOut = (headers: Record<string, string>) =>
      server.app.inject({ method: 'GET', url: '/api/logout', headers })

    test('ends the session, clears the cookie and redirects to the start page', async () => {
      const { cookie } = await register()
      const answer = await logOut({ cookie })
      expect(answer.statusCode).toBe(303)
      expect(answer.headers.location).toBe('/')
      expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0')
      expect((await whoAmI(cookie)).statusCode).toBe(401)
    })

    test('does nothing when another site asked for it', async () => {
      const { cookie } = await register()
      const answer = await logOut({ cookie, 'sec-fetch-site': 'cross-site' })
      expect(answer.statusCode).toBe(303)
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect((await whoAmI(cookie)).statusCode).toBe(200)
    })
  })

  describe('resetting a password', () => {
    const reset = (token: string, newPassword = 'a new password', cookie = '') =>
      post('/api/auth/reset-password', { token, newPassword }, cookie ? { cookie } : {})

    test('gives one answer for known and unknown accounts', async () => {
      const { person } = await register()
      const known = await post('/api/auth/forgot-password', { emailOrUsername: person.email })
      const unknown = await post('/api/auth/forgot-password', { emailOrUsername: 'nobody@example.com' })
      expect(known.statusCode).toBe(200)
      expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    })

    test('mails a link built from the public address alone, whatever the Host header says', async () => {
      const { person } = await register()
      await post(
        '/api/auth/forgot-password',
        { emailOrUsername: person.username },
        { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      )
      const findMail = () =>
        server.mails.find(({ to, text }) => to === person.email && text.includes('token='))
      await expect.poll(findMail).toBeDefined()
      const mail = findMail()
      expect(mail?.text).toContain('http://plans.example/reset-password?token=')
      expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example')
    })

    test('sets the password, signs in, and ends every older session and link', async () => {
      const { person, cookie } = await register()
      const token = await resetTokenFor(person)
      const otherToken = await resetTokenFor(person, person.email)
      const answer = await reset(token)
      expect(answer.json()).toMatchObject({ username: person.username })
      expect((await whoAmI(cookieOf(answer))).statusCode).toBe(200)
      expect((await whoAmI(cookie)).statusCode).toBe(401)
      expect((await reset(otherToken)).statusCode).toBe(400)
      expect((await post('/api/auth/login', person)).statusCode).toBe(401)
      expect((await post('/api/auth/login', { ...person, password: 'a new password' })).statusCode).toBe(200)
    })

    test('survives a mail scanner that opens the link, and works once', async () => {
      const { person } = await register()
      const token = await resetTokenFor(person)
      for (let visit = 0; visit < 2; visit += 1) {
        await server.app.inject({ method: 'GET', url: `/reset-password?token=${token}` })
      }
      expect((await reset(token)).statusCode).toBe(200)
      expect((await reset(token)).json()).toEqual({
        code: 'reset_link_invalid',
        message: 'This password reset link is invalid or expired',
      })
    })

    test('lets one of two simultaneous uses of a link through', async () => {
      const { person } = await register()
      const token = await resetTokenFor(person)
      const answers = await Promise.all([reset(token, 'password one'), reset(token, 'password two')])
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400])
    })

    test('answers two links of one account used at the same time without a server error', async () => {
      const { person } = await register()
      const tokens = [await resetTokenFor(person), await resetTokenFor(person, person.email)]
      const answers = await Promise.all(tokens.map((token) => reset(token)))
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400])
    })

    test('leaves no session from a slow login with the old password', async () => {
      const { person } = await register()
      const token = await resetTokenFor(person)
      const logIn = () => post('/api/auth/login', person)
      const [early, answer, late] = await Promise.all([
        Promise.all(Array.from({ length: 6 }, logIn)),
        reset(token),
        Promise.all(Array.from({ length: 6 }, logIn)),
      ])
      expect(answer.statusCode).toBe(200)
      const opened = [...early, ...late].filter(({ statusCode }) => statusCode === 200)
      for (const login of opened) expect((await whoAmI(cookieOf(login))).statusCode).toBe(401)
      expect((await whoAmI(cookieOf(answer))).statusCode).toBe(200)
    })

    test('refuses a link after an hour', async () => {
      const { person } = await register()
      const token = await resetTokenFor(person)
      server.clock.now += 60 * 60 * 1000
      expect((await reset(token)).statusCode).toBe(400)
    })

    test('keeps the link when the new password is too short', async () => {
      const { person } = await register()
      const token = await resetTokenFor(person)
      expect((await reset(token, 'short')).json()).toMatchObject({
        message: 'Password must be at least 8 characters long',
      })
      expect((await reset(token)).statusCode).toBe(200)
    })

    test('stores no token that could be used', async () => {
      const { person } = await register()
      const token = await resetTokenFor(person)
      const rows = await place.database.selectFrom('password_resets').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(token)
    })
  })
})

function cookieOf(answer: { headers: Record<string, unknown> }): string {
  return String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
}
