import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod/mini'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { conflictAnswerSchema, savedWorkbookSchema, workbookListSchema } from '#contract/workbooks.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { toStoredData } from '#domain/plan/to-stored-data.ts'
import { anyPlan } from '#tests/builders/plan-arbitraries.ts'
import { quickPasswords } from './quick-passwords.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'
import { aSave, createPlanner, nameOf, named, type Planner } from './test-plans.ts'

describeOnBothDatabases('plans in the cloud', (engine) => {
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

  describe('saving', () => {
    test('answers with the saved plan, its missing fields filled in, at revision 2', async () => {
      const answer = await dana.save()
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(z.parse(savedWorkbookSchema, answer.json())).toEqual({
        ...aSave(),
        data: toStoredData(restoreWorkbookData(aSave().data)),
        revision: '2',
        updatedAt: new Date(server.clock.now).toISOString(),
      })
      expect(await dana.load()).toEqual(answer.json())
    })

    test('counts each accepted save', async () => {
      await dana.save()
      expect((await dana.save({ revision: '2', ...named('Loaf') })).json()).toMatchObject({ revision: '3' })
      expect((await dana.save({ revision: '3', ...named('Loaf') })).json()).toMatchObject({ revision: '4' })
      expect(await dana.load()).toMatchObject({ revision: '4', data: { businessIdea: { name: 'Loaf' } } })
    })

    test('without an id makes a new plan each time', async () => {
      const ids = [await dana.save({ id: undefined }), await dana.save({ id: undefined })].map(
        (answer) => answer.json().id,
      )
      expect(ids[0]).toMatch(/^wb_[\w-]+$/)
      expect(ids[0]).not.toBe(ids[1])
      expect(await dana.load(ids[0])).toMatchObject({ id: ids[0], revision: '2' })
    })

    test('accepts a plan with a revision from another server', async () => {
      expect((await dana.save({ revision: '41' })).json()).toMatchObject({ revision: '42' })
    })

    test('returns any plan unchanged, including unknown fields', async () => {
      let count = 0
      await fc.assert(
        fc.asyncProperty(anyPlan, async (plan) => {
          const id = `wb_any_${(count += 1)}`
          const sent = JSON.parse(JSON.stringify(toStoredData(plan.data))) as Record<string, unknown>
          await dana.save({ id, data: sent })
          expect((await dana.load(id)).data).toEqual(sent)
        }),
        { numRuns: 15 },
      )
    })

    test('keeps only the fields of the contract besides the data', async () => {
      await dana.save({ ownerId: 'somebody', owner_id: 'somebody', updatedAt: '1999', surprise: true })
      expect(Object.keys(await dana.load()).sort()).toEqual([...Object.keys(aSave()), 'updatedAt'].sort())
    })
  })

  describe('a save on a revision that is not the current one', () => {
    test('gets 409 with the server’s copy, and changes nothing', async () => {
      await dana.save()
      const theirs = await dana.save({ revision: '2', ...named('Theirs') })
      const answer = await dana.save({ revision: '2', ...named('Mine') })
      expect(answer.statusCode).toBe(409)
      expect(z.parse(conflictAnswerSchema, answer.json())).toMatchObject({
        code: 'conflict',
        message: 'This plan has changed somewhere else since you last saved it.',
        current: theirs.json(),
      })
      expect(await dana.load()).toEqual(theirs.json())
    })

    test('succeeds once it names the revision of that copy, so "keep mine" does not loop', async () => {
      await dana.save()
      await dana.save({ revision: '2', ...named('Theirs') })
      const { current } = (await dana.save({ revision: '2', ...named('Mine') })).json()
      const answer = await dana.save({ revision: current.revision, ...named('Mine') })
      expect(answer.json()).toMatchObject({ revision: '4', data: { businessIdea: { name: 'Mine' } } })
    })

    test('can be kept as a second plan', async () => {
      await dana.save()
      await dana.save({ revision: '2', ...named('Theirs') })
      const both = await dana.save({ id: 'wb_2', revision: '2', ...named('Mine') })
      expect(both.statusCode).toBe(200)
      expect([nameOf(await dana.load('wb_1')), nameOf(await dana.load('wb_2'))]).toEqual(['Theirs', 'Mine'])
    })

    test('is not a conflict when it repeats the save whose answer was lost', async () => {
      const first = await dana.save()
      const again = await dana.save()
      expect(again.statusCode).toBe(200)
      expect(again.json()).toEqual(first.json())
      expect((await dana.ask('GET', '/api/workbooks/wb_1/versions')).json()).toHaveLength(1)
    })

    test('is a conflict when anything differs from what was saved', async () => {
      await dana.save()
      for (const change of [{ title: 'Other' }, { currentStep: '4' }, { completedSteps: [] }, named('X')]) {
        expect((await dana.save(change)).statusCode).toBe(409)
      }
    })
  })

  describe('simultaneous saves', () => {
    test('on one revision have one winner, and the others get 409 with the winner’s copy', async () => {
      await dana.save()
      const names = Array.from({ length: 8 }, (_, index) => `Writer ${index}`)
      const answers = await Promise.all(names.map((name) => dana.save({ revision: '2', ...named(name) })))
      const won = answers.filter(({ statusCode }) => statusCode === 200)
      const lost = answers.filter(({ statusCode }) => statusCode === 409)
      expect([won.length, lost.length]).toEqual([1, 7])
      expect(await dana.load()).toEqual(won[0]?.json())
      for (const answer of lost) expect(answer.json().current).toEqual(won[0]?.json())
    })

    test('of a new plan have one first save', async () => {
      const names = Array.from({ length: 8 }, (_, index) => `Writer ${index}`)
      const answers = await Promise.all(names.map((name) => dana.save(named(name))))
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
      expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7)
      expect(await dana.load()).toMatchObject({ revision: '2' })
    })

    test('of the same text all succeed', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => dana.save()))
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
      expect(await dana.load()).toMatchObject({ revision: '2' })
    })

    test('do not let a slow save undo a newer one', async () => {
      await server.app.listen({ port: 0, host: '127.0.0.1' })
      const { port } = server.app.server.address() as AddressInfo
      await dana.save()
      const slowBody = JSON.stringify({ ...aSave(), revision: '2', ...named('Typed first') })
      const headers = { cookie: dana.cookie, 'content-type': 'application/json' }
      const slow = request({ port, method: 'POST', path: '/api/workbooks', headers })
      const answered = new Promise<number | undefined>((resolve, reject) => {
        slow.once('error', reject)
        slow.once('response', (answer) => resolve(answer.resume().statusCode))
      })
      slow.write(slowBody.slice(0, 40))
      expect((await dana.save({ revision: '2', ...named('Typed last') })).statusCode).toBe(200)
      slow.end(slowBody.slice(40))
      expect(await answered).toBe(409)
      expect(nameOf(await dana.load())).toBe('Typed last')
    })
  })

  describe('the list', () => {
    test('is empty at first', async () => {
      expect((await dana.ask('GET', '/api/workbooks')).json()).toEqual([])
    })

    test('shows the newest plan first, without data', async () => {
      for (const id of ['wb_a', 'wb_b', 'wb_c']) {
        await dana.save({ id, title: id })
        server.clock.now += 1000
      }
      await dana.save({ id: 'wb_a', title: 'wb_a', revision: '2', currentStep: '12' })
      const list = z.parse(workbookListSchema, (await dana.ask('GET', '/api/workbooks')).json())
      expect(list.map(({ id, currentStep }) => [id, currentStep])).toEqual([
        ['wb_a', '12'],
        ['wb_c', '3'],
        ['wb_b', '3'],
      ])
      expect(list[0]).not.toHaveProperty('data')
    })
  })

  describe('someone else’s plan', () => {
    const routes = [
      ['GET', '/api/workbooks/wb_1'],
      ['DELETE', '/api/workbooks/wb_1'],
      ['POST', '/api/workbooks/wb_1/restore'],
      ['GET', '/api/workbooks/wb_1/versions'],
      ['GET', '/api/workbooks/wb_1/versions/2'],
    ] as const

    test.each(routes)('is not found: %s %s', async (method, url) => {
      await dana.save({ title: 'Secret bakery' })
      const stranger = await createPlanner(server.app)
      const theirs = await stranger.ask(method, url)
      const ofMissingPlan = await stranger.ask(method, url.replace('wb_1', 'wb_never'))
      expect(theirs.statusCode).toBe(404)
      expect(theirs.json()).toMatchObject({ code: 'not_found' })
      expect(theirs.body).toBe(ofMissingPlan.body)
      expect(await dana.load()).toMatchObject({ title: 'Secret bakery', revision: '2' })
    })

    test('is not found after its deletion either', async () => {
      await dana.save()
      await dana.ask('DELETE', '/api/workbooks/wb_1')
      const stranger = await createPlanner(server.app)
      for (const [method, url] of routes) {
        expect((await stranger.ask(method, url)).statusCode).toBe(404)
      }
      expect((await stranger.ask('GET', '/api/deleted-workbooks')).json()).toEqual([])
    })

    test('is not in my list', async () => {
      await dana.save()
      const stranger = await createPlanner(server.app)
      expect((await stranger.ask('GET', '/api/workbooks')).json()).toEqual([])
    })

    test('with the same id as mine is another plan, and neither affects the other', async () => {
      await dana.save(named('Dana’s'))
      const stranger = await createPlanner(server.app)
      expect((await stranger.save(named('Mine'))).json()).toMatchObject({ revision: '2' })
      await stranger.save({ revision: '2', ...named('Mine again') })
      expect(await dana.load()).toMatchObject({ revision: '2', data: { businessIdea: { name: 'Dana’s' } } })
      await stranger.ask('DELETE', '/api/workbooks/wb_1')
      expect(nameOf(await dana.load())).toBe('Dana’s')
    })

    test.each([
      ...routes,
      ['GET', '/api/workbooks'],
      ['POST', '/api/workbooks'],
      ['GET', '/api/deleted-workbooks'],
    ] as const)('asks a visitor to sign in: %s %s', async (method, url) => {
      const answer = await server.app.inject({
        method,
        url,
        ...(method === 'POST' ? { payload: aSave() } : {}),
      })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ code: 'unauthenticated' })
    })

    test('cannot be saved to from another site', async () => {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/workbooks',
        headers: { cookie: dana.cookie, 'sec-fetch-site': 'cross-site' },
        payload: aSave(),
      })
      expect(answer.statusCode).toBe(403)
    })
  })
})
