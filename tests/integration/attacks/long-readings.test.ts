import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { unavailableSuggestion } from '#contract/assistant.ts'
import { buildLessonApiPath, courseApiPaths } from '#contract/paths.ts'
import type { JobName } from '#server/incoming-plans/job-rules.ts'
import { paidLesson } from '#tests/integration/course-folder.ts'
import { crashes, hangs } from '#tests/integration/hanging-plan-thread.ts'
import { createLearner, finishedPlan } from '#tests/integration/learners.ts'
import { bundlePlanThread } from '#tests/integration/plan-thread-bundle.ts'
import { quickPasswords } from '#tests/integration/quick-passwords.ts'
import { createTestApp, type TestApp } from '#tests/integration/test-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/integration/test-database.ts'
import { aSave, named } from '#tests/integration/test-plans.ts'

/** Longer than any test runs. */
const never = 3_600_000
/** Shorter than what hangs, which is all that counts. */
const soon = 200

const jobNames: JobName[] = ['suggest', 'answer', 'checkPlan', 'readCourseQuestion', 'readSave']
const deadlines = (ms: number) => Object.fromEntries(jobNames.map((name) => [name, ms]))

const giantPlan = named('x'.repeat(300_000))
const hangingPlan = { businessIdea: { name: hangs } }
const crashingPlan = { businessIdea: { name: crashes } }
const competitor = { id: 'c1', name: 'Rival', strengths: '$5 '.repeat(20_000), weaknesses: 'Slow' }

/** Prices in a competitor's strengths, prices in the market, numbers in a text: seconds or minutes of work. */
const slowPlans: [[string, object], ...[string, object][]] = [
  ['4', { competitiveAnalysis: { directCompetitors: [competitor] } }],
  ['3', { marketAnalysis: { som: '$5 '.repeat(20_000) } }],
  ['1', { businessIdea: { problemStatement: '1 '.repeat(30_000) } }],
]

interface Answer {
  status: number
  body: Record<string, unknown>
  retryAfter: string | null
}

