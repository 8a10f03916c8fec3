import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountHeader } from '#contract/account-header.ts'
import type { CheckLessonAnswer } from '#contract/course.ts'
import { freeLesson, lastLesson, paidLesson } from './course-folder.ts'
import { createLearner, finishedPlan } from './learners.ts'
import { quickPasswords } from './quick-passwords.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'
import { aSave } from './test-plans.ts'

describeOnBothDatabases('the classroom', (engine) => {
  let place: TestDatabase
  let server: TestApp

  beforeAll(async () => {
    place = await createTestDatabase(engine)
    server = await createTestApp(place.database, { rateLimitFactor: 1 }, quickPasswords)
  })
  afterAll(async () => {
    await server.app.close()
    await place.remove()
  })
  const enter = (options?: Parameters<typeof createLearner>[2]) =>
    createLearner(server.app, place.database, options)

  test('begins with the first lesson, no plan and nobody to ask', async () => {
    const { ask } = await enter()
    expect((await ask('GET', '/api/course')).json()).toEqual({
      passed: [],
      total: 3,
      plan: null,
      resume: { slug: freeLesson, title: `Lesson ${freeLesson}` },
      certificate: null,
      mayAsk: false,
    })
  })

  test('goes on with the lesson that was opened last', async () => {
    const { ask } = await enter()
    expect((await ask('POST', `/api/course/lessons/${lastLesson}/visit`)).statusCode).toBe(204)
    expect((await ask('GET', '/api/course')).json()).toMatchObject({ resume: { slug: lastLesson } })
  })

  test('remembers the chosen plan, and tells the account', async () => {
    const { ask, choose } = await enter()
    expect((await choose()).statusCode).toBe(204)
    expect((await ask('GET', '/api/course')).json()).toMatchObject({ plan: { id: 'wb_1', title: 'Bakery' } })
    expect((await ask('GET', '/api/auth/user')).json()).toMatchObject({ coursePlanId: 'wb_1' })
    expect((await choose('wb_2')).statusCode).toBe(204)
    expect((await choose('wb_3')).statusCode).toBe(204)
    expect((await ask('GET', '/api/course')).json()).toMatchObject({ plan: { id: 'wb_3' } })
  })

  test('passes a lesson when the plan does every task, and keeps it passed', async () => {
    const { ask, choose, check } = await enter()
    await choose()
    const first = await check(paidLesson, { businessIdea: { name: 'Crumb & Co' } })
    expect(first.json()).toMatchObject({
      tasks: [
        { isPassed: true },
        { isPassed: false, address: { section: 'businessIdea', field: 'solution' } },
      ],
      isPassed: false,
      passed: [],
    })
    expect((await check(paidLesson)).json()).toMatchObject({ isPassed: true, passed: [paidLesson] })
    const emptied = (await check(paidLesson, {})).json<CheckLessonAnswer>()
    expect(emptied).toMatchObject({ isPassed: true, passed: [paidLesson], certificate: null })
    expect(emptied.tasks.map(({ isPassed }) => isPassed)).toEqual([false, false])
    expect((await ask('GET', '/api/course')).json()).toMatchObject({ passed: [paidLesson] })
  })

  test('checks the copy in the cloud when the browser does not have the plan', async () => {
    const { ask, choose, check } = await enter()
    await choose()
    const missing = await check(freeLesson, null)
    expect(missing.statusCode).toBe(404)
    expect(missing.json<{ message: string }>().message).toContain('your account has no copy of it')
    await ask('POST', '/api/workbooks', { ...aSave(), data: finishedPlan })
    expect((await check(paidLesson, null)).json()).toMatchObject({ isPassed: true })
  })

  test('never checks another account’s copy', async () => {
    const owner = await enter()
    await owner.ask('POST', '/api/workbooks', { ...aSave(), id: 'wb_theirs', data: finishedPlan })
    const { choose, check } = await enter()
    await choose('wb_theirs')
    expect((await check(freeLesson, null, 'wb_theirs')).statusCode).toBe(404)
  })

  test('takes nothing from a page that shows another account', async () => {
    const [shown, signedIn] = [await enter(), await enter()]
    const answer = await server.app.inject({
      method: 'PUT',
      url: '/api/course/plan',
      headers: { cookie: signedIn.cookie, [accountHeader]: shown.id },
      payload: { planId: 'wb_1', title: 'Bakery' },
    })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'other_account'])
    expect((await signedIn.ask('GET', '/api/course')).json()).toMatchObject({ plan: null })
  })

  test('takes the plan of every request when several choose at the same time', async () => {
    const { choose } = await enter()
    await choose('wb_0')
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => choose(`wb_${index + 1}`)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
  })

  test('checks only the plan that was chosen', async () => {
    const { choose, check } = await enter()
    expect((await check(freeLesson)).json()).toMatchObject({ code: 'course_plan_missing' })
    await choose('wb_2')
    const other = await check(freeLesson)
    expect([other.statusCode, other.json<{ message: string }>().message]).toEqual([
      409,
      'This is not the plan that you chose for the course.',
    ])
  })

  test.each(['visit', 'check'])('has no unknown lesson to %s', async (what) => {
    const { ask } = await enter()
    const answer = await ask('POST', `/api/course/lessons/nowhere/${what}`, {})
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 'not_found', message: 'There is no such lesson.' },
    ])
  })

  test('gives a worksheet with the name of its part, the first one to everyone', async () => {
    const { ask } = await enter()
    const path = (slug: string) => `/api/course/lessons/${slug}/worksheet`
    expect((await ask('GET', path(paidLesson))).json()).toEqual({
      title: `Lesson ${paidLesson}`,
      part: 'The idea',
      rows: [{ ask: `Ask ${paidLesson}`, lines: 3, field: ['businessIdea', 'name'] }],
    })
    expect((await ask('GET', path('nowhere'))).statusCode).toBe(404)
    expect((await server.app.inject({ url: path(freeLesson) })).statusCode).toBe(200)
    expect((await server.app.inject({ url: path(paidLesson) })).statusCode).toBe(401)
  })

  test('is closed without the course', async () => {
    const { ask, check } = await enter({ entitlements: ['tool'] })
    const answer = await ask('GET', '/api/course')
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      {
        code: 'course_required',
        message: 'This is part of the course. Your account does not include it yet.',
      },
    ])
    expect((await check(freeLesson)).statusCode).toBe(403)
  })

  test('limits how often a plan is checked', async () => {
    const { choose, check } = await enter()
    await choose()
    const statuses = new Set<number>()
    for (let count = 0; count < 121; count += 1) statuses.add((await check(freeLesson, {})).statusCode)
    expect([...statuses]).toEqual([200, 429])
  })

  test('opens with a coupon at sign-up', async () => {
    const code = 'FREECOURSE'
    await place.database
      .insertInto('coupons')
      .values({ code, grants: 'course', uses_left: 1, expires_at: null, created_at: 1 })
      .execute()
    const check = () =>
      server.app.inject({ method: 'POST', url: '/api/auth/check-coupon', payload: { couponCode: code } })
    expect((await check()).statusCode).toBe(204)
    const { ask } = await enter({ entitlements: [], names: { couponCode: code } })
    expect((await ask('GET', '/api/course')).statusCode).toBe(200)
    expect((await check()).statusCode).toBe(400)
  })
})
