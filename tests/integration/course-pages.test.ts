import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freeLesson, lastLesson, paidLesson, paidWords } from './course-folder.ts'
import { createLearner, type Learner } from './learners.ts'
import { quickPasswords } from './quick-passwords.ts'
import { createTestApp } from './test-app.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

describe('the pages of the classroom', () => {
  let place: TestDatabase
  let app: FastifyInstance
  let learner: Learner

  beforeAll(async () => {
    place = await createTestDatabase('embedded')
    app = (await createTestApp(place.database, {}, quickPasswords)).app
    learner = await createLearner(app, place.database)
  })
  afterAll(async () => {
    await app.close()
    await place.remove()
  })
  const visit = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  const learn = (url: string, headers: Record<string, string> = {}) =>
    visit(url, { cookie: learner.cookie, ...headers })

  test('show the classroom to learners, and what it is to everyone else', async () => {
    expect((await learn('/learn')).body).toContain('The classroom')
    const closed = await visit('/learn')
    expect([closed.statusCode, closed.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(closed.body).toContain('What the course is')
    expect(closed.body).toContain('http://plans.example')
  })

  test('send an account without the course to it, and not to the sign-in', async () => {
    const { cookie } = await createLearner(app, place.database, { entitlements: [] })
    for (const url of ['/learn', `/learn/${paidLesson}`]) {
      const { body } = await visit(url, { cookie })
      expect([body.includes('href="/course"'), body.includes('/login')]).toEqual([true, false])
    }
  })

  test('show a paid lesson to learners alone, and never from a shared copy', async () => {
    const open = await learn(`/learn/${paidLesson}`)
    expect([open.statusCode, open.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(open.body).toContain(paidWords)
    // A browser that once held the page gets no answer that lets it show the page again.
    const etag = String(open.headers.etag)
    const closed = await visit(`/learn/${paidLesson}`, { 'if-none-match': etag })
    expect([closed.statusCode, closed.headers['cache-control']]).toEqual([403, 'private, no-store'])
    expect(closed.body).toContain('What the course is')
    expect(closed.body).not.toContain(paidWords)
    // Who signs in there goes on to the lesson.
    expect(closed.body).toContain(`href="/login?next=%2Flearn%2F${paidLesson}"`)
  })

  test('keep the first lesson open to everyone, in the site map, and revalidated', async () => {
    const first = await visit(`/learn/${freeLesson}`)
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(first.body).toContain('Words for everyone')
    const again = await visit(`/learn/${freeLesson}`, { 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect((await visit('/sitemap.xml')).body).toContain(`http://plans.example/learn/${freeLesson}<`)
  })

  test('run their own script, and play the videos of the address that the lesson names', async () => {
    const policyOf = async (slug: string) =>
      String((await learn(`/learn/${slug}`)).headers['content-security-policy'])
    const hash = createHash('sha256').update('learn()').digest('base64')
    expect(await policyOf(paidLesson)).toContain(`'sha256-${hash}'`)
    expect(await policyOf(paidLesson)).not.toContain('media-src')
    expect(await policyOf(lastLesson)).toContain("media-src 'self' https://videos.example;")
  })

  test.each(['/learn/nowhere', '/learn/..%2fcourse.json', '/learn/videos/nowhere.webm'])(
    '%s is the "not found" page',
    async (url) => {
      const answer = await learn(url)
      expect([answer.statusCode, answer.body.includes('notFound')]).toEqual([404, true])
    },
  )

  test('play a video from where the player asks, the first one for everyone', async () => {
    const paid = `/learn/videos/${paidLesson}-video.webm`
    const part = await learn(paid, { range: 'bytes=6-9' })
    expect([part.statusCode, part.body]).toEqual([206, paidWords.slice(6, 10)])
    expect(part.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'content-type': 'video/webm',
    })
    // A browser that holds the video asks before it plays it again, and the next person gets no answer to that.
    const kept = { 'if-none-match': String(part.headers.etag) }
    expect([(await learn(paid, kept)).statusCode, (await visit(paid, kept)).statusCode]).toEqual([304, 401])
    expect((await visit(paid)).statusCode).toBe(401)
    const free = await visit(`/learn/videos/${freeLesson}-video.vtt`)
    expect([free.statusCode, free.headers['cache-control']]).toEqual([200, 'public, max-age=86400'])
    expect(free.headers['content-type']).toContain('text/vtt')
  })

  test.each([
    '/videos/../course.json',
    '/videos/..%2fcourse.json',
    '/videos/%2e%2e%2fpages%2fclassroom.html',
  ])('/learn%s leaves the folder of the videos in vain', async (path) => {
    const answer = await learn(`/learn${path}`)
    expect([answer.statusCode, answer.body.includes(paidWords)]).toEqual([404, false])
  })

  test.each(['0000-0000-0000-1', '7K3M-9QWD-2FHA-X', 'nonsense', '%00', 'x'.repeat(100)])(
    'confirm nothing for the number %s, and are not indexed',
    async (number) => {
      const answer = await visit(`/certificate/${number}`)
      expect([answer.statusCode, answer.body.includes('No such certificate')]).toEqual([404, true])
      expect(answer.headers['x-robots-tag']).toBe('noindex')
    },
  )

  test('refuse to look up one certificate number after the other, in words', async () => {
    const limited = await createTestApp(place.database, { rateLimitFactor: 1 }, quickPasswords)
    const look = () => limited.app.inject({ url: '/certificate/0000-0000-0000-1' })
    for (let hit = 0; hit < 60; hit += 1) await look()
    const refused = await look()
    expect(refused.statusCode).toBe(429)
    expect(refused.json<{ message: string }>().message).toMatch(/^Too many attempts\. Please try again in /)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await limited.app.close()
  })
})