describe('a plan that takes long to read', () => {
  let place: TestDatabase
  let real: Awaited<ReturnType<typeof bundlePlanThread>>
  let hanging: Awaited<ReturnType<typeof bundlePlanThread>>
  const servers: TestApp[] = []

  beforeAll(async () => {
    place = await createTestDatabase('embedded')
    real = await bundlePlanThread()
    hanging = await bundlePlanThread('tests/integration/hanging-plan-thread.ts')
  })
  afterEach(async () => {
    await Promise.all(servers.splice(0).map(({ app }) => app.close()))
  })
  afterAll(async () => {
    await real.remove()
    await hanging.remove()
    await place.remove()
  })

  async function start(file: URL, deadlineMs: number) {
    const server = await createTestApp(place.database, {}, quickPasswords, undefined, {
      planThreads: { file, deadlinesMs: deadlines(deadlineMs) },
    })
    servers.push(server)
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const openPerson = async () => {
      const learner = await createLearner(server.app, place.database)
      await learner.choose()
      const post = async (path: string, body: object, accept = 'application/json'): Promise<Answer> => {
        const headers = { cookie: learner.cookie, 'content-type': 'application/json', accept }
        const answer = await fetch(`${address}${path}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        })
        const text = await answer.text()
        const json = accept === 'application/json' ? (JSON.parse(text) as Answer['body']) : { text }
        return { status: answer.status, body: json, retryAfter: answer.headers.get('retry-after') }
      }
      const about = (data: object, currentStep = '1') => ({
        currentStep,
        template: 'saas',
        workbookData: data,
      })
      return {
        suggest: (data: object, step?: string) => post('/api/ai/suggestions', about(data, step)),
        ask: (data: object, accept?: string) =>
          post('/api/ai/quick-action', { ...about(data), action: 'What is missing?' }, accept),
        check: (data: object) =>
          post(buildLessonApiPath('checkLesson', paidLesson), { planId: 'wb_1', data }),
        askInstructor: (data: object) =>
          post(courseApiPaths.questions, {
            lesson: paidLesson,
            text: 'Why?',
            plan: { title: 'Bakery', data },
          }),
        save: (changes: object) => post('/api/workbooks', { ...aSave(), ...changes }),
      }
    }
    const isHealthy = async () => (await fetch(`${address}/api/health`)).status === 200
    return { server, openPerson, isHealthy }
  }

  async function stopDuring({ app }: TestApp, asked: readonly Promise<Answer>[]): Promise<void> {
    const stopped = app.close()
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true)
    // A client that stays connected for its next request is cut off by the real server, too.
    app.server.closeAllConnections()
    await stopped
    servers.splice(0)
  }

  test('lets everyone else be answered first', async () => {
    const { openPerson, isHealthy, server } = await start(real.file, never)
    let answered = 0
    const slow = await Promise.all(
      slowPlans.map(async ([step, data]) => {
        const eve = await openPerson()
        return { answer: eve.suggest(data, step).finally(() => (answered += 1)) }
      }),
    )
    for (let turn = 0; turn < 5; turn += 1) expect(await isHealthy()).toBe(true)
    expect(answered).toBe(0)

    // None of them keeps the server from stopping, however far its deadline is.
    await stopDuring(
      server,
      slow.map(({ answer }) => answer),
    )
  })

  test('costs the person the suggestions alone', async () => {
    const { openPerson } = await start(real.file, soon)
    const [[step, data]] = slowPlans
    expect(await (await openPerson()).suggest(data, step)).toMatchObject({
      status: 200,
      body: { suggestions: [unavailableSuggestion], source: 'built-in' },
    })
  })

  test('is answered at its deadline in words that fit, whatever was asked', async () => {
    const { openPerson } = await start(hanging.file, soon)
    const unavailable = { suggestions: [unavailableSuggestion], source: 'built-in' }
    const ask = async () => await openPerson()
    expect((await (await ask()).suggest(hangingPlan)).body).toEqual(unavailable)
    const noResponse = { proposals: [], source: 'built-in' }
    expect(await (await ask()).ask(hangingPlan)).toMatchObject({ status: 200, body: noResponse })
    const streamed = await (await ask()).ask(hangingPlan, 'text/event-stream')
    expect([streamed.status, streamed.body['text']]).toEqual([
      200,
      `data: ${JSON.stringify({ type: 'done', answer: noResponse })}\n\n`,
    ])
    const tooLong = { status: 422, body: { message: expect.stringContaining('took too long') as string } }
    expect(await (await ask()).check(hangingPlan)).toMatchObject(tooLong)
    expect(await (await ask()).askInstructor(hangingPlan)).toMatchObject(tooLong)
    const again = { status: 503, body: { code: 'unavailable' }, retryAfter: '5' }
    expect(await (await ask()).save(named(`${hangs}${'x'.repeat(300_000)}`))).toMatchObject(again)
  })

  test('costs its own account the advisor for a while, and no one else', async () => {
    const { openPerson, server } = await start(hanging.file, never)
    const [eve, dana] = [await openPerson(), await openPerson()]
    await eve.suggest(crashingPlan)
    expect((await eve.suggest({})).body).toMatchObject({ suggestions: [unavailableSuggestion] })
    expect(await eve.check({})).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect((await dana.suggest({})).body['suggestions']).not.toContainEqual(unavailableSuggestion)
    expect((await eve.save(giantPlan)).status).toBe(200)
    server.clock.now += 600_000
    expect((await eve.suggest({})).body['suggestions']).not.toContainEqual(unavailableSuggestion)
  })

  test('costs one thread, however many more of its account wait for their turn', async () => {
    const { openPerson } = await start(hanging.file, never)
    const eve = await openPerson()
    const answers = await Promise.all([1, 2, 3, 4].map(() => eve.check(crashingPlan)))
    const codes = answers.map(({ body }) => body['code'])
    expect(codes.filter((code) => code === 'plan_unread')).toHaveLength(1)
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(3)
  })

  test('has one thread for each account, and never the one for saves', async () => {
    const { openPerson, isHealthy, server } = await start(hanging.file, never)
    const [eve, mal, dana] = [await openPerson(), await openPerson(), await openPerson()]
    const stuck = [eve.suggest(hangingPlan), eve.ask(hangingPlan), eve.check(hangingPlan)]
    expect((await dana.suggest({})).status).toBe(200)
    expect((await dana.check(finishedPlan)).body).toMatchObject({ isPassed: true })
    stuck.push(mal.check(hangingPlan), mal.suggest(hangingPlan))
    expect(await dana.save(giantPlan)).toMatchObject({ status: 200 })
    expect(await isHealthy()).toBe(true)

    await stopDuring(server, stuck)
  })

  test('that ends its thread is answered, and the next thread serves the others', async () => {
    const { openPerson } = await start(hanging.file, never)
    const [eve, dana] = [await openPerson(), await openPerson()]
    expect(await eve.check(crashingPlan)).toMatchObject({ status: 422, body: { code: 'plan_unread' } })
    expect((await dana.check(finishedPlan)).body).toMatchObject({ isPassed: true })
    expect((await eve.save(named(`${crashes}${'x'.repeat(300_000)}`))).status).toBe(503)
    expect((await dana.save(giantPlan)).status).toBe(200)
  })
})
