import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountHeader } from '#contract/account-header.ts'
import { buildReviewerPath, buildShareApiPath, sharingApiPaths } from '#contract/paths.ts'
import { maxLinksPerAccount, shareHeaders, type ShareLink } from '#contract/sharing.ts'
import { limits, readAllowances } from '#server/sharing/limits.ts'
import { quickPasswords } from './quick-passwords.ts'
import { createTestAdmin } from './test-admin.ts'
import { createTestApp, type TestApp, testStart } from './test-app.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'
import { createPlanner, type Planner } from './test-plans.ts'
import {
  aComment,
  aLink,
  joinAsOwner,
  joinAsReviewer,
  makeKeys,
  type Participant,
  type Send,
  sendByInject,
  type TestLink,
} from './test-shares.ts'

const metricsToken = 'a-token-of-some-length'

describeOnBothDatabases('reviewers’ links', (engine) => {
  let place: TestDatabase
  let server: TestApp
  let send: Send
  let olive: Planner
  let link: TestLink
  let dana: Participant

  beforeAll(async () => {
    place = await createTestDatabase(engine)
  })
  beforeEach(async () => {
    const operator = { name: null, address: null, email: 'report@plans.example' }
    server = await createTestApp(place.database, { metricsToken, operator }, quickPasswords)
    send = sendByInject(server.app)
    await place.database.deleteFrom('rate_limits').execute()
    await place.database.deleteFrom('share_links').execute()
    olive = await createPlanner(server.app)
    link = await makeKeys()
    await create()
    dana = await joinAsReviewer(send, link)
    return () => server.app.close()
  })
  afterAll(() => place.remove())

  const create = async (keys = link, changes = {}) =>
    send(
      'PUT',
      buildShareApiPath('share', keys.id),
      { cookie: olive.cookie },
      {
        ...(await aLink(keys, testStart)),
        ...changes,
      },
    )
  const holder = () => ({ cookie: olive.cookie, [accountHeader]: olive.userId })

  describe('in an account', () => {
    test('are in its export, with their sealed comments and a word on how they open', async () => {
      await dana.post(aComment('First'))
      const answer = await send('GET', '/api/account/export', holder())
      const { events } = (await dana.poll()).body as { events: { sealed: string }[] }
      expect(answer.body).toMatchObject({
        reviewersLinks: {
          note: expect.stringContaining('open only with the whole link'),
          links: [
            {
              id: link.id,
              name: 'Dana at the bank',
              endedAt: null,
              events: [{ number: 1, author: dana.author, sealed: events[0]?.sealed }],
            },
          ],
        },
      })
      expect(JSON.stringify(answer.body)).not.toMatch(/hash/i)
    })

    test('are deleted with it', async () => {
      await dana.post(aComment('First'))
      const body = { currentPassword: 'long enough' }
      expect(await send('DELETE', '/api/account', holder(), body)).toMatchObject({ status: 204 })
      expect(await dana.read()).toMatchObject({ status: 404 })
      for (const table of ['share_links', 'share_copies', 'share_events'] as const) {
        expect(await place.database.selectFrom(table).selectAll().execute()).toEqual([])
      }
    })

    test('are at most a hundred', async () => {
      const [row] = await place.database.selectFrom('share_links').selectAll().execute()
      if (!row) throw new Error('There is a link')
      const more = Array.from({ length: maxLinksPerAccount - 1 }, (_, index) => ({
        ...row,
        id: `more${index}`,
        plan_id: `plan${index}`,
      }))
      await place.database.insertInto('share_links').values(more).execute()
      const message = expect.stringContaining('100 links')
      expect(await create(await makeKeys(), { planId: 'wb_2' })).toMatchObject({
        status: 403,
        body: { message },
      })
    })

    test('are not listed to a page that shows another account', async () => {
      const headers = { cookie: olive.cookie, [accountHeader]: 'somebody' }
      expect(await send('GET', sharingApiPaths.shares, headers)).toMatchObject({ status: 409 })
    })
  })

  describe('are protected from floods', () => {
    test('of comments from one address', async () => {
      await dana.post(aComment('First'))
      await place.database.updateTable('rate_limits').set({ hits: limits.eventsPerAddress.hits }).execute()
      const refused = await dana.post(aComment('Again'))
      expect(refused).toMatchObject({
        status: 429,
        body: { message: expect.stringContaining('try again in') },
      })
      expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
      expect(await dana.open()).toHaveLength(1)
      // The owner still answers.
      expect(await joinAsOwner(send, link, olive.cookie).post(aComment('Thanks'))).toMatchObject({
        status: 201,
      })
    })

    test('of reading from one address', async () => {
      const path = buildShareApiPath('copy', link.id)
      for (let count = 0; count < readAllowances.address.burst; count += 1) await send('GET', path, {})
      expect(await dana.poll()).toMatchObject({
        status: 429,
        body: { message: expect.stringContaining('opened too often') },
      })
      server.clock.now += 1000
      expect(await dana.poll()).toMatchObject({ status: 200 })
      server.clock.now = testStart
    })
  })

  describe('are not closed to their holders', () => {
    const floodFromManyAddresses = async (headers: Record<string, string>) => {
      const url = buildShareApiPath('events', link.id)
      for (let count = 0; count < readAllowances.link.burst; count += 1) {
        const remoteAddress = `203.0.113.${count % 4}`
        await server.app.inject({ method: 'GET', url, headers, remoteAddress })
      }
    }

    test('by people who know only the id', async () => {
      await floodFromManyAddresses({ [shareHeaders.token]: 'guessed' })
      expect(await dana.poll()).toMatchObject({ status: 200 })
    })

    test('by a holder alone: the owner still reads and answers', async () => {
      await floodFromManyAddresses({ [shareHeaders.token]: link.key.readToken })
      expect(await dana.poll()).toMatchObject({ status: 429 })
      const owner = joinAsOwner(send, link, olive.cookie)
      expect(await owner.poll()).toMatchObject({ status: 200 })
      expect(await owner.post(aComment('Thanks'))).toMatchObject({ status: 201 })
    })
  })

  describe('for the operator', () => {
    test('are counted in the status and the metrics', async () => {
      await dana.post(aComment('First'))
      const { output } = await createTestAdmin(place).run(['status'])
      expect(output).toMatch(/reviewers’ links +1 open, 1 comments and replies, \d+ kB/)
      const metrics = await send('GET', '/metrics', { authorization: `Bearer ${metricsToken}` })
      expect(metrics.body).toContain('planwright_share_links 1\n')
      expect(metrics.body).toContain('planwright_share_events 1\n')
      expect(metrics.body).toMatch(/planwright_share_bytes [1-9]\d+\n/)
    })

    test.each([
      ['its id', (id: string) => id],
      ['the address in a report', (id: string) => `https://plans.example/review/${id}#the-key`],
    ])('end by %s', async (_what, type) => {
      const admin = createTestAdmin(place)
      expect(await admin.run(['shares', 'end', type(link.id)])).toMatchObject({ exitCode: 0 })
      expect(await dana.read()).toMatchObject({ status: 410 })
      const list = await send('GET', sharingApiPaths.shares, { cookie: olive.cookie })
      expect(list.body as ShareLink[]).toEqual([])
      expect(await admin.run(['shares', 'end', link.id])).toMatchObject({ exitCode: 1 })
      expect(await admin.run(['shares', 'end', 'nonsense'])).toMatchObject({ exitCode: 2 })
    })

    test('are found by an id that begins with a dash', async () => {
      const admin = createTestAdmin(place)
      for (const id of ['-AAAAAAAAAAAAAAAAAAAAA', '--AAAAAAAAAAAAAAAAAAAA']) {
        expect(await admin.run(['shares', 'end', id])).toMatchObject({ exitCode: 1 })
        expect(await admin.run(['shares', 'end', '--', id])).toMatchObject({ exitCode: 1 })
      }
    })
  })

  test('have one page for all, which names where to report abuse and is kept and listed nowhere', async () => {
    const answer = await send('GET', buildReviewerPath(link.id), {})
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('mailto:report@plans.example')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-robots-tag': expect.stringContaining('noindex'),
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    })
    expect((await send('GET', buildReviewerPath((await makeKeys()).id), {})).body).toBe(answer.body)
    for (const path of ['/robots.txt', '/sitemap.xml']) {
      expect((await send('GET', path, {})).body).not.toContain('/review')
    }
  })
})
