import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildShareApiPath } from '#contract/paths.ts'
import type { ShareEventsAnswer } from '#contract/sharing.ts'
import { createId } from '#web/sharing/share-key.ts'
import { bundleServer, type ServerBundle, type ServerProcess } from './server-bundle.ts'
import { testStart } from './test-app.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'
import {
  aComment,
  aLink,
  joinAsOwner,
  joinAsReviewer,
  makeKeys,
  type Participant,
  sendByFetch,
} from './test-shares.ts'

describeOnBothDatabases('a server that is killed while reviewers write', (engine) => {
  let place: TestDatabase
  let bundle: ServerBundle
  let servers: [ServerProcess, ServerProcess]

  beforeAll(async () => {
    place = await createTestDatabase(engine)
    bundle = await bundleServer()
    servers = await Promise.all([bundle.start(place.settings), bundle.start(place.settings)])
  })
  afterAll(async () => {
    await bundle.remove()
    await place.remove()
  })

  test('has every comment that it acknowledged, and no number is missing or given twice', async () => {
    const [first, second] = servers
    const sendToFirst = sendByFetch(() => first.address)
    const sendToSecond = sendByFetch(() => second.address)
    const person = { username: 'olive', email: 'olive@example.com', password: 'long enough' }
    const signUp = await sendToFirst('POST', '/api/auth/register', {}, person)
    const cookie = signUp.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
    const link = await makeKeys()
    const path = buildShareApiPath('share', link.id)
    const body = await aLink(link, testStart)
    expect(await sendToFirst('PUT', path, { cookie }, body)).toMatchObject({ status: 201 })

    const acknowledged: { id: string; number: number; text: string }[] = []
    async function writeUntilKilled(writer: Participant) {
      for (;;) {
        const id = createId()
        const text = `Comment ${id}`
        const answer = await writer.post(aComment(text), id).catch(() => null)
        if (answer?.status !== 201) return
        acknowledged.push({ id, text, number: (answer.body as { number: number }).number })
      }
    }
    const writers = [
      joinAsOwner(sendToFirst, link, cookie),
      await joinAsReviewer(sendToFirst, link),
      await joinAsReviewer(sendToFirst, link),
    ].map(writeUntilKilled)
    const onSecond = [await joinAsReviewer(sendToSecond, link)].map(writeUntilKilled)
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(40)
    await first.kill()
    await Promise.all(writers)
    const atFirstKill = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(atFirstKill + 10)
    await second.kill()
    await Promise.all(onSecond)

    const again = await bundle.start(place.settings)
    const reader = await joinAsReviewer(
      sendByFetch(() => again.address),
      link,
    )
    const opened = await reader.open()
    expect(opened.map(({ number }) => number)).toEqual(opened.map((_event, index) => index + 1))
    for (const { id, number, text } of acknowledged) {
      expect(opened[number - 1]).toMatchObject({ id, number, event: { text } })
    }
    // What was on its way at the kill is there as a whole or not at all.
    expect(opened.length).toBeLessThanOrEqual(acknowledged.length + 4)
    const { events } = (await reader.poll(opened.length - 1)).body as ShareEventsAnswer
    expect(events).toHaveLength(1)
  })
})
