import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quickPasswords } from '#tests/integration/quick-passwords.ts'
import { createTestApp, type TestApp } from '#tests/integration/test-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/integration/test-database.ts'
import { unlimited } from '#tests/integration/unlimited.ts'
import { load, metricsToken, ownersWords, setUpActor } from './access-actors.ts'
import { matrix } from './access-matrix.ts'

const foreign: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://plans.example.evil.example' },
  { referer: 'https://evil.example/form.html' },
]
const writing = matrix.filter(({ route }) => !route.startsWith('GET '))

describe('another site', () => {
  let place: TestDatabase
  let server: TestApp
  let app: FastifyInstance

  beforeAll(async () => {
    place = await createTestDatabase('embedded')
    server = await createTestApp(place.database, { ...unlimited, metricsToken }, quickPasswords)
    app = server.app
  })
  afterAll(async () => {
    await app.close()
    await place.remove()
  })

  test.each(writing.map((row) => [`${row.route} ${row.what ?? ''}`.trim(), row] as const))(
    'cannot make a browser send %s',
    async (_name, row) => {
      const setup = await setUpActor(app, place.database, 'owner')
      const [method = '', url = ''] = row.route.split(' ')
      const { path = url, body } = row.request(setup)
      for (const headers of foreign) {
        const answer = await app.inject({
          method: method as 'POST',
          url: path,
          headers: { cookie: setup.owner.cookie, ...headers },
          ...(body === undefined ? {} : { payload: body as object }),
        })
        expect([headers, answer.statusCode]).toEqual([headers, 403])
        expect(answer.headers['set-cookie']).toBeUndefined()
      }
      expect(JSON.stringify((await load(app, setup.owner, setup.planId)).data)).toContain(ownersWords)
    },
  )

  test('cannot sign anyone in or out with a form, a link or an image', async () => {
    const { owner } = await setUpActor(app, place.database, 'owner')
    const form = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `username=${owner.username}&password=${encodeURIComponent(owner.password)}`,
    })
    expect(form.statusCode).toBe(415)
    expect(form.headers['set-cookie']).toBeUndefined()
    const signOut = await app.inject({
      method: 'GET',
      url: '/api/logout',
      headers: { cookie: owner.cookie, 'sec-fetch-site': 'cross-site' },
    })
    expect(signOut.headers['set-cookie']).toBeUndefined()
    const user = await app.inject({ url: '/api/auth/user', headers: { cookie: owner.cookie } })
    expect(user.statusCode).toBe(200)
  })

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])(
    'cannot write with a content type that needs no permission: %s',
    async (type) => {
      const { owner, planId } = await setUpActor(app, place.database, 'owner')
      const payload = JSON.stringify({ id: planId, data: {} })
      const answer = await app.inject({
        method: 'POST',
        url: '/api/workbooks',
        headers: { cookie: owner.cookie, 'content-type': type },
        payload,
      })
      expect(answer.statusCode).toBe(415)
    },
  )

  test('learns nothing from a preflight', async () => {
    const answer = await app.inject({
      method: 'OPTIONS',
      url: '/api/workbooks',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    const names = Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))
    expect([answer.statusCode, names]).toEqual([404, []])
  })

  test('cannot fixate a session, because signing in always makes a new one', async () => {
    const { owner } = await setUpActor(app, place.database, 'owner')
    const planted = 'session=planted-by-somebody-else'
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { cookie: planted },
      payload: { username: owner.username, password: owner.password },
    })
    expect(answer.statusCode).toBe(200)
    expect(String(answer.headers['set-cookie'])).not.toContain('planted')
    const user = await app.inject({ url: '/api/auth/user', headers: { cookie: planted } })
    expect(user.statusCode).toBe(401)
  })

  test('never appears in a mail, whatever host or forwarding headers a request has', async () => {
    const { owner } = await setUpActor(app, place.database, 'owner')
    await app.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
      payload: { emailOrUsername: owner.username },
    })
    const rows = await place.database.selectFrom('mail_queue').select(['text_body', 'html_body']).execute()
    expect(JSON.stringify(rows)).not.toContain('evil.example')
    expect(JSON.stringify(rows)).toContain('http://plans.example/reset-password?token=')
  })
})
