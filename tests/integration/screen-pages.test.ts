import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './test-app.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

describe('the page of a screen', () => {
  let place: TestDatabase
  let server: TestApp

  beforeAll(async () => {
    place = await createTestDatabase('embedded')
    server = await createTestApp(place.database, { publicUrl: 'https://plans.example' })
  })
  afterAll(async () => {
    await server.app.close()
    await place.remove()
  })

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url, headers })

  test.each(['/login', '/login?next=%2Fworkbook', '/login/'])(
    'is the prerendered one where there is one: %s',
    async (url) => {
      expect((await get(url)).body).toContain('data-screen="login"')
    },
  )

  test('is the page without a screen otherwise', async () => {
    const answer = await get('/account')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<div id="root"></div>')
  })

  test('is revalidated, and sent again only after a change', async () => {
    const { headers } = await get('/login')
    expect(headers['cache-control']).toBe('no-cache')
    const again = await get('/login', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('is the prerendered 404 screen with status 404 at an unknown address', async () => {
    const answer = await get('/nowhere')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('data-screen="notFound"')
  })

  test('has no address of its own', async () => {
    expect((await get('/screens/login.html')).statusCode).toBe(404)
  })

  test('has the same policy for scripts as the page without a screen', async () => {
    const policies = await Promise.all(['/login', '/account', '/nowhere'].map((url) => get(url)))
    expect(new Set(policies.map(({ headers }) => headers['content-security-policy'])).size).toBe(1)
  })

  describe('and the hint that someone is signed in', () => {
    const hint = '__Host-signed_in=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax'

    test('come together when the browser has a session cookie', async () => {
      const answer = await get('/login', { cookie: '__Host-session=from-before-the-hint' })
      expect(answer.headers['set-cookie']).toBe(hint)
    })

    test('do not come together for a visitor, whatever hint the visitor sends', async () => {
      expect((await get('/login')).headers['set-cookie']).toBeUndefined()
      const made = await get('/login', { cookie: '__Host-signed_in=1' })
      expect(made.headers['set-cookie']).toBeUndefined()
    })
  })

  test('a refused session check removes the hint, and a made-up hint signs no one in', async () => {
    const answer = await get('/api/auth/user', { cookie: '__Host-signed_in=1; __Host-session=ended' })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['set-cookie']).toBe('__Host-signed_in=; Max-Age=0; Path=/; Secure; SameSite=Lax')
  })
})
