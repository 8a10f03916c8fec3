import type { GuardedStorage, WriteResult } from './guarded-storage.ts'
import { markSpareEmpty } from './spare-empty-marker.ts'
import { spareMarkerKey } from './storage-keys.ts'
import type { SpareDatabase } from './spare-database.ts'

export type SpareResult = WriteResult | { ok: false; reason: 'changed' }

/** The texts in the spare storage. This tab also holds them in memory, so that reading needs no wait. */
export interface SparePlans {
  /** By plan id, as this tab knows them. */
  readonly texts: ReadonlyMap<string, string>
  /** Replaces the text this tab knows; null removes it. Answers 'changed' when another tab was faster. */
  write: (planId: string, text: string | null) => Promise<SpareResult>
  /** Forgets the text immediately. It returns if the database refuses. */
  remove: (planId: string) => void
  /** Resolves when everything asked for so far is done. */
  finish: () => Promise<unknown>
}

export interface SpareSurroundings {
  storage: GuardedStorage
  /** Where 'storage' events arrive: the window. */
  events: Pick<EventTarget, 'addEventListener'>
  open: (onChange: (planId: string, text: string | null) => void) => Promise<SpareDatabase>
  /** Another tab changed this plan, or a removal failed. */
  onChange: (planId: string) => void
}

export async function openSparePlans(surroundings: SpareSurroundings): Promise<SparePlans> {
  const { storage, events, onChange } = surroundings
  const texts = new Map<string, string>()
  let lastWork: Promise<unknown> = Promise.resolve()
  const markEmpty = () => markSpareEmpty(storage)

  const database = await surroundings.open((planId, text) => {
    note(planId, text)
    onChange(planId)
  })
  for (const [planId, text] of await database.readAll()) texts.set(planId, text)
  if (texts.size === 0) await database.swap('', null, null, markEmpty)

  function note(planId: string, text: string | null): void {
    if (text === null) texts.delete(planId)
    else texts.set(planId, text)
  }

  async function swap(planId: string, expected: string | null, text: string | null): Promise<SpareResult> {
    try {
      storage.remove(spareMarkerKey)
      const { isDone, current } = await database.swap(planId, expected, text, markEmpty)
      note(planId, current)
      // Another tab may have found the database empty just before.
      if (isDone && text !== null) storage.remove(spareMarkerKey)
      return isDone ? { ok: true } : { ok: false, reason: 'changed' }
    } catch (error) {
      return { ok: false, reason: isFull(error) ? 'full' : 'blocked' }
    }
  }

  function write(planId: string, text: string | null): Promise<SpareResult> {
    const work = swap(planId, texts.get(planId) ?? null, text)
    lastWork = Promise.all([lastWork, work])
    return work
  }

  async function awaitRemoval(planId: string, text: string, removal: Promise<SpareResult>): Promise<void> {
    const result = await removal
    if (result.ok) return
    if (!texts.has(planId) && result.reason !== 'changed') texts.set(planId, text)
    onChange(planId)
  }

  /** The tab that noted that nothing is left here may have looked just before this one wrote. */
  async function checkMarker(): Promise<void> {
    try {
      if ((await database.readAll()).size > 0) storage.remove(spareMarkerKey)
    } catch {
      // Nothing can be read here, so there is nothing to correct.
    }
  }

  events.addEventListener('storage', (event) => {
    const { key, newValue } = event as StorageEvent
    if (key === spareMarkerKey && newValue !== null && texts.size > 0) void checkMarker()
  })

  return {
    texts,
    write,
    remove: (planId) => {
      const text = texts.get(planId)
      if (text === undefined) return
      void awaitRemoval(planId, text, write(planId, null))
      texts.delete(planId)
    },
    finish: () => lastWork,
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}
