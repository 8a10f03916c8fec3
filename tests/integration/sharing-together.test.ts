import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildShareApiPath } from '#contract/paths.ts'
import type { ShareEventsAnswer } from '#contract/sharing.ts'
import { foldThreads } from '#domain/sharing/fold-threads.ts'
import type { ShareEvent } from '#domain/sharing/share-event.ts'
import { createId } from '#web/sharing/share-key.ts'
import { quickPasswords } from './quick-passwords.ts'
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
  sendByFetch,
} from './test-shares.ts'
import { unlimited } from './unlimited.ts'

/** What one person does, and how often its request arrives before they see an answer. */
interface Step {
  kind: ShareEvent['kind']
  /** Which of the comments that exist by then, counted from the newest. */
  target: number
  arrivals: number
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('comment', 'comment', 'reply', 'edit', 'withdraw', 'state'),
  target: fc.nat({ max: 3 }),
  arrivals: fc.integer({ min: 1, max: 3 }),
})
const steps = fc.array(step, { minLength: 1, maxLength: 4 })

/** A few in every run; more with SHARING_ROUNDS=100. */
const rounds = Number(process.env['SHARING_ROUNDS'] ?? 6)

describeOnBothDatabases('two reviewers and the owner at once', (engine) => {
  let place: TestDatabase
  let server: TestApp
  let send: Send
  let olive: Planner

  beforeAll(async () => {
    place = await createTestDatabase(engine)
    server = await createTestApp(place.database, unlimited, quickPasswords)
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    send = sendByFetch(() => address)
    olive = await createPlanner(server.app)
  })
  afterAll(async () => {
    await server.app.close()
    await place.remove()
  })

  test(
    'see the same comments in the end, each event once and none missed by a poll',
    { timeout: 120_000 + rounds * 10_000 },
    async () => {
      const check = async (ofOwner: Step[], ofDana: Step[], ofLee: Step[]) => {
        const link = await makeKeys()
        // Ended afterwards, because a plan has only so many.
        const path = buildShareApiPath('share', link.id)
        const cookie = { cookie: olive.cookie }
        expect(await send('PUT', path, cookie, await aLink(link, testStart))).toMatchObject({ status: 201 })
        const people = [
          joinAsOwner(send, link, olive.cookie),
          await joinAsReviewer(send, link),
          await joinAsReviewer(send, link),
        ] as const

        const comments: string[] = []
        let isWriting = true
        const watcher = watch(people[1], () => isWriting)
        const writing = Promise.all(
          [ofOwner, ofDana, ofLee].map((own, index) => act(people[index] ?? people[0], own, comments)),
        ).finally(() => {
          isWriting = false
        })
        const [sent, watched] = await Promise.all([writing, watcher])

        const seen = await Promise.all(people.map((person) => person.open()))
        const [first = []] = seen
        expect(first.map(({ number }) => number)).toEqual(first.map((_event, index) => index + 1))
        expect(new Set(first.map(({ id }) => id))).toEqual(new Set(sent.flat()))
        expect(watched).toEqual(first.map(({ id }) => id))
        const [threads, ...others] = seen.map(foldThreads)
        for (const other of others) expect(other).toEqual(threads)
        // What arrives in another order and twice folds to the same.
        expect(foldThreads([...first.toReversed(), ...first])).toEqual(threads)
        expect(await send('DELETE', path, cookie)).toMatchObject({ status: 204 })
      }
      await fc.assert(fc.asyncProperty(steps, steps, steps, check), { numRuns: rounds, endOnFailure: true })
    },
  )
})

/** Sends the steps one after the other. The ids of what was sent. */
async function act(person: Participant, own: readonly Step[], comments: string[]): Promise<string[]> {
  const ids: string[] = []
  for (const { kind, target, arrivals } of own) {
    const id = createId()
    const event = toEvent(kind, comments.at(-1 - target) ?? createId())
    // The answers to all but one were lost, so the browser asked again, even before the first was handled.
    const answers = await Promise.all(Array.from({ length: arrivals }, () => person.post(event, id)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveProperty('size', 1)
    if (kind === 'comment') comments.push(id)
    ids.push(id)
  }
  return ids
}

function toEvent(kind: Step['kind'], target: string): ShareEvent {
  const events: Record<Step['kind'], ShareEvent> = {
    comment: aComment('Say how many kayaks you own.'),
    reply: { kind: 'reply', to: target, name: 'Olive', text: 'Twelve.' },
    edit: { kind: 'edit', of: target, text: 'Say how many you rent.', suggestion: 'twelve kayaks' },
    withdraw: { kind: 'withdraw', of: target },
    state: { kind: 'state', of: target, state: 'done' },
  }
  return events[kind]
}

/** Polls for what is new, as an open page does. The ids in the order in which they came. */
async function watch(person: Participant, isWriting: () => boolean): Promise<string[]> {
  const ids: string[] = []
  let after = 0
  for (;;) {
    // Asked first, so that a poll follows the last event.
    const isLast = !isWriting()
    const { events } = (await person.poll(after)).body as ShareEventsAnswer
    ids.push(...events.map(({ id }) => id))
    after = events.at(-1)?.number ?? after
    if (isLast) return ids
  }
}
