import type { ShareLink } from '#contract/sharing.ts'
import type { StoredLink } from '#web/sharing/stored-links.ts'

const usualMs = 30_000
const longestMs = 300_000

interface PollSituation {
  isVisible: boolean
  /** Whether a link of this plan lives whose secret is in this browser. */
  hasLive: boolean
  failuresInARow: number
}

/** How long to wait before asking again. Null while there is no one to show it to, or nothing to ask for. */
export function findPause({ isVisible, hasLive, failuresInARow }: PollSituation): number | null {
  if (!isVisible || !hasLive) return null
  return Math.min(longestMs, usualMs * 2 ** failuresInARow)
}

/** The links with events that this browser lacks and can open. The list alone says so. */
export function findNews(
  links: readonly ShareLink[],
  kept: ReadonlyMap<string, StoredLink>,
): { id: string; after: number }[] {
  return links.flatMap(({ id, lastEvent }) => {
    const after = kept.get(id)?.last
    return after !== undefined && after < lastEvent ? [{ id, after }] : []
  })
}

/**
 * The links whose mark is wrong: those that ended, and those that are back, because the list was once asked for in
 * another account's name.
 */
export function findMarked(
  links: readonly ShareLink[],
  kept: ReadonlyMap<string, StoredLink>,
): [id: string, isEnded: boolean][] {
  const live = new Set(links.map(({ id }) => id))
  return [...kept].flatMap(([id, { isEnded }]): [string, boolean][] =>
    isEnded === live.has(id) ? [[id, !live.has(id)]] : [],
  )
}
