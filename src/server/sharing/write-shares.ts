import { setImmediate } from 'node:timers/promises'
import type { Database } from '#server/database/database.ts'
import { listEvents } from './event-store.ts'
import { toIso, toShareLink } from './link-state.ts'
import { listEveryLink } from './link-store.ts'

const sharesNote =
  'Comments and replies are encrypted. They open only with the whole link, which is in your browser and with the person you sent it to. The server has no key.'

/** All of an account's links with their sealed events, as one JSON object in chunks no larger than one link's events. */
export async function* writeShares(database: Database, userId: string): AsyncGenerator<string> {
  yield `{"note":${JSON.stringify(sharesNote)},"links":[`
  let separator = ''
  for (const link of await listEveryLink(database, userId)) {
    const events = await listEvents(database, link.id, 0)
    const listed = {
      ...toShareLink(link),
      endedAt: link.ended_at === null ? null : toIso(link.ended_at),
      events: events.map(({ link_id: _link, created_at: createdAt, ...event }) => ({
        ...event,
        at: toIso(createdAt),
      })),
    }
    yield `${separator}${JSON.stringify(listed)}`
    separator = ','
    // Other requests get their turn between two links.
    await setImmediate()
  }
  yield ']}'
}
