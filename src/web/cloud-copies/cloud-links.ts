import { isRecord } from '#domain/plan/lenient-schema.ts'
import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import { toStoredData } from '#domain/plan/to-stored-data.ts'
import { guardStorage, type StorageLike } from '#web/storage/guarded-storage.ts'

/** What this browser knows about a plan's cloud copy. */
export interface CloudLink {
  /** The cloud revision that we last saw. */
  revision: string
  savedAtMs: number
  /** 'Keep a cloud copy up to date'. */
  isAutomatic: boolean
  /** The plan as it was in both places at that revision, the base for a merge. Null if there was no room. */
  base: Workbook | null
  /** The cloud has newer words from this browser, which could not store them itself. */
  isBehind?: boolean
}

/** A removed link as it was, for Undo. */
export type RemovedLink = CloudLink | null

export interface CloudLinks {
  /** Null for another account's link. */
  read: (planId: string, ownerId: string) => CloudLink | null
  /** Only once the browser stores the words that the link speaks of. Otherwise, use `noteBehind`. */
  write: (planId: string, ownerId: string, link: CloudLink) => void
  /**
   * Notes that the cloud has all the words of the plan in this browser, and more. A link that is ahead of the stored
   * plan would send old words over the newer ones in the cloud when the plan is opened again.
   */
  noteBehind: (planId: string, ownerId: string, link: CloudLink) => void
  remove: (planId: string, ownerId: string) => RemovedLink
  /** Listens for changes from other tabs. */
  subscribe: (planId: string, listener: () => void) => () => void
}

type Events = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

export function createCloudLinks(backing: StorageLike, events?: Events): CloudLinks {
  const storage = guardStorage(backing)
  /** Links this tab wrote, for a browser without room. The key includes the owner. */
  const written = new Map<string, CloudLink>()

  function read(planId: string, ownerId: string): CloudLink | null {
    const inMemory = written.get(`${ownerId} ${planId}`) ?? null
    const stored = parseLink(storage.read(toKey(planId)), ownerId)
    if (stored === null) return inMemory
    const isNewer = inMemory !== null && Number(inMemory.revision) > Number(stored.revision)
    const isWhole = stored.base !== null || inMemory?.revision !== stored.revision
    return isNewer ? inMemory : isWhole ? stored : { ...stored, base: inMemory.base }
  }

  function remove(planId: string, ownerId: string): RemovedLink {
    const link = read(planId, ownerId)
    written.delete(`${ownerId} ${planId}`)
    if (parseLink(storage.read(toKey(planId)), ownerId) !== null) storage.remove(toKey(planId))
    return link
  }

  return {
    read,
    remove,
    noteBehind: (planId, ownerId, link) => {
      const { isAutomatic, savedAtMs } = link
      const raw = storage.read(toKey(planId))
      const revision = parseLink(raw, ownerId)?.revision ?? String(Math.max(1, Number(link.revision) - 1))
      const behind = { revision, savedAtMs, isAutomatic, base: null, isBehind: true }
      written.set(`${ownerId} ${planId}`, behind)
      if (!isForeign(raw, ownerId))
        storage.write(toKey(planId), JSON.stringify({ owner: ownerId, ...behind }))
    },
    write: (planId, ownerId, link) => {
      written.set(`${ownerId} ${planId}`, link)
      const key = toKey(planId)
      if (isForeign(storage.read(key), ownerId)) return
      const base = link.base && { ...link.base, data: toStoredData(link.base.data) }
      const isWritten = storage.write(key, JSON.stringify({ owner: ownerId, ...link, base })).ok
      // The revision matters most. With an old one, our own save would look like a change from another device.
      const bare = JSON.stringify({ owner: ownerId, ...link, base: null })
      if (!isWritten && !storage.write(key, bare).ok) storage.remove(key)
    },
    subscribe: (planId, listener) => {
      const hear = (event: Event) => {
        const { key } = event as StorageEvent
        if (key === null || key === toKey(planId)) listener()
      }
      events?.addEventListener('storage', hear)
      return () => events?.removeEventListener('storage', hear)
    },
  }
}

function toKey(planId: string): string {
  return `workbook:${planId}:cloud`
}

/** Null for an invalid link. A damaged base is repaired like any plan. */
function parseLink(raw: string | null, ownerId: string): CloudLink | null {
  const record = parseJson(raw ?? '')
  if (!isRecord(record) || record['owner'] !== ownerId) return null
  const { revision, savedAtMs, isAutomatic, base, isBehind } = record
  if (typeof revision !== 'string' || !/^[1-9]\d{0,14}$/.test(revision)) return null
  return {
    revision,
    savedAtMs: typeof savedAtMs === 'number' ? savedAtMs : 0,
    isAutomatic: isAutomatic === true,
    base: isRecord(base) ? restoreWorkbook(base) : null,
    ...(isBehind === true && { isBehind }),
  }
}

/** Another account's link is never overwritten, just like its plan. */
function isForeign(raw: string | null, ownerId: string): boolean {
  const record = parseJson(raw ?? '')
  return isRecord(record) && typeof record['owner'] === 'string' && record['owner'] !== ownerId
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}
