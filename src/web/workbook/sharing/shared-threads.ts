import { foldThreads, type Thread } from '#domain/sharing/fold-threads.ts'
import { ownerAuthor } from '#domain/sharing/share-event.ts'
import type { StoredLink } from '#web/sharing/stored-links.ts'

/** A comment with the link that it came under. */
export interface SharedThread extends Thread {
  linkId: string
  linkName: string
  /** No one answers under a link that has ended. */
  isEnded: boolean
}

/** The comments of all links, newest first. */
export function foldLinks(kept: ReadonlyMap<string, StoredLink>): SharedThread[] {
  return [...kept]
    .flatMap(([linkId, { events, name, isEnded }]) =>
      foldThreads(events).map((thread) => ({ ...thread, linkId, linkName: name, isEnded })),
    )
    .toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
}

/** What reviewers wrote and did not withdraw, and the owner has not seen. */
export function countNew({ events, seen }: StoredLink): number {
  const isWithdrawn = (id: string, author: string) =>
    events.some((one) => one.event.kind === 'withdraw' && one.event.of === id && one.author === author)
  return events.filter(
    ({ number, id, author, event }) =>
      number > seen &&
      author !== ownerAuthor &&
      (event.kind === 'comment' || event.kind === 'reply') &&
      !isWithdrawn(id, author),
  ).length
}
