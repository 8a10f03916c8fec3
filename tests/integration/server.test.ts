import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './test-app.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'

describeOnBothDatabases('the server', (engine) => {
  let place: TestDatabase
  let server: TestApp

  beforeAll(async () => {
    place = await createTestDatabase(engine)
    server = await createTestApp(place.database, { publicUrl: 'https://plans.example' })
  })
  afterAll(async () => {
    await server.app.close()
    await place.remove()
  })

  const get = (url: string) => server.app.inject({ method: 'GET', url })

  test('reports that it is alive and that its database answers', async () => {
    expect((await get('/api/health')).json()).toEqual({ status: 'ok' })
    expect((await get('/api/ready')).json()).toEqual({ status: 'ok' })
  })

  describe('pages', () => {
    test.each(['/', '/course', '/login', '/admin', '/checkout', '/dashboard', '/workbook?planId=wb_1'])(
      'serves the front end at %s and asks browsers to check for a newer one',
      async (url) => {
        const answer = await get(url)
        expect(answer.statusCode).toBe(200)
        expect(answer.headers['content-type']).toContain('text/html')
        expect(answer.headers['cache-control']).toBe('no-cache')
      },
    )

    test('serves the 404 screen with status 404 at an unknown address', async () => {
      const answer = await get('/nowhere')
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('id="root"')
    })

    test('lets hashed files be cached for a year', async () => {
      const answer = await get('/assets/app-1234.js')
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    })

    test.each([
      '/..%2fpackage.json',
      '/assets/..%2f..%2fpackage.json',
      '/.vite/manifest.json',
      '/index.html',
      '/site/landing.html',
    ])('serves nothing outside the front end: %s', async (url) => {
      const answer = await get(url)
      expect([400, 403, 404]).toContain(answer.statusCode)
      expect(answer.body).not.toContain('"scripts"')
    })
  })

  describe('refusals', () => {
    test.each([
      ['an unknown API path', { method: 'GET', url: '/api/nowhere' }, 404, 'not_found'],
      ['a write to a page', { method: 'POST', url: '/login' }, 404, 'not_found'],
      [
        'broken JSON',
        { method: 'POST', url: '/api/auth/login', body: '{bad', type: 'application/json' },
        400,
        'bad_request',
      ],
      [
        'an empty body',
        { method: 'POST', url: '/api/auth/login', body: '', type: 'application/json' },
        400,
        'bad_request',
      ],
      [
        'a body that is no object',
        { method: 'POST', url: '/api/auth/login', body: '[]', type: 'application/json' },
        400,
        'bad_request',
      ],
      [
        'a form',
        { method: 'POST', url: '/api/auth/login', body: 'a=b', type: 'application/x-www-form-urlencoded' },
        415,
        'unsupported_media_type',
      ],
      [
        'a huge body',
        {
          method: 'POST',
          url: '/api/auth/login',
          body: `"${'x'.repeat(1_000_000)}"`,
          type: 'application/json',
        },
        413,
        'too_large',
      ],
      ['an address that cannot be decoded', { method: 'GET', url: '/%zz' }, 400, 'bad_request'],
    ] as const)('%s gets a clear JSON answer', async (_name, request, status, code) => {
      const answer = await server.app.inject({
        method: request.method,
        url: request.url,
        ...('body' in request ? { payload: request.body, headers: { 'content-type': request.type } } : {}),
      })
      expect(answer.statusCode).toBe(status)
      expect(answer.json()).toMatchObject({ code, message: expect.stringMatching(/\w{3}/) })
      expect(answer.body).not.toMatch(/at .*\.ts|node_modules/)
    })

    test.each([
      [{ 'sec-fetch-site': 'cross-site' }],
      [{ 'sec-fetch-site': 'same-site' }],
      [{ origin: 'https://evil.example' }],
      [{ origin: 'null' }],
    ])('include a write from another site: %j', async (headers) => {
      const answer = await server.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload: {} })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({ code: 'forbidden' })
    })

    test.each([[{ 'sec-fetch-site': 'same-origin' }], [{ origin: 'https://plans.example' }], [{}]])(
      'do not include a write from our own site: %j',
      async (headers) => {
        const answer = await server.app.inject({
          method: 'POST',
          url: '/api/auth/login',
          headers,
          payload: {},
        })
        expect(answer.statusCode).toBe(400)
      },
    )
  })

  describe('headers', () => {
    test('forbid foreign and inline scripts, except the page’s own by its hash', async () => {
      const policy = String((await get('/')).headers['content-security-policy'])
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1]
      expect(scripts).toMatch(/^'self' 'sha256-[\w+/=]+'$/)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("object-src 'none'")
    })

    test('are on every answer, including refusals', async () => {
      for (const url of ['/', '/api/health', '/api/nowhere', '/nowhere', '/%zz']) {
        const { headers } = await get(url)
        expect(headers).toMatchObject({
          'content-security-policy': expect.stringContaining("default-src 'self'"),
          'x-content-type-options': 'nosniff',
          'strict-transport-security': expect.stringContaining('max-age'),
        })
      }
    })

    test('name the request, so that a person can quote it', async () => {
      expect((await get('/api/health')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    })
  })

  test('is no longer ready when it stops, finishes requests in flight and refuses the rest', async () => {
    const own = await createTestApp(place.database)
    let release = () => {}
    own.app.get('/api/slow', async () => {
      await new Promise<void>((resolve) => {
        release = resolve
      })
      return { done: true }
    })
    const address = await own.app.listen({ port: 0, host: '127.0.0.1' })
    const inFlight = fetch(`${address}/api/slow`)
    await expect.poll(() => release.name !== 'release').toBe(true)
    const closing = own.app.close()
    release()
    expect(await (await inFlight).json()).toEqual({ done: true })
    await closing
    await expect(fetch(`${address}/api/health`)).rejects.toThrow(/fetch failed/)
  })
})
