import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountHeader } from '#contract/account-header.ts'
import type { PasswordHasher } from '#server/accounts/password-hashing.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'

/** Counts instead of hashing. The number of calls determines how long a login takes. */
function createCountingHasher() {
  const counts = { verify: 0 }
  const passwords: PasswordHasher = {
    hash: async (password) => `hash of ${password}`,
    verify: async (storedHash, password) => {
      counts.verify += 1
      return storedHash === `hash of ${password}`
    },
  }
  return { counts, passwords }
}

describeOnBothDatabases('limits on attempts', (engine) => {
  let place: TestDatabase
  let servers: TestApp[]
  const { counts, passwords } = createCountingHasher()

  beforeEach(async () => {
    place = await createTestDatabase(engine)
    servers = [
      await createTestApp(place.database, {}, passwords),
      await createTestApp(place.database, {}, passwords),
    ]
  })
  afterEach(async () => {
    for (const { app } of servers) await app.close()
    await place.remove()
  })

  /** Requests alternate between two server processes on one database. */
  let turn = 0
  function post(url: string, payload: object, { address = '203.0.113.7', headers = {} } = {}) {
    turn += 1
    const { app } = servers[turn % 2] as TestApp
    return app.inject({ method: 'POST', url, payload, headers, remoteAddress: address })
  }
  const logIn = (username: string, options?: { address?: string; headers?: Record<string, string> }) =>
    post('/api/auth/login', { username, password: 'a wrong guess' }, options)

  const dana = { username: 'dana', password: 'right one', email: 'dana@example.com' }
  const cookiesOf = (answer: { cookies: { name: string; value: string }[] }) =>
    answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  /** Guesses at one account from a new address each time, until the guesses are slowed down. */
  async function guessFromEverywhere() {
    for (let attempt = 0; attempt <= 32; attempt += 1) await logIn('dana', { address: `192.0.2.${attempt}` })
    expect((await logIn('dana', { address: '192.0.2.200' })).statusCode).toBe(429)
  }

  test('stop guessing at one account from one place', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await logIn('dana')).statusCode).toBe(401)
    const answer = await logIn('DANA')
    expect(answer.statusCode).toBe(429)
    expect(answer.json()).toMatchObject({
      code: 'rate_limited',
      message: expect.stringContaining('15 minutes'),
    })
    expect(Number(answer.headers['retry-after'])).toBe(15 * 60)
  })

  test('slow down guessing at one account from many places, to one attempt every few seconds', async () => {
    await guessFromEverywhere()
    const answer = await logIn('DANA', { address: '198.51.100.1' })
    expect(answer.statusCode).toBe(429)
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('seconds') })
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(10)
    for (const { clock } of servers) clock.now += 10_000
    expect((await logIn('dana', { address: '198.51.100.1' })).statusCode).toBe(401)
    expect((await logIn('dana', { address: '198.51.100.2' })).statusCode).toBe(429)
  })

  test('never keep the owner out because of a stranger’s guesses', async () => {
    await post('/api/auth/register', dana)
    for (let attempt = 0; attempt < 12; attempt += 1) await logIn('dana', { address: '198.51.100.1' })
    expect((await post('/api/auth/login', dana)).statusCode).toBe(200)
  })

  test('give a browser that the owner has used before its own allowance', async () => {
    const cookie = cookiesOf(await post('/api/auth/register', dana))
    await guessFromEverywhere()
    const headers = { cookie }
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await logIn('dana', { headers })).statusCode).toBe(401)
    }
    expect((await logIn('dana', { headers })).statusCode).toBe(429)
    for (const { clock } of servers) clock.now += 15 * 60 * 1000
    expect((await post('/api/auth/login', dana, { headers })).statusCode).toBe(200)
  })

  test('give no allowance for a forged cookie, another account’s or one from before a new password', async () => {
    const cookie = cookiesOf(await post('/api/auth/register', dana))
    const other = { username: 'eve', password: 'right one', email: 'eve@example.com' }
    const others = cookiesOf(await post('/api/auth/register', other))
    await guessFromEverywhere()
    const forged = 'device=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
    for (const foreign of [forged, others]) {
      expect((await logIn('dana', { headers: { cookie: foreign } })).statusCode).toBe(429)
    }
    await place.database.updateTable('users').set({ session_epoch: 7 }).execute()
    expect((await logIn('dana', { headers: { cookie } })).statusCode).toBe(429)
  })

  test('count password changes while signed in separately from logins', async () => {
    const signedUp = await post('/api/auth/register', dana)
    const headers = { cookie: cookiesOf(signedUp), [accountHeader]: signedUp.json<{ id: string }>().id }
    await guessFromEverywhere()
    for (let attempt = 0; attempt < 12; attempt += 1) await logIn('dana', { headers })
    const change = (currentPassword: string) =>
      post('/api/account/password', { currentPassword, newPassword: 'another one' }, { headers })
    for (let attempt = 0; attempt < 9; attempt += 1) expect((await change('wrong')).statusCode).toBe(401)
    expect((await change('right one')).statusCode).toBe(200)
  })

  test('stop guessing at many accounts from one place, whatever it claims to be', async () => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${attempt}`, 'x-real-ip': `198.51.100.${attempt}` }
      expect((await logIn(`person${attempt}`, { headers })).statusCode).toBe(401)
    }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        logIn(`late${index}`, { headers: { 'x-forwarded-for': `192.0.2.${index}` } }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 429))
  })

  test('count one network, not one address, where an address is easily changed', async () => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      await logIn(`person${attempt}`, { address: `2001:db8:1:2::${attempt.toString(16)}` })
    }
    expect((await logIn('late', { address: '2001:0db8:1:2:ffff::1' })).statusCode).toBe(429)
    expect((await logIn('late', { address: '2001:db8:1:3::1' })).statusCode).toBe(401)
  })

  test('hold when all attempts arrive at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => logIn('dana')))
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
  })

  test('end with their window', async () => {
    for (let attempt = 0; attempt < 11; attempt += 1) await logIn('dana')
    expect((await logIn('dana')).statusCode).toBe(429)
    for (const { clock } of servers) clock.now += 15 * 60 * 1000
    expect((await logIn('dana')).statusCode).toBe(401)
  })

  test('reset after a successful login', async () => {
    const person = { username: 'dana', password: 'right one', email: 'dana@example.com' }
    await post('/api/auth/register', person)
    for (let round = 0; round < 3; round += 1) {
      for (let slip = 0; slip < 9; slip += 1) expect((await logIn('dana')).statusCode).toBe(401)
      expect((await post('/api/auth/login', person)).statusCode).toBe(200)
    }
  })

  test('cover sign-up, forgotten passwords and reset links', async () => {
    const tries: [string, (index: number) => object, number][] = [
      [
        '/api/auth/register',
        (index) => ({ username: `u${index}`, email: `u${index}@example.com`, password: '123456' }),
        20,
      ],
      ['/api/auth/forgot-password', () => ({ emailOrUsername: 'dana' }), 5],
      ['/api/auth/reset-password', (index) => ({ token: `t${index}`, newPassword: 'long enough' }), 30],
    ]
    for (const [url, payload, allowed] of tries) {
      for (let index = 0; index < allowed; index += 1) {
        expect((await post(url, payload(index))).statusCode).not.toBe(429)
      }
      expect((await post(url, payload(allowed))).statusCode).toBe(429)
    }
  })

  test('an unknown name costs the same work as a wrong password', async () => {
    await post('/api/auth/register', { username: 'dana', password: 'right one', email: 'dana@example.com' })
    const work = async (username: string) => {
      const before = counts.verify
      await logIn(username)
      return counts.verify - before
    }
    expect([await work('dana'), await work('nobody')]).toEqual([1, 1])
  })
})
