import { parseShareEvent } from '#contract/share-events.ts'
import type { SealedNumberedEvent } from '#contract/sharing.ts'
import type { NumberedEvent } from '#domain/sharing/share-event.ts'
import { unseal } from './sealing.ts'
import type { ShareKey } from './share-key.ts'

/** The events of a link in plain words. Those that do not open, or that this version does not know, are left out. */
export async function openEvents(
  key: ShareKey,
  linkId: string,
  events: readonly SealedNumberedEvent[],
): Promise<NumberedEvent[]> {
  const opened = await Promise.all(
    events.map(async ({ number, id, author, at, sealed }): Promise<NumberedEvent[]> => {
      const event = parseShareEvent(await unseal(key, { kind: 'event', linkId, eventId: id, author }, sealed))
      return event ? [{ number, id, author, at, event }] : []
    }),
  )
  return opened.flat()
}
