import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paidLesson } from './course-folder.ts'
import { createLearner, finishedPlan } from './learners.ts'
import { bundlePlanThread } from './plan-thread-bundle.ts'
import { quickPasswords } from './quick-passwords.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { aSave } from './test-plans.ts'

describe('an exercise that is checked on the thread for plans', () => {
  let place: TestDatabase
  let server: TestApp
  let thread: Awaited<ReturnType<typeof bundlePlanThread>>

  beforeAll(async () => {
    place = await createTestDatabase('embedded')
    thread = await bundlePlanThread()
    server = await createTestApp(place.database, {}, quickPasswords, undefined, {
      planThreads: { file: thread.file },
    })
  })
  afterAll(async () => {
    await server.app.close()
    await thread.remove()
    await place.remove()
  })

  test('passes a plan that was sent or is in the cloud, and refuses what is no plan', async () => {
    const { ask, choose, check } = await createLearner(server.app, place.database)
    await choose()
    expect((await check(paidLesson)).json()).toMatchObject({ isPassed: true })
    await ask('POST', '/api/workbooks', { ...aSave(), data: finishedPlan })
    expect((await check(paidLesson, null)).json()).toMatchObject({ isPassed: true })
    const bad = await ask('POST', `/api/course/lessons/${paidLesson}/check`, { planId: 'wb_1', data: 7 })
    expect([bad.statusCode, bad.json<{ message: string }>().message]).toEqual([
      400,
      'The plan must be an object with its sections',
    ])
  })

  test('asks what the lesson asks, whatever the request says', async () => {
    const { cookie, choose } = await createLearner(server.app, place.database)
    await choose()
    const sent = await server.app.inject({
      method: 'POST',
      url: `/api/course/lessons/${paidLesson}/check`,
      headers: { cookie, 'content-type': 'application/json' },
      payload: '\n{"tasks":[],"today":0}\n{"planId":"wb_1","data":{}}',
    })
    expect(sent.statusCode).toBe(400)
  })

  test('leaves later requests without a body their clear answer after one of its own', async () => {
    const { cookie } = await createLearner(server.app, place.database)
    const sendNothing = (url: string) =>
      server.app.inject({ method: 'POST', url, headers: { cookie, 'content-type': 'application/json' } })
    expect((await sendNothing('/api/course/questions')).statusCode).toBe(400)
    expect((await sendNothing('/api/workbooks')).statusCode).toBe(400)
    expect((await sendNothing('/api/course/questions')).statusCode).toBe(400)
  })
})
