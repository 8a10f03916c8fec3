import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessModes } from '#domain/commerce/access-policy.ts'
import { paidWords } from '#tests/integration/course-folder.ts'
import { quickPasswords } from '#tests/integration/quick-passwords.ts'
import { createTestApp } from '#tests/integration/test-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/integration/test-database.ts'
import { unlimited } from '#tests/integration/unlimited.ts'
import { type Actor, actors, ask, load, metricsToken, ownersWords, type ActorSetup } from './access-actors.ts'
import { matrix } from './access-matrix.ts'
import type { MatrixRow } from './access-statuses.ts'
import { isDecided, isPublic, recordRoutes, type Route } from './record-routes.ts'
import { createTryRow, type TryRow } from './try-row.ts'

describe.each(accessModes)('who may do what, with ACCESS=%s', (access) => {
  let place: TestDatabase
  let app: FastifyInstance
  let routes: Route[]
  let tryRow: TryRow

  beforeAll(async () => {
    place = await createTestDatabase('embedded')
    const operator = { name: null, address: null, email: 'instructor@example.com' }
    const settings = { ...unlimited, access, metricsToken, operator }
    const { result, routes: recorded } = await recordRoutes(() =>
      createTestApp(place.database, settings, quickPasswords),
    )
    app = result.app
    routes = recorded
    tryRow = createTryRow(app, place.database)
  })
  afterAll(async () => {
    await app.close()
    await place.remove()
  })

  test('is defined here for every existing route, and for no other', () => {
    const known = new Set(routes.filter(isDecided).map(({ method, url }) => `${method} ${url}`))
    const said = new Set(matrix.map(({ route }) => route))
    expect([...said].toSorted()).toEqual([...known].toSorted())
    for (const route of said) {
      const rows = matrix.filter((row) => row.route === route)
      const listed = new Set(rows.flatMap(({ statuses }) => Object.keys(statuses)))
      expect([route, listed]).toEqual([route, new Set(actors)])
    }
  })

  test('pages and files are the same for everyone', async () => {
    for (const { url } of routes.filter(isPublic)) {
      const answer = await ask(app, null, 'GET', url)
      expect([url, answer.statusCode]).toEqual([url, 200])
    }
  })

  test.each(matrix.map((row) => [`${row.route} ${row.what ?? ''}`.trim(), row] as const))(
    '%s',
    async (_name, row) => {
      const seen: Partial<Record<Actor, number>> = {}
      for (const actor of actors.filter((actor) => row.statuses[actor] !== undefined)) {
        seen[actor] = await tryAs(actor, row)
      }
      expect(seen).toEqual(
        Object.fromEntries(Object.keys(seen).map((actor) => [actor, find(row, actor as Actor)])),
      )
    },
  )

  function find({ statuses, withAccount, what }: MatrixRow, actor: Actor): number | undefined {
    if (access === 'purchase') return statuses[actor]
    const isLikeStranger = what !== 'of one’s own' && (actor === 'revoked' || actor === 'unentitled')
    return withAccount?.[actor] ?? statuses[isLikeStranger ? 'stranger' : actor]
  }

  async function tryAs(actor: Actor, row: MatrixRow): Promise<number> {
    const { setup, answer } = await tryRow(actor, row)
    const isRefusal = answer.statusCode >= 400
    const isPage = String(answer.headers['content-type']).startsWith('text/html')
    expect(isRefusal && !isPage ? typeof answer.json<{ message: unknown }>().message : 'string').toBe(
      'string',
    )
    expect(isRefusal && answer.body.includes(paidWords)).toBe(false)
    if (actor !== 'owner') await expectUntouched(setup, answer.body)
    return answer.statusCode
  }

  /** After any attempt, the owner is still signed in and has their plan and link, and no one else has seen its text. */
  async function expectUntouched({ owner, planId, link }: ActorSetup, body: string): Promise<void> {
    for (const secret of [ownersWords, owner.id, `${owner.username}@example.com`]) {
      expect(body).not.toContain(secret)
    }
    expect(JSON.stringify((await load(app, owner, planId)).data)).toContain(ownersWords)
    const copy = await ask(app, owner, 'GET', `/api/shares/${link.id}/copy`)
    expect(copy.json()).toMatchObject({ version: 1 })
  }
})
