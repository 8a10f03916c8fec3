import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Thread } from '#contract/course.ts'
import { freeLesson, paidLesson } from './course-folder.ts'
import { createLearner } from './learners.ts'
import { quickPasswords } from './quick-passwords.ts'
import { createTestAdmin, type TestAdmin } from './test-admin.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'

const instructor = 'instructor@example.com'

describeOnBothDatabases('asking the instructor', (engine) => {
  let place: TestDatabase
  let server: TestApp
  let admin: TestAdmin

  beforeAll(async () => {
    place = await createTestDatabase(engine)
    const operator = { name: null, address: null, email: instructor }
    server = await createTestApp(place.database, { operator, rateLimitFactor: 1 }, quickPasswords)
    admin = createTestAdmin(place)
  })
  afterAll(async () => {
    await server.app.close()
    await place.remove()
  })
  const enter = () => createLearner(server.app, place.database)

  /** A mail that waits, or one that was sent, of which the queue keeps no text. */
  const findMail = async (to: string, part: string) => {
    const rows = await place.database
      .selectFrom('mail_queue')
      .select(['subject', 'text_body as text', 'html_body as html', 'user_id'])
      .where('to_address', '=', to)
      .orderBy('created_at')
      .execute()
    const row = rows.find(({ subject }) => subject.includes(part))
    const sent = server.mails.find((mail) => mail.to === to && mail.subject.includes(part))
    return row && { ...row, ...(row.text === '' && sent) }
  }

  test('mails the question with the lesson’s name, and the plan only when it is sent', async () => {
    const { id, ask, email } = await enter()
    expect((await ask('GET', '/api/course')).json()).toMatchObject({ mayAsk: true })
    const asked = await ask('POST', '/api/course/questions', {
      lesson: paidLesson,
      text: '  Who counts\n\n\n\nas a <competitor>?  ',
    })
    expect(asked.statusCode).toBe(201)
    const thread = asked.json<Thread>()
    expect(thread).toEqual({
      number: thread.number,
      lesson: paidLesson,
      text: 'Who counts\n\nas a <competitor>?',
      askedAt: '2026-11-16T12:00:00.000Z',
      sentPlan: false,
      answers: [],
    })
    const mail = await findMail(instructor, String(thread.number))
    expect(mail).toMatchObject({
      subject: `[Question ${thread.number}] Lesson ${paidLesson}`,
      user_id: id,
    })
    expect(mail?.text).toContain(`(${email}) asks:`)
    expect(mail?.text).toContain('The learner did not send the plan.')
    expect(mail?.html).toContain('as a &lt;competitor&gt;?')

    server.clock.now += 1000
    const data = { businessIdea: { name: 'Crumb & Co', solution: 'Warm bread\u0000 from six.' } }
    const plan = { title: 'Bakery', template: 'saas', data }
    const sent = await ask('POST', '/api/course/questions', { lesson: freeLesson, text: 'And now?', plan })
    const second = sent.json<Thread>()
    expect(second).toMatchObject({ sentPlan: true })
    const sentText = (await findMail(instructor, String(second.number)))?.text
    expect(sentText).toContain('## 1. Business Idea')
    expect(sentText).toMatch(/Warm bread.? from six/)
    expect(sentText).not.toContain('\u0000')
    expect((await ask('GET', '/api/course/questions')).json()).toEqual([thread, second])
  })

  test('keeps the operator’s answer in the lesson and mails it', async () => {
    const { ask, email, username } = await enter()
    const asked = await ask('POST', '/api/course/questions', { lesson: paidLesson, text: 'Why?' })
    const { number } = asked.json<Thread>()
    expect((await admin.run(['questions'])).output).toMatch(
      new RegExp(`${number} .* ${username} +${paidLesson} +Why\\?`),
    )
    expect(await admin.run(['answer-question', String(number), 'Because.'])).toMatchObject({
      exitCode: 0,
      output: `Answered question ${number} of ${username}. The answer is on its way by email.`,
    })
    admin.clock.now += 1000
    const reply = `Subject: Re: [Question ${number}] Lesson\n\nAnd also this.\n\nOn Monday, Ada wrote:\n> Why?\n`
    expect(await admin.run(['answer-question', '--mail'], { input: reply })).toMatchObject({ exitCode: 0 })
    expect((await ask('GET', '/api/course/questions')).json<Thread[]>()[0]?.answers).toEqual([
      { text: 'Because.', answeredAt: '2026-11-16T12:00:00.000Z' },
      { text: 'And also this.', answeredAt: '2026-11-16T12:00:01.000Z' },
    ])
    const mail = await findMail(email, 'An answer to your question')
    expect(mail?.text).toContain('Because.')
    expect(mail?.text).toContain(`http://plans.example/learn/${paidLesson}`)
    expect((await admin.run(['questions', '--json'])).output).not.toContain(String(number))
  })

  test.each([
    [['answer-question', '1', 'Because.'], '', 1, 'There is no question 1.'],
    [['answer-question', '--mail'], 'Subject: Hello\n\nYes.', 2, 'has no [Question NUMBER]'],
    [['answer-question'], '', 2, 'Give either a NUMBER or --mail.'],
    [['answer-question', '5', '--mail'], '', 2, 'Give either a NUMBER or --mail.'],
    [['answer-question', '5'], ' \n', 2, 'The answer is empty.'],
  ])('%j is refused with a reason', async (args, input, exitCode, message) => {
    const result = await admin.run(args, { input })
    expect([result.exitCode, result.errors.includes(message)]).toEqual([exitCode, true])
  })

  test('refuses empty and endless questions, unknown lessons, and too many', async () => {
    const { ask } = await enter()
    const send = async (changes: object) =>
      (await ask('POST', '/api/course/questions', { lesson: paidLesson, text: 'Why?', ...changes }))
        .statusCode
    expect(await send({ text: ' ' })).toBe(400)
    expect(await send({ text: 'x'.repeat(4001) })).toBe(400)
    expect(await send({ lesson: 'nowhere' })).toBe(404)
    const statuses = []
    for (let count = 0; count < 21; count += 1) statuses.push(await send({}))
    expect(statuses.slice(-2)).toEqual([201, 429])
  })

  test('exports the thread, and deletes it and its mails with the account', async () => {
    const { id, ask } = await enter()
    const asked = await ask('POST', '/api/course/questions', { lesson: paidLesson, text: 'Why?' })
    const { number } = asked.json<Thread>()
    await admin.run(['answer-question', String(number), 'Because.'])
    expect((await ask('GET', '/api/account/export')).json()).toMatchObject({
      course: { questions: [{ number, text: 'Why?', answers: [{ text: 'Because.' }] }] },
    })
    expect((await ask('DELETE', '/api/account', { currentPassword: 'long enough' })).statusCode).toBe(204)
    const left = await place.database
      .selectFrom('course_answers')
      .selectAll()
      .where('question_number', '=', number)
      .execute()
    const mails = await place.database
      .selectFrom('mail_queue')
      .selectAll()
      .where('user_id', '=', id)
      .execute()
    expect([left, mails, await findMail(instructor, String(number))]).toEqual([[], [], undefined])
  })

  test('is not offered when the site has no address for it', async () => {
    const silent = await createTestApp(place.database, {}, quickPasswords)
    const { ask } = await createLearner(silent.app, place.database)
    const answer = await ask('POST', '/api/course/questions', { lesson: paidLesson, text: 'Why?' })
    await silent.app.close()
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 'not_found', message: 'Nobody answers questions on this site at the moment.' },
    ])
  })
})
