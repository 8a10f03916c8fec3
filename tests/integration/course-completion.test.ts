import { afterAll, beforeAll, expect, test } from 'vitest'
import { revokeEntitlement } from '#server/accounts/entitlement-store.ts'
import { lastLesson } from './course-folder.ts'
import { createLearner, every, type Learner } from './learners.ts'
import { quickPasswords } from './quick-passwords.ts'
import { createTestAdmin } from './test-admin.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'
import { unlimited } from './unlimited.ts'

describeOnBothDatabases('the end of the course', (engine) => {
  let place: TestDatabase
  let server: TestApp

  beforeAll(async () => {
    place = await createTestDatabase(engine)
    server = await createTestApp(place.database, unlimited, quickPasswords)
  })
  afterAll(async () => {
    await server.app.close()
    await place.remove()
  })

  async function enter(names: object = { firstName: 'Ada', lastName: 'Lovelace' }): Promise<Learner> {
    const learner = await createLearner(server.app, place.database, { names })
    await learner.choose()
    return learner
  }

  /** Everything that an end leaves behind. */
  async function readTraces({ id, email }: Learner) {
    const { database } = place
    const certificates = await database
      .selectFrom('certificates')
      .selectAll()
      .where('user_id', '=', id)
      .execute()
    const mails = await database
      .selectFrom('mail_queue')
      .select(['subject', 'text_body', 'sent_at'])
      .where('to_address', '=', email)
      .where('subject', '=', 'You finished the course')
      .execute()
    const tools = await database
      .selectFrom('entitlements')
      .select('source')
      .where('user_id', '=', id)
      .where('name', '=', 'tool')
      .execute()
    return { certificates, mails, tools: tools.map(({ source }) => source) }
  }

  test('opens the tool, mails it and makes a certificate that confirms', async () => {
    const learner = await enter()
    for (const slug of every.slice(0, -1)) await learner.check(slug)
    expect(await readTraces(learner)).toEqual({ certificates: [], mails: [], tools: [] })

    const last = await learner.check(lastLesson)
    const { certificate } = last.json<{ certificate: { number: string } }>()
    expect(certificate).toMatchObject({ name: 'Ada Lovelace', issuedAt: '2026-11-16T12:00:00.000Z' })
    expect((await learner.ask('GET', '/api/course')).json()).toMatchObject({ certificate, resume: null })
    const { mails, tools } = await readTraces(learner)
    expect(tools).toEqual(['coupon:TEST'])
    expect(mails).toHaveLength(1)
    await expect
      .poll(() => server.mails.find(({ subject }) => subject === 'You finished the course')?.text)
      .toContain(`http://plans.example/certificate/${certificate.number}`)
    const page = await server.app.inject({ url: `/certificate/${certificate.number}` })
    expect(page.body).toContain(`Ada Lovelace, November 16, 2026, ${certificate.number}`)
  })

  test('happens once under repeats', async () => {
    const learner = await enter()
    for (const slug of [...every, ...every, lastLesson]) {
      expect((await learner.check(slug)).statusCode).toBe(200)
    }
    const { certificates, mails, tools } = await readTraces(learner)
    expect([certificates.length, mails.length, tools.length]).toEqual([1, 1, 1])
  })

  test.each(['one lesson', 'different lessons'])(
    'happens once when twenty checks of %s arrive together',
    async (what) => {
      const learner = await enter()
      if (what === 'one lesson') for (const slug of every.slice(0, -1)) await learner.check(slug)
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          learner.check(what === 'one lesson' ? lastLesson : (every[index % every.length] ?? '')),
        ),
      )
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
      const { certificates, mails, tools } = await readTraces(learner)
      expect([certificates.length, mails.length, tools.length]).toEqual([1, 1, 1])
    },
  )

  test('comes with any check once the only lesson that was missing is no longer in the course', async () => {
    const learner = await enter()
    const noted = every.map((lesson) => ({ user_id: learner.id, lesson, passed_at: 1 }))
    await place.database.insertInto('course_progress').values(noted).execute()
    const answer = await learner.check(lastLesson, {})
    expect(answer.json()).toMatchObject({ isPassed: true, certificate: { name: 'Ada Lovelace' } })
    const { certificates, mails, tools } = await readTraces(learner)
    expect([certificates.length, mails.length, tools.length]).toEqual([1, 1, 1])
  })

  test('shows the name that the account has later when it had none', async () => {
    const learner = await enter({})
    for (const slug of every) await learner.check(slug)
    const read = async () =>
      (await learner.ask('GET', '/api/course')).json<{ certificate: { name: string } }>()
    // Not the part of the address before the @, because anyone with the number can read it.
    expect((await read()).certificate.name).toBe('A learner')
    await learner.ask('PATCH', '/api/account/profile', { firstName: 'Ada', lastName: '' })
    expect((await read()).certificate.name).toBe('Ada')
  })

  test('by the operator’s command opens the tool and makes no certificate', async () => {
    const learner = await enter()
    expect(await createTestAdmin(place).run(['complete-course', learner.username])).toMatchObject({
      exitCode: 0,
    })
    const { certificates, mails, tools } = await readTraces(learner)
    expect([certificates.length, mails.length, tools.length]).toEqual([0, 0, 1])
    for (const slug of every) await learner.check(slug)
    expect((await readTraces(learner)).certificates).toHaveLength(1)
  })

  test('is exported with everything else of the classroom, and deleted with the account', async () => {
    const learner = await enter()
    for (const slug of every) await learner.check(slug)
    await learner.ask('POST', `/api/course/lessons/${lastLesson}/visit`)
    const { number } = (await readTraces(learner)).certificates[0] ?? { number: '' }
    expect((await learner.ask('GET', '/api/account/export')).json()).toMatchObject({
      course: {
        plan: { id: 'wb_1', title: 'Bakery' },
        lastLesson,
        passed: every.toSorted().map((lesson) => ({ lesson, passedAt: '2026-11-16T12:00:00.000Z' })),
        certificate: { number },
        questions: [],
      },
    })
    // What is kept after a refund is still exported, although it confirms nothing.
    await revokeEntitlement(place.database, learner.id, 'course')
    expect((await server.app.inject({ url: `/certificate/${number}` })).statusCode).toBe(404)
    expect((await learner.ask('GET', '/api/account/export')).json()).toMatchObject({
      course: { certificate: { number } },
    })
    const deleted = await learner.ask('DELETE', '/api/account', { currentPassword: 'long enough' })
    expect(deleted.statusCode).toBe(204)
    for (const table of ['course_progress', 'course_states', 'certificates'] as const) {
      const rows = await place.database
        .selectFrom(table)
        .selectAll()
        .where('user_id', '=', learner.id)
        .execute()
      expect([table, rows]).toEqual([table, []])
    }
    expect((await server.app.inject({ url: `/certificate/${number}` })).statusCode).toBe(404)
  })
})
