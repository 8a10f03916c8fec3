import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freeLesson } from '#tests/integration/course-folder.ts'
import { quickPasswords } from '#tests/integration/quick-passwords.ts'
import { createTestApp } from '#tests/integration/test-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/integration/test-database.ts'
import { unlimited } from '#tests/integration/unlimited.ts'
import { ask, metricsToken, setUpActor } from './access-actors.ts'
import { matrix } from './access-matrix.ts'
import { isPublic, recordRoutes, type Route } from './record-routes.ts'
import { createTryRow } from './try-row.ts'

const origin = 'https://plans.example'

describe('the security headers', () => {
  let place: TestDatabase
  let app: FastifyInstance
  let routes: Route[]
  let address = ''

  beforeAll(async () => {
    place = await createTestDatabase('embedded')
    const settings = { ...unlimited, metricsToken, publicUrl: origin }
    const recorded = await recordRoutes(() => createTestApp(place.database, settings, quickPasswords))
    app = recorded.result.app
    routes = recorded.routes
    address = await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await app.close()
    await place.remove()
  })

  test('are on pages, files and the "not found" page', async () => {
    const urls = [
      ...routes.filter(isPublic).map(({ url }) => url),
      '/assets/app-1234.js',
      '/nowhere',
      '/%zz',
      '/api/nowhere',
      '/..%2f..%2fetc/passwd',
    ]
    for (const url of urls) {
      const answer = await ask(app, null, 'GET', url)
      expect({ url, faults: listFaults(answer) }).toEqual({ url, faults: [] })
    }
  })

  test.each(['visitor', 'owner', 'unentitled'] as const)(
    'are on every API answer to the %s, and no answer may be cached',
    async (actor) => {
      const tryRow = createTryRow(app, place.database)
      for (const row of matrix) {
        const { answer } = await tryRow(actor, row)
        const { route } = row
        const caching = answer.headers['cache-control']
        expect({ route, faults: listFaults(answer), caching }).toEqual({
          route,
          faults: [],
          caching: findCaching(row, answer.statusCode),
        })
      }
    },
  )

  test('cookies cannot be used by scripts, by other sites or over plain http, except a hint without a secret', async () => {
    const setup = await setUpActor(app, place.database, 'owner')
    const { owner } = setup
    const answers = [
      await ask(app, null, 'POST', '/api/auth/login', { username: owner.username, password: owner.password }),
      await ask(app, null, 'POST', '/api/create-payment-intent', { amount: 97, email: 'a@example.com' }),
      await ask(app, owner, 'GET', '/api/logout'),
    ]
    const cookies = answers.flatMap(({ headers }) => headers['set-cookie'] ?? [])
    expect(cookies.map((cookie) => cookie.split('=', 1)[0])).toEqual([
      '__Host-session',
      '__Host-signed_in',
      '__Host-device',
      '__Host-checkout',
      '__Host-session',
      '__Host-signed_in',
    ])
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\//)
      expect(cookie).toMatch(cookie.startsWith('__Host-signed_in=') ? /^[\w-]+=1?;/ : /; HttpOnly/)
      expect(cookie).toMatch(/; Secure/)
      expect(cookie).toMatch(/; SameSite=Lax/)
      expect(cookie).not.toMatch(/Domain=/i)
    }
    expect(String(answers[2]?.headers['set-cookie'])).toMatch(/^__Host-session=; Max-Age=0/)
  })

  test('a request that is not HTTP is refused in JSON, and TRACE and CONNECT do not exist', async () => {
    const raw = await new Promise<string>((resolve) => {
      const chunks: Buffer[] = []
      const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.end('NONSENSE\r\n\r\n'))
      socket.on('data', (chunk) => chunks.push(chunk))
      socket.on('error', () => {})
      socket.on('close', () => resolve(Buffer.concat(chunks).toString()))
    })
    expect(raw).toMatch(/^HTTP\/1\.1 400 /)
    expect(raw).toMatch(/"message":"/)
    for (const method of ['TRACE', 'PUT', 'PROPFIND']) {
      const answer = await app.inject({ method: method as 'PUT', url: '/api/auth/user' })
      expect(answer.statusCode).toBe(404)
      expect(answer.body).not.toContain('user-agent')
    }
  })
})

/** Settings, the free lesson and its video are public and the same for everyone. */
function findCaching({ route, what = '' }: (typeof matrix)[number], status: number): string {
  if (route === 'GET /api/settings' || what === `/learn/${freeLesson}`) return 'no-cache'
  if (what.startsWith('/learn/videos/') && status === 200) {
    return what.includes(freeLesson) ? 'public, max-age=86400' : 'private, no-cache'
  }
  return /\/(?:learn|certificate)(?!\/videos)/.test(route) ? 'private, no-store' : 'no-store'
}

type Answer = Awaited<ReturnType<typeof ask>>

const required: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=()',
}
/** On pages whose address must reach no one. */
const stricter: Readonly<Record<string, string>> = { 'referrer-policy': 'no-referrer' }
const forbidden = ['server', 'x-powered-by', 'access-control-allow-origin']
const textType =
  /charset=utf-8|^application\/(?:json|javascript|pdf|manifest\+json)|^image\/|^video\/|^font\//i

function listFaults({ headers, body }: Answer): string[] {
  const policy = String(headers['content-security-policy'])
  const type = String(headers['content-type'])
  return [
    ...Object.keys(required).filter(
      (name) => ![required[name], stricter[name]].includes(String(headers[name])),
    ),
    ...forbidden.filter((name) => headers[name] !== undefined),
    ...listPolicyFaults(policy),
    ...(body === '' || textType.test(type) ? [] : [`content-type ${type}`]),
  ]
}

const directives = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  'upgrade-insecure-requests',
]

/** Scripts come from our own address, or are inline and allowed by their hash. */
function listPolicyFaults(policy: string): string[] {
  const parts = policy.split('; ')
  const [, ...scripts] = parts.find((part) => part.startsWith('script-src '))?.split(' ') ?? []
  const strange = scripts.filter((source) => !/^'(?:self|sha256-[\w+/=]+)'$/.test(source))
  const missing = directives.filter((directive) => !parts.includes(directive))
  return [...missing, ...strange, ...(scripts.includes("'self'") ? [] : ['script-src'])]
}
