import * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildShareApiPath, sharingApiPaths } from '#contract/paths.ts'
import {
  maxLinksPerPlan,
  maxSealedCopyLength,
  maxSealedEventLength,
  shareCopyAnswerSchema,
  shareEventsAnswerSchema,
  shareHeaders,
  shareLinkSchema,
  type ShareLink,
} from '#contract/sharing.ts'
import type { Database } from '#server/database/database.ts'
import { sweepLinks } from '#server/sharing/end-links.ts'
import { seal, unseal } from '#web/sharing/sealing.ts'
import { createId, createSecret } from '#web/sharing/share-key.ts'
import { quickPasswords } from './quick-passwords.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'
import { createPlanner, type Planner } from './test-plans.ts'
import {
  aComment,
  aDocument,
  aLink,
  aPlan,
  joinAsOwner,
  joinAsReviewer,
  makeKeys,
  type Participant,
  type Send,
  sendByInject,
  type TestLink,
} from './test-shares.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The database, where something else happens just before each transaction. */
function beforeTransactions(database: Database, happen: () => Promise<void>): Database {
  return new Proxy(database, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target)
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value
      return () => ({
        execute: async (work: Parameters<ReturnType<Database['transaction']>['execute']>[0]) => {
          await happen()
          return target.transaction().execute(work)
        },
      })
    },
  })
}

