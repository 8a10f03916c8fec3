import { createStore, type StoreApi } from 'zustand/vanilla'
import { type ReviewReader, reviewReaders } from '#advisor/rules/rule.ts'
import { isRecord } from '#domain/plan/lenient-schema.ts'
import { browserReviewVisits } from '#web/storage/browser-review-visits.ts'

/** What the person saw when they last looked: the titles of the open faults, by key. */
export interface Seen {
  atMs: number
  titles: Readonly<Record<string, string>>
}

export interface Visit {
  reader: ReviewReader
  /** Null before the first visit. */
  seen: Seen | null
}

/** What was stored. Anything damaged counts as never seen. */
export function restoreVisit(stored: unknown): Visit {
  const { reader, seen } = isRecord(stored) ? stored : {}
  return {
    reader: reviewReaders.find((offered) => offered === reader) ?? reviewReaders[0],
    seen: restoreSeen(seen),
  }
}

function restoreSeen(seen: unknown): Seen | null {
  const { atMs, titles } = isRecord(seen) ? seen : {}
  if (typeof atMs !== 'number' || !isRecord(titles)) return null
  const known = Object.entries(titles).flatMap(([key, title]) =>
    typeof title === 'string' ? [[key, title] as const] : [],
  )
  return { atMs, titles: Object.fromEntries(known) }
}

const stores = new Map<string, StoreApi<Visit>>()

/** The open plan's visits, remembered in this browser. */
export function findVisitStore(planId: string, ownerId: string): StoreApi<Visit> {
  const place = `${ownerId} ${planId}`
  const found = stores.get(place)
  if (found) return found
  const store = createStore<Visit>(() => restoreVisit(browserReviewVisits.find(planId, ownerId)))
  store.subscribe((visit) => browserReviewVisits.keep(planId, ownerId, visit))
  stores.set(place, store)
  return store
}
