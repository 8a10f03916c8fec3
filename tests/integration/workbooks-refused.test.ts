import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { maxPlanBytes } from '#domain/plan/plan-limits.ts'
import { maxKeptPlansPerAccount, maxPlansPerAccount } from '#server/workbooks/account-quotas.ts'
import { quickPasswords } from './quick-passwords.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'
import { aSave, createPlanner, named, openPlanner, type Planner } from './test-plans.ts'

describeOnBothDatabases('an unusual plan', (engine) => {
  let place: TestDatabase
  let server: TestApp
  let dana: Planner

  beforeAll(async () => {
    place = await createTestDatabase(engine)
    server = await createTestApp(place.database, { rateLimitFactor: 1000 }, quickPasswords)
  })
  beforeEach(async () => {
    dana = await createPlanner(server.app)
  })
  afterAll(async () => {
    await server.app.close()
    await place.remove()
  })

  const post = (body: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/workbooks',
      headers: { cookie: dana.cookie, 'content-type': 'application/json' },
      payload: body,
    })

  const withData = (data: string) =>
    JSON.stringify({ ...aSave(), data: 0 }).replace('"data":0', `"data":${data}`)
  const pair = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels)

  test.each([
    ['NUL and half characters', { data: { businessIdea: { name: 'a\u0000\ud83d' }, '\u0000': '\udc00' } }],
    ['the same in the title', { title: 'a\u0000b\ud83d' }],
    ['the same in the template', { template: 'a\u0000b\ud83d' }],
    ['nothing but NUL as the template', { template: '\u0000' }],
    ['keys that objects have', { data: { toString: 1, constructor: { prototype: 1 }, hasOwnProperty: [] } }],
    [
      'sections that are something else',
      { data: { businessIdea: 7, riskAnalysis: [[]], teamStructure: 'x' } },
    ],
    ['numbers beyond all', { data: { financialProjections: { projections: { price: 1e308, cogs: -0 } } } }],
    ['an empty plan', { data: {} }],
  ])('%s is repaired and can be loaded again', async (_name, changes) => {
    const answer = await dana.save(changes)
    expect(answer.statusCode).toBe(200)
    expect(await dana.load()).toEqual(answer.json())
  })

  test('keeps NUL and half characters in its text', async () => {
    await dana.save(named('a\u0000b\ud83d'))
    expect(await dana.load()).toMatchObject({ data: { businessIdea: { name: 'a\u0000b\ud83d' } } })
  })

  test('loses a __proto__ key, and nothing else', async () => {
    const answer = await post(
      withData(
        '{"__proto__":{"isAdmin":true},"future":{"__proto__":{"x":1},"kept":1},"businessIdea":{"name":"Loaf"}}',
      ),
    )
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toContain('__proto__')
    expect(answer.json()).toMatchObject({ data: { future: { kept: 1 }, businessIdea: { name: 'Loaf' } } })
  })

  test.each([
    ['arrays in arrays', withData(`{"x":${pair('[', ']', 500_000)}}`), 400],
    ['objects in objects', withData(pair('{"x":', '}', 100_000).replace(':}', ':{}}')), 400],
    ['a million entries', withData(`{"riskAnalysis":{"risks":[${'{},'.repeat(1_000_000)}{}]}}`), 413],
    ['a million steps', JSON.stringify({ ...aSave(), completedSteps: Array(1_000_000).fill('x') }), 413],
    ['a hundred steps', JSON.stringify({ ...aSave(), completedSteps: Array(101).fill('x') }), 400],
    ['a list for a plan', withData('[]'), 400],
    ['null for a plan', withData('null'), 400],
    ['no plan', '{}', 400],
    ['null', 'null', 400],
    ['an array', '[]', 400],
    ['half of it', withData('{"businessIdea":{'), 400],
    ['nothing', '', 400],
  ])('%s: refused with a message', async (_name, body, status) => {
    const answer = await post(body)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ message: expect.stringMatching(/\w{3}/) })
    expect((await dana.ask('GET', '/api/workbooks')).json()).toEqual([])
  })

  test.each([
    ['4 MB', named('x'.repeat(maxPlanBytes))],
    ['10,000 list entries', { data: { riskAnalysis: { risks: Array(10_001).fill('x') } } }],
  ])(
    'that uses more than the %s it can have is refused everywhere in the words of the workbook',
    async (most, plan) => {
      const message = `This plan uses more than the ${most} that a plan can have.`
      const about = { currentStep: '1', template: 'saas', workbookData: plan.data }
      const saved = await dana.save(plan)
      const asked = await dana.ask('POST', '/api/ai/suggestions', about)
      for (const answer of [saved, asked]) {
        expect(answer.statusCode).toBe(413)
        expect(answer.json()).toEqual({ code: 'too_large', message: expect.stringContaining(message) })
      }
    },
  )

  test('just below the limit is saved and loaded', async () => {
    const answer = await dana.save(named('é'.repeat(maxPlanBytes / 2 - 5000)))
    expect(answer.statusCode).toBe(200)
    expect((await dana.ask('GET', '/api/workbooks/wb_1')).body).toBe(answer.body)
  })

  test.each(['%00', '..%2f', 'a%20b', '%F0%9F%9A%80', 'x'.repeat(65), '__proto__%00'])(
    'under the id %s is not there',
    async (id) => {
      for (const [method, rest] of [
        ['GET', ''],
        ['DELETE', ''],
        ['POST', '/restore'],
        ['GET', '/versions'],
        ['GET', '/versions/2'],
      ] as const) {
        expect((await dana.ask(method, `/api/workbooks/${id}${rest}`)).statusCode).toBe(404)
      }
    },
  )

  test('is not read when the sender is not signed in', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/workbooks',
      headers: { 'content-type': 'application/json' },
      payload: '{not JSON',
    })
    expect(answer.statusCode).toBe(401)
  })

  describe('beyond the limits of an account', () => {
    async function fill(count: number, deletedAt: number | null) {
      const rows = Array.from({ length: count }, (_, index) => ({
        owner_id: dana.userId,
        id: `wb_fill_${deletedAt ?? 'live'}_${index}`,
        title: 'x',
        template: 'saas',
        current_step: 1,
        completed_steps: '[]',
        revision: 2,
        content_revision: 2,
        content_bytes: 0,
        updated_at: 0,
        deleted_at: deletedAt,
        next_thinning_at: null,
      }))
      for (let start = 0; start < rows.length; start += 500) {
        await place.database
          .insertInto('workbooks')
          .values(rows.slice(start, start + 500))
          .execute()
      }
    }

    test('is refused if it is new and saved if it exists, and deleting makes room', async () => {
      await dana.save()
      await fill(maxPlansPerAccount - 1, null)
      const answer = await dana.save({ id: 'wb_more' })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toEqual({
        code: 'too_many_plans',
        message:
          'Your account has reached the limit of 500 plans in the cloud. Delete one there to make room.',
      })
      expect((await dana.save({ revision: '2', ...named('Two') })).statusCode).toBe(200)
      await dana.ask('DELETE', '/api/workbooks/wb_1')
      expect((await dana.save({ id: 'wb_more' })).statusCode).toBe(200)
      expect((await dana.ask('POST', '/api/workbooks/wb_1/restore')).statusCode).toBe(403)
      expect((await dana.save({ revision: '3' })).statusCode).toBe(403)
    })

    test('is refused if it is large and all versions together take up 4 GB', async () => {
      await dana.save()
      await place.database
        .updateTable('workbook_versions')
        .set({ content_bytes: 4 * 1024 ** 3 })
        .where('owner_id', '=', dana.userId)
        .execute()
      const large = await dana.save({ revision: '2', ...named('x'.repeat(200_000)) })
      expect(large.statusCode).toBe(403)
      expect(large.json()).toMatchObject({ code: 'too_many_plans', message: expect.stringContaining('4 GB') })
      expect((await dana.save({ revision: '2', ...named('Two') })).statusCode).toBe(200)
    })

    test('is refused because deleted plans count while they are kept', async () => {
      await fill(maxKeptPlansPerAccount, server.clock.now)
      expect((await dana.save()).json()).toMatchObject({ code: 'too_many_plans' })
      expect((await dana.save({ id: `wb_fill_${server.clock.now}_0` })).statusCode).toBe(200)
    })
  })

  describe('that is saved too often', () => {
    let strict: TestApp

    beforeAll(async () => {
      strict = await createTestApp(place.database, {}, quickPasswords)
    })
    afterAll(() => strict.app.close())

    const openStrictly = async () => openPlanner(strict.app, (await createPlanner(server.app)).cookie)

    test('is slowed down for that account alone, and nothing is lost', async () => {
      const dana = await openStrictly()
      await dana.save()
      await place.database.updateTable('rate_limits').set({ hits: 600 }).execute()
      const answer = await dana.save({ revision: '2', ...named('Two') })
      expect(answer.statusCode).toBe(429)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect((await dana.save(named('Stale'))).statusCode).toBe(429)
      expect(await dana.load()).toMatchObject({ revision: '2' })

      const other = await openStrictly()
      expect((await other.save()).statusCode).toBe(200)
      strict.clock.now += 10 * 60_000
      expect((await dana.save({ revision: '2', ...named('Two') })).statusCode).toBe(200)
    })

    test('is slowed down sooner if it is large', async () => {
      const dana = await openStrictly()
      const large = named('x'.repeat(1_100_000))
      await dana.save(large)
      await place.database.updateTable('rate_limits').set({ hits: 150 }).execute()
      expect((await dana.save({ revision: '2', ...large })).statusCode).toBe(429)
      expect((await dana.save({ revision: '2', ...named('Small') })).statusCode).toBe(200)
    })
  })

  describe('where the tool has to be bought', () => {
    let paidApp: TestApp

    beforeAll(async () => {
      paidApp = await createTestApp(
        place.database,
        { access: 'purchase', rateLimitFactor: 1000 },
        quickPasswords,
      )
    })
    afterAll(() => paidApp.app.close())

    test.each([
      ['POST', '/api/workbooks'],
      ['GET', '/api/workbooks'],
      ['GET', '/api/workbooks/wb_1'],
      ['GET', '/api/deleted-workbooks'],
    ] as const)('an account without it gets 402: %s %s', async (method, url) => {
      const visitor = await createPlanner(paidApp.app)
      const answer = await visitor.ask(method, url, method === 'POST' ? aSave() : undefined)
      expect(answer.statusCode).toBe(402)
      expect(answer.json()).toMatchObject({
        code: 'payment_required',
        message: expect.stringContaining('buy'),
      })
    })

    test('the course alone does not open it, the tool does', async () => {
      const buyer = await createPlanner(paidApp.app)
      const grant = (name: string) =>
        place.database
          .insertInto('entitlements')
          .values({ user_id: buyer.userId, name, source: 'test', granted_at: 1 })
          .execute()
      await grant('course')
      expect((await buyer.save()).statusCode).toBe(402)
      await grant('tool')
      expect((await buyer.save()).statusCode).toBe(200)
    })

    test('existing plans can be read and deleted, but not changed', async () => {
      await dana.save()
      const refunded = openPlanner(paidApp.app, dana.cookie)
      expect((await refunded.save({ revision: '2', ...named('Two') })).statusCode).toBe(402)
      expect(await refunded.load()).toMatchObject({ revision: '2' })
      expect((await refunded.ask('GET', '/api/workbooks/wb_1/versions')).statusCode).toBe(200)
      expect((await refunded.ask('DELETE', '/api/workbooks/wb_1')).statusCode).toBe(204)
      expect((await refunded.ask('POST', '/api/workbooks/wb_1/restore')).statusCode).toBe(200)
    })
  })
})
