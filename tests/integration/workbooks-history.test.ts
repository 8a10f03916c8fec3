import * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deletedWorkbookListSchema, savedWorkbookSchema, versionListSchema } from '#contract/workbooks.ts'
import { purgeDeleted } from '#server/workbooks/purge-deleted.ts'
import { thinHistories } from '#server/workbooks/thin-histories.ts'
import { quickPasswords } from './quick-passwords.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'
import { createPlanner, nameOf, named, type Planner } from './test-plans.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

describeOnBothDatabases('the history of a plan', (engine) => {
  let place: TestDatabase
  let server: TestApp
  let dana: Planner

  beforeAll(async () => {
    place = await createTestDatabase(engine)
    server = await createTestApp(place.database, { rateLimitFactor: 1000 }, quickPasswords)
  })
  beforeEach(async () => {
    server.clock.now = Date.UTC(2026, 10, 16, 12)
    dana = await createPlanner(server.app)
  })
  afterAll(async () => {
    await server.app.close()
    await place.remove()
  })

  async function listVersions(id = 'wb_1') {
    const answer = await dana.ask('GET', `/api/workbooks/${id}/versions`)
    return z.parse(versionListSchema, answer.json())
  }

  async function loadVersion(revision: string) {
    const answer = await dana.ask('GET', `/api/workbooks/wb_1/versions/${revision}`)
    expect(answer.statusCode).toBe(200)
    return z.parse(savedWorkbookSchema, answer.json())
  }

  /** Returns how many copies of the plan's text are stored. */
  async function countContents() {
    const rows = await place.database
      .selectFrom('workbook_contents')
      .select('revision')
      .where('owner_id', '=', dana.userId)
      .execute()
    return rows.length
  }

  /** Days pass, and the person stays signed in, like someone who comes back from time to time. */
  async function passDays(days: number) {
    server.clock.now += days * dayMs
    await place.database
      .updateTable('sessions')
      .set({ expires_at: server.clock.now + dayMs })
      .execute()
  }

  async function saveInTurn(names: string[], everyMs = minuteMs) {
    let revision = '1'
    for (const name of names) {
      const answer = await dana.save({ revision, ...named(name) })
      expect(answer.statusCode).toBe(200)
      revision = answer.json().revision
      server.clock.now += everyMs
    }
  }

  test('lists every accepted save, the newest first, with its time and size', async () => {
    const startedAt = server.clock.now
    await saveInTurn(['One', 'Two', 'Three'])
    const versions = await listVersions()
    expect(versions.map(({ revision, savedAt }) => [revision, Date.parse(savedAt) - startedAt])).toEqual([
      ['4', 2 * minuteMs],
      ['3', minuteMs],
      ['2', 0],
    ])
    const { data } = await dana.load()
    expect(versions[0]).toMatchObject({
      title: 'Bakery',
      sizeBytes: Buffer.byteLength(JSON.stringify(data)),
    })
  })

  test('returns a complete version, and saving it again keeps the newer one in the history', async () => {
    await saveInTurn(['One', 'Two'])
    const old = await loadVersion('2')
    expect(old).toMatchObject({ id: 'wb_1', revision: '2', currentStep: '3', completedSteps: [1, 2] })
    await dana.save({ revision: '3', data: old.data })
    expect(nameOf(await dana.load())).toBe('One')
    expect(await Promise.all(['2', '3', '4'].map(async (at) => nameOf(await loadVersion(at))))).toEqual([
      'One',
      'Two',
      'One',
    ])
  })

  test('stores the same text once when only the step or the title changes', async () => {
    await dana.save()
    for (const [index, step] of ['4', '5', '6'].entries()) {
      await dana.save({ revision: String(index + 2), currentStep: step, title: `Step ${step}` })
    }
    expect(await listVersions()).toHaveLength(4)
    expect(await countContents()).toBe(1)
    expect(await loadVersion('3')).toMatchObject({ title: 'Step 4', currentStep: '4' })
    expect(nameOf(await loadVersion('5'))).toBe('Crumb & Co')
  })

  test.each(['1', '99', '0', '-1', 'x', '2.5', '2%00', '9'.repeat(30)])(
    'has no version %s',
    async (revision) => {
      await dana.save()
      const answer = await dana.ask('GET', `/api/workbooks/wb_1/versions/${revision}`)
      expect(answer.statusCode).toBe(404)
    },
  )

  describe('over time', () => {
    const thin = () => thinHistories(place.database, server.clock.now)
    const names = async () =>
      Promise.all((await listVersions()).map(async ({ revision }) => nameOf(await loadVersion(revision))))

    test('keeps all versions of a day, then the last of each day, then the last of each month', async () => {
      await saveInTurn(['Mon 1', 'Mon 2', 'Mon 3'])
      await thin()
      expect(await names()).toEqual(['Mon 3', 'Mon 2', 'Mon 1'])

      await passDays(1)
      await dana.save({ revision: '4', ...named('Tue') })
      await passDays(2)
      await thin()
      expect(await names()).toEqual(['Tue', 'Mon 3'])
      expect(await countContents()).toBe(2)

      await passDays(60)
      await dana.save({ revision: '5', ...named('January') })
      await passDays(2)
      await thin()
      expect(await names()).toEqual(['January', 'Tue'])
      expect(nameOf(await dana.load())).toBe('January')
    })

    test('never loses text that a kept version shares with a dropped one', async () => {
      await dana.save()
      await dana.save({ revision: '2', currentStep: '5' })
      await passDays(3)
      await thin()
      expect(await listVersions()).toHaveLength(1)
      expect(nameOf(await dana.load())).toBe('Crumb & Co')
      expect(nameOf(await loadVersion('3'))).toBe('Crumb & Co')
    })

    test('is thinned for many plans in one run, while saving continues', async () => {
      const plans = Array.from({ length: 60 }, (_, index) => `wb_${index}`)
      for (const id of plans) await dana.save({ id })
      for (const id of plans) await dana.save({ id, revision: '2', ...named('Two') })
      await passDays(2)
      const [, , late] = await Promise.all([
        thin(),
        thin(),
        dana.save({ id: 'wb_59', revision: '3', ...named('Late') }),
      ])
      expect(late.statusCode).toBe(200)
      expect(await listVersions('wb_0')).toHaveLength(1)
      expect(nameOf(await dana.load('wb_59'))).toBe('Late')
    })

    test('is not checked again once no version can expire', async () => {
      await dana.save()
      await passDays(2)
      await thin()
      const { next_thinning_at: next } = await place.database
        .selectFrom('workbooks')
        .select('next_thinning_at')
        .where('owner_id', '=', dana.userId)
        .executeTakeFirstOrThrow()
      expect(next).toBeNull()
    })
  })

  describe('deleted', () => {
    const listDeleted = async () =>
      z.parse(deletedWorkbookListSchema, (await dana.ask('GET', '/api/deleted-workbooks')).json())
    const remove = (id = 'wb_1') => dana.ask('DELETE', `/api/workbooks/${id}`)
    const restore = (id = 'wb_1') => dana.ask('POST', `/api/workbooks/${id}/restore`)

    test('appears only in the list of deleted plans', async () => {
      await dana.save()
      const answer = await remove()
      expect([answer.statusCode, answer.body]).toEqual([204, ''])
      expect((await dana.ask('GET', '/api/workbooks')).json()).toEqual([])
      for (const url of ['', '/versions', '/versions/2']) {
        expect((await dana.ask('GET', `/api/workbooks/wb_1${url}`)).statusCode).toBe(404)
      }
      expect(await listDeleted()).toEqual([
        {
          id: 'wb_1',
          title: 'Bakery',
          template: 'local-service',
          deletedAt: new Date(server.clock.now).toISOString(),
          keptUntil: new Date(server.clock.now + 30 * dayMs).toISOString(),
        },
      ])
    })

    test('is listed with the most recently deleted first', async () => {
      for (const id of ['wb_a', 'wb_b']) {
        await dana.save({ id })
        await remove(id)
        server.clock.now += minuteMs
      }
      expect((await listDeleted()).map(({ id }) => id)).toEqual(['wb_b', 'wb_a'])
    })

    test('is restored with its history, and the device that had it keeps saving', async () => {
      await saveInTurn(['One', 'Two'])
      const before = await dana.load()
      await remove()
      await passDays(29)
      expect((await restore()).json()).toEqual(before)
      expect(await listVersions()).toHaveLength(2)
      expect(await listDeleted()).toEqual([])
      expect((await dana.save({ revision: '3', ...named('Three') })).statusCode).toBe(200)
    })

    test('twice is deleted once, and restored twice is restored once', async () => {
      await dana.save()
      await remove()
      const [{ keptUntil } = { keptUntil: '' }] = await listDeleted()
      await passDays(1)
      expect((await remove()).statusCode).toBe(204)
      expect(await listDeleted()).toMatchObject([{ keptUntil }])
      expect((await restore()).statusCode).toBe(200)
      expect((await restore()).json()).toEqual(await dana.load())
    })

    test.each(['1', '2', '7'])(
      'is restored by a save on revision %s, and its copy is kept',
      async (revision) => {
        await dana.save(named('Before'))
        await remove()
        const answer = await dana.save({ revision, ...named('After') })
        expect(answer.statusCode).toBe(200)
        expect(Number(answer.json().revision)).toBeGreaterThan(Math.max(2, Number(revision)))
        expect(nameOf(await dana.load())).toBe('After')
        expect(nameOf(await loadVersion('2'))).toBe('Before')
      },
    )

    test('for 30 days is gone for good, and its id is free again', async () => {
      await saveInTurn(Array.from({ length: 60 }, (_, index) => `Save ${index}`))
      await dana.save({ id: 'wb_stays' })
      await remove()
      await passDays(30)
      server.clock.now -= 1
      await purgeDeleted(place.database, server.clock.now)
      expect(await listDeleted()).toHaveLength(1)

      server.clock.now += 1
      expect(await listDeleted()).toEqual([])
      expect((await restore()).statusCode).toBe(404)
      await purgeDeleted(place.database, server.clock.now)
      expect(await countContents()).toBe(1)
      expect((await restore()).statusCode).toBe(404)
      expect((await dana.load('wb_stays')).revision).toBe('2')
      expect((await dana.save({ revision: '61' })).json()).toMatchObject({ revision: '62' })
    })

    test('is deleted with its account', async () => {
      await dana.save()
      await dana.save({ revision: '2', ...named('Two') })
      await place.database.deleteFrom('users').where('id', '=', dana.userId).execute()
      expect(await countContents()).toBe(0)
    })
  })
})