describeOnBothDatabases('a reviewer’s link', (engine) => {
  let place: TestDatabase
  let server: TestApp
  let send: Send
  let olive: Planner
  let link: TestLink
  let owner: Participant
  let dana: Participant

  beforeAll(async () => {
    place = await createTestDatabase(engine)
    server = await createTestApp(place.database, { rateLimitFactor: 1000 }, quickPasswords)
    send = sendByInject(server.app)
  })
  beforeEach(async () => {
    olive = await createPlanner(server.app)
    link = await makeKeys()
    await create()
    owner = joinAsOwner(send, link, olive.cookie)
    dana = await joinAsReviewer(send, link)
  })
  afterAll(async () => {
    await server.app.close()
    await place.remove()
  })

  const asOwner = (method: Parameters<Send>[0], path: string, body?: unknown, person = olive) =>
    send(method, path, { cookie: person.cookie }, body)
  const create = async (changes: Record<string, unknown> = {}, keys = link, person = olive) =>
    asOwner(
      'PUT',
      buildShareApiPath('share', keys.id),
      { ...(await aLink(keys, server.clock.now)), ...changes },
      person,
    )
  const list = async () =>
    (await asOwner('GET', `${sharingApiPaths.shares}?planId=${aPlan}`)).body as ShareLink[]
  const sendCopy = async (version: number, words = 'We rent boats.') =>
    asOwner('PUT', buildShareApiPath('copy', link.id), {
      version,
      copy: await seal(link.key, { kind: 'copy', linkId: link.id, version }, { words }),
    })
  const share = () => buildShareApiPath('share', link.id)

  describe('created by its owner', () => {
    test('stands in the list of its plan, and in no other account’s', async () => {
      const [listed] = await list()
      expect(z.parse(shareLinkSchema, listed)).toEqual({
        id: link.id,
        planId: aPlan,
        name: 'Dana at the bank',
        mayComment: true,
        version: 1,
        createdAt: new Date(server.clock.now).toISOString(),
        sentAt: new Date(server.clock.now).toISOString(),
        endsAt: new Date(server.clock.now + 30 * dayMs).toISOString(),
        openedCount: 0,
        lastOpenedAt: null,
        lastEvent: 0,
      })
      expect((await asOwner('GET', `${sharingApiPaths.shares}?planId=other`)).body).toEqual([])
      expect((await asOwner('GET', sharingApiPaths.shares)).body).toHaveLength(1)
      const stranger = await createPlanner(server.app)
      expect((await asOwner('GET', sharingApiPaths.shares, undefined, stranger)).body).toEqual([])
    })

    test('is made once by a repeated request', async () => {
      expect(await create()).toMatchObject({ status: 200, body: { id: link.id } })
      expect(await list()).toHaveLength(1)
    })

    test('cannot be taken over with other keys or by another account', async () => {
      const other = await makeKeys(link.id)
      expect(await create({}, other)).toMatchObject({ status: 409 })
      const stranger = await createPlanner(server.app)
      expect(await create({}, link, stranger)).toMatchObject({ status: 409 })
      for (const [method, path, body] of [
        ['PATCH', share(), { name: 'Mine' }],
        ['DELETE', share(), undefined],
        ['PUT', buildShareApiPath('copy', link.id), { version: 2, copy: 'AAAA' }],
      ] as const) {
        expect(await asOwner(method, path, body, stranger)).toMatchObject({ status: 404 })
      }
      expect((await dana.read()).status).toBe(200)
    })

    test.each([
      ['in the past', -1],
      ['more than a year ahead', 367 * dayMs],
    ])('does not end %s', async (_when, inMs) => {
      const endsAt = new Date(server.clock.now + inMs).toISOString()
      expect(await create({ endsAt }, await makeKeys())).toMatchObject({
        status: 400,
        body: { fields: { endsAt: expect.any(String) } },
      })
      expect(await asOwner('PATCH', share(), { endsAt })).toMatchObject({ status: 400 })
    })

    test('is one of at most twenty of a plan', async () => {
      for (let count = 1; count < maxLinksPerPlan; count += 1) {
        expect(await create({}, await makeKeys())).toMatchObject({ status: 201 })
      }
      const message = expect.stringContaining('20 links')
      expect(await create({}, await makeKeys())).toMatchObject({ status: 403, body: { message } })
      expect(await create({ planId: 'wb_2' }, await makeKeys())).toMatchObject({ status: 201 })
      await asOwner('DELETE', share())
      expect(await create({}, await makeKeys())).toMatchObject({ status: 201 })
    })

    test('is one of at most twenty of a plan, also when several are created at once', async () => {
      for (let count = 1; count < maxLinksPerPlan - 1; count += 1) await create({}, await makeKeys())
      const keys = await Promise.all(Array.from({ length: 5 }, () => makeKeys()))
      const answers = await Promise.all(keys.map((one) => create({}, one)))
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        201, 403, 403, 403, 403,
      ])
      expect(await list()).toHaveLength(maxLinksPerPlan)
    })

    test('is made once by a request that is repeated at once, even as the last of twenty', async () => {
      for (let count = 1; count < maxLinksPerPlan - 1; count += 1) await create({}, await makeKeys())
      const keys = await makeKeys()
      const answers = await Promise.all([create({}, keys), create({}, keys), create({}, keys)])
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        200, 200, 201,
      ])
    })

    test('takes a new name and a new end, each without the other', async () => {
      const endsAt = new Date(server.clock.now + 3 * dayMs).toISOString()
      expect(await asOwner('PATCH', share(), { endsAt })).toMatchObject({
        status: 200,
        body: { name: 'Dana at the bank', endsAt },
      })
      expect(await asOwner('PATCH', share(), { name: ' Lee ' })).toMatchObject({
        body: { name: 'Lee', endsAt },
      })
      expect(await list()).toMatchObject([{ name: 'Lee', endsAt }])
    })

    test('refuses a copy that is too large or is not sealed', async () => {
      const copy = 'A'.repeat(maxSealedCopyLength + 1)
      const message = expect.stringContaining('too large to share')
      expect(await create({ copy }, await makeKeys())).toMatchObject({ status: 413, body: { message } })
      const larger = 'A'.repeat(maxSealedCopyLength + 10_000)
      expect(await create({ copy: larger }, await makeKeys())).toMatchObject({
        status: 413,
        body: { message },
      })
      expect(await create({ copy: 'We rent kayaks' }, await makeKeys())).toMatchObject({ status: 400 })
    })
  })

  describe('opened by a reviewer', () => {
    test('gives the copy, which the link’s key opens', async () => {
      const answer = await dana.read()
      const { copy, ...rest } = z.parse(shareCopyAnswerSchema, answer.body)
      const endsAt = new Date(server.clock.now + 30 * dayMs).toISOString()
      expect(rest).toEqual({ version: 1, mayComment: true, endsAt })
      expect(await unseal(link.key, { kind: 'copy', linkId: link.id, version: 1 }, copy)).toEqual(aDocument)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    })

    test('counts one opening, but none of its owner and none for a fresh copy', async () => {
      await dana.read()
      server.clock.now += 1000
      await dana.read()
      await dana.read('?version=2')
      await owner.read()
      const token = { [shareHeaders.token]: link.key.readToken }
      await send('GET', buildShareApiPath('copy', link.id), { ...token, cookie: olive.cookie })
      expect(await list()).toMatchObject([
        { openedCount: 2, lastOpenedAt: new Date(server.clock.now).toISOString() },
      ])
    })

    test('counts no opening of a request for the headers alone', async () => {
      await server.app.inject({
        method: 'HEAD',
        url: buildShareApiPath('copy', link.id),
        headers: { [shareHeaders.token]: link.key.readToken },
      })
      expect(await list()).toMatchObject([{ openedCount: 0, lastOpenedAt: null }])
    })

    test('gives the same answer for a wrong token and an unknown id', async () => {
      const other = await makeKeys()
      const wrong = await joinAsReviewer(send, { ...link, key: other.key })
      const unknown = await joinAsReviewer(send, other)
      const answers = [await wrong.read(), await unknown.read(), await wrong.poll(), await unknown.poll()]
      answers.push(await wrong.post(aComment('Hi')), await unknown.post(aComment('Hi')))
      answers.push(await send('GET', buildShareApiPath('copy', link.id), {}))
      answers.push(await send('GET', buildShareApiPath('copy', 'nonsense'), {}))
      for (const { status, body } of answers) {
        expect(status).toBe(404)
        expect(body).toEqual(answers[0]?.body)
      }
    })
  })

  describe('commented', () => {
    test('shows the events to everyone in one order', async () => {
      expect(await dana.post(aComment('First'))).toMatchObject({ status: 201, body: { number: 1 } })
      const lee = await joinAsReviewer(send, link)
      await lee.post(aComment('Second'))
      await owner.post(aComment('Third'))
      const answer = await dana.poll(1)
      expect(z.parse(shareEventsAnswerSchema, answer.body)).toMatchObject({
        version: 1,
        mayComment: true,
        events: [
          { number: 2, author: lee.author },
          { number: 3, author: 'owner' },
        ],
      })
      expect((await dana.open()).map(({ event }) => event)).toEqual(
        ['First', 'Second', 'Third'].map((text) => aComment(text)),
      )
      expect(await list()).toMatchObject([{ lastEvent: 3 }])
    })

    test('adds a repeated event once, and gives the first answer again', async () => {
      const id = createId()
      const first = await dana.post(aComment('First'), id)
      server.clock.now += 1000
      expect((await dana.post(aComment('First'), id)).body).toEqual(first.body)
      expect(await dana.open()).toHaveLength(1)
      const lee = await joinAsReviewer(send, link)
      expect(await lee.post(aComment('Other'), id)).toMatchObject({ status: 409 })
    })

    test('needs the comment token and the secret of a browser', async () => {
      const post = (headers: Record<string, string>) =>
        send('POST', buildShareApiPath('events', link.id), headers, { id: createId(), sealed: 'AAAA' })
      const { readToken, commentToken } = link.key
      const author = { [shareHeaders.author]: createSecret() }
      expect(await post({ [shareHeaders.token]: readToken, ...author })).toMatchObject({ status: 403 })
      expect(await post({ [shareHeaders.token]: commentToken })).toMatchObject({ status: 400 })
      expect(
        await post({ [shareHeaders.token]: commentToken, [shareHeaders.author]: 'owner' }),
      ).toMatchObject({ status: 400 })
      expect(await post(author)).toMatchObject({ status: 404 })
    })

    test('refuses comments of reviewers on a link for reading', async () => {
      link = await makeKeys()
      await create({ mayComment: false })
      dana = await joinAsReviewer(send, link)
      expect((await dana.read()).body).toMatchObject({ mayComment: false })
      const message = expect.stringContaining('reading only')
      expect(await dana.post(aComment('Hi'))).toMatchObject({ status: 403, body: { message } })
    })

    test('refuses a comment that is too long', async () => {
      const headers = { [shareHeaders.token]: link.key.commentToken, [shareHeaders.author]: createSecret() }
      for (const length of [maxSealedEventLength + 1, 30_000]) {
        const body = { id: createId(), sealed: 'A'.repeat(length) }
        expect(await send('POST', buildShareApiPath('events', link.id), headers, body)).toMatchObject({
          status: 413,
          body: { message: expect.stringContaining('too long') },
        })
      }
    })

    test('keeps room for the owner’s answers when reviewers have filled it', async () => {
      await place.database
        .updateTable('share_links')
        .set({ last_event: 800 })
        .where('id', '=', link.id)
        .execute()
      expect(await dana.post(aComment('More'))).toMatchObject({ status: 403 })
      expect(await owner.post(aComment('Thanks'))).toMatchObject({ status: 201, body: { number: 801 } })
      await place.database
        .updateTable('share_links')
        .set({ last_event: 1000 })
        .where('id', '=', link.id)
        .execute()
      expect(await owner.post(aComment('More'))).toMatchObject({ status: 403 })
    })

    test('says what is wrong with the number to read after', async () => {
      const path = `${buildShareApiPath('events', link.id)}?after=-1`
      expect(await send('GET', path, { [shareHeaders.token]: link.key.readToken })).toMatchObject({
        status: 400,
        body: { message: expect.any(String) },
      })
    })
  })

  describe('with a fresh copy', () => {
    test('gives it, and tells readers by its version', async () => {
      server.clock.now += 1000
      expect(await sendCopy(2)).toMatchObject({ status: 200, body: { version: 2 } })
      expect((await dana.poll()).body).toMatchObject({ version: 2 })
      const { copy } = z.parse(shareCopyAnswerSchema, (await dana.read()).body)
      expect(await unseal(link.key, { kind: 'copy', linkId: link.id, version: 2 }, copy)).toEqual({
        words: 'We rent boats.',
      })
      expect(await list()).toMatchObject([{ sentAt: new Date(server.clock.now).toISOString() }])
    })

    test('takes one of two that were sent at the same time', async () => {
      const answers = await Promise.all([sendCopy(2, 'One'), sendCopy(2, 'Two')])
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
      expect(await sendCopy(4)).toMatchObject({ status: 409, body: { version: 2 } })
    })
  })

  describe('that has ended', () => {
    const readRest = async () => {
      const { database } = place
      const copies = await database
        .selectFrom('share_copies')
        .selectAll()
        .where('link_id', '=', link.id)
        .execute()
      const events = await database
        .selectFrom('share_events')
        .selectAll()
        .where('link_id', '=', link.id)
        .execute()
      return [...copies, ...events]
    }

    test('says so to holders of the link alone, and keeps nothing of the plan', async () => {
      await dana.post(aComment('First'))
      expect(await asOwner('DELETE', share())).toMatchObject({ status: 204 })
      expect(await asOwner('DELETE', share())).toMatchObject({ status: 204 })
      for (const answer of [await dana.read(), await dana.poll(), await dana.post(aComment('More'))]) {
        expect(answer).toMatchObject({ status: 410, body: { message: expect.stringContaining('has ended') } })
      }
      const wrong = await joinAsReviewer(send, { ...link, key: (await makeKeys()).key })
      expect(await wrong.read()).toMatchObject({ status: 404 })
      expect(await readRest()).toEqual([])
      expect(await list()).toEqual([])
      expect(await sendCopy(2)).toMatchObject({ status: 410 })
      expect(await asOwner('PATCH', share(), { name: 'Again' })).toMatchObject({ status: 410 })
      expect(await create()).toMatchObject({ status: 410 })
    })

    test('is not swept when its owner moved the date while the sweep ran', async () => {
      const endsAt = server.clock.now + 30 * dayMs
      await dana.post(aComment('First'))
      await sweepLinks(beforeTransactions(place.database, moveEnd), endsAt)
      expect(await readRest()).toHaveLength(2)
      expect(await dana.open()).toHaveLength(1)

      async function moveEnd() {
        await place.database
          .updateTable('share_links')
          .set({ ends_at: endsAt + dayMs })
          .where('id', '=', link.id)
          .execute()
      }
    })

    test('ends at its date, is swept and is forgotten 90 days later', async () => {
      const startedAt = server.clock.now
      try {
        await dana.post(aComment('First'))
        server.clock.now = startedAt + 30 * dayMs
        expect(await dana.read()).toMatchObject({ status: 410 })
        expect(await readRest()).toHaveLength(2)
        await sweepLinks(place.database, server.clock.now)
        expect(await readRest()).toEqual([])
        expect(await dana.read()).toMatchObject({ status: 410 })
        await sweepLinks(place.database, server.clock.now + 91 * dayMs)
        expect(await dana.read()).toMatchObject({ status: 404 })
      } finally {
        server.clock.now = startedAt
      }
    })
  })
})
