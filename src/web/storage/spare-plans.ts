import type { GuardedStorage, WriteResult } from './guarded-storage.ts'
import { spareMarkerKey } from './storage-keys.ts'
import type { SpareDatabase } from './spare-database.ts'

export type SpareResult = WriteResult | { ok: false; reason: 'changed' }

/**
 * The second place for plans, used when localStorage refuses one: a database whose texts this tab also holds in
 * memory, so that reading needs no wait.
 */
export interface SparePlans {
  /** The texts by plan id, as this tab knows them. */
  readonly texts: ReadonlyMap<string, string>
  /** Resolves once the texts of earlier visits are known. Null when there are none, the usual case. */
  start: () => Promise<void> | null
  /** Replaces the text this tab knows; null removes it. Answers 'changed' when another tab was faster. */
  write: (planId: string, text: string | null) => Promise<SpareResult>
  /** Forgets the text immediately. It returns if the database refuses. */
  remove: (planId: string) => void
  /** Resolves when everything asked for so far is done. */
  finish: () => Promise<unknown>
  /** Listens for changes by other tabs. An empty id means any plan. */
  subscribe: (listener: (planId: string) => void) => () => void
}

export interface SpareSurroundings {
  /** Where 'storage' events arrive: the window. */
  events?: Pick<EventTarget, 'addEventListener'> | undefined
  /** Whether an earlier visit made the database. */
  exists: () => Promise<boolean>
  open: (onChange: (planId: string, text: string | null) => void) => Promise<SpareDatabase>
}

/** Only the absence of this text means something, because removing a key needs no room. */
const markerText = 'none'

export function createSparePlans(
  storage: GuardedStorage,
  { events, exists, open }: SpareSurroundings,
): SparePlans {
  const texts = new Map<string, string>()
  const listeners = new Set<(planId: string) => void>()
  let opening: Promise<SpareDatabase> | null = null
  let lastWork: Promise<unknown> = Promise.resolve()

  const tell = (planId: string) => {
    for (const listener of listeners) listener(planId)
  }
  const note = (planId: string, text: string | null) => {
    if (text === null) texts.delete(planId)
    else texts.set(planId, text)
  }
  const isMarkedEmpty = () => storage.read(spareMarkerKey) === markerText
  const markEmpty = () => storage.write(spareMarkerKey, markerText).ok

  async function load(): Promise<SpareDatabase> {
    const database = await open((planId, text) => {
      note(planId, text)
      tell(planId)
    })
    for (const [planId, text] of await database.readAll()) texts.set(planId, text)
    return database
  }

  /** A browser that refuses now may agree later, so a failure is not remembered. */
  async function reach(): Promise<SpareDatabase> {
    opening ??= load()
    try {
      return await opening
    } catch (error) {
      opening = null
      throw error
    }
  }

  async function findEarlier(): Promise<void> {
    try {
      if (!(await exists()) && markEmpty()) return
      const database = await reach()
      if (texts.size === 0) await database.swap('', null, null, markEmpty)
    } catch {
      // Without a second place, the plans in the first one still open.
    }
  }

  async function swap(planId: string, expected: string | null, text: string | null): Promise<SpareResult> {
    try {
      storage.remove(spareMarkerKey)
      const database = await reach()
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
    tell(planId)
  }

  /** Another tab has written its first plan here, or has found the place empty. */
  async function hearMarker(isEmpty: boolean): Promise<void> {
    try {
      if (!isEmpty && opening === null) {
        await reach()
        tell('')
      }
      // It may have looked just before this tab wrote.
      if (isEmpty && texts.size > 0 && (await (await reach()).readAll()).size > 0) {
        storage.remove(spareMarkerKey)
      }
    } catch {
      // Nothing can be read here, so there is nothing to tell.
    }
  }

  events?.addEventListener('storage', (event) => {
    const { key, newValue } = event as StorageEvent
    if (key === spareMarkerKey) void hearMarker(newValue !== null)
  })

  return {
    texts,
    start: () => (isMarkedEmpty() ? null : findEarlier()),
    write,
    remove: (planId) => {
      const text = texts.get(planId)
      if (text === undefined) return
      void awaitRemoval(planId, text, write(planId, null))
      texts.delete(planId)
    },
    finish: () => lastWork,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}
