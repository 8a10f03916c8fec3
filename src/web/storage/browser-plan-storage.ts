import { loadPart } from '#web/loading/load-part.ts'
import { createPlanStorage } from './create-plan-storage.ts'
import { guardStorage, type StorageLike } from './guarded-storage.ts'
import type { OlderLayouts } from './older-layouts.ts'
import type { OlderTemplates } from './older-templates.ts'
import { isOlderKey, spareDatabaseName } from './storage-keys.ts'

/** Used where the browser refuses any access to its storage. The app then works in memory. */
const refusedStorage: StorageLike = {
  get length(): number {
    return refuse()
  },
  key: refuse,
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
}

function refuse(): never {
  throw new Error('This browser blocks storage')
}

function findLocalStorage(): StorageLike {
  try {
    return globalThis.localStorage ?? refusedStorage
  } catch {
    return refusedStorage
  }
}

export const browserStorage = findLocalStorage()

let older: (OlderTemplates & { layouts: OlderLayouts }) | null = null

async function loadOlder(): Promise<void> {
  try {
    const { openOlderLayouts } = await loadPart(() => import('./open-older-layouts.ts'))
    older = openOlderLayouts(browserStorage)
    await older.ready
  } catch {
    // The older plans stay in place, and the next visit tries again.
  }
}

const hasOlder = guardStorage(browserStorage).listKeys().some(isOlderKey)

const databases = findDatabases()

/** Undefined where the browser has no IndexedDB. */
function findDatabases(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB
  } catch {
    return undefined
  }
}

export const browserPlanStorage = createPlanStorage(browserStorage, Date.now, {
  events: globalThis,
  findOlder: () => older?.layouts ?? null,
  findTemplate: (id) => older?.find(id) ?? null,
  ...(databases && {
    openSpareStorage: async (usual) => {
      const { openBrowserSpareStorage } = await loadPart(() => import('./browser-spare-storage.ts'))
      return openBrowserSpareStorage(databases, usual)
    },
    hasSpareStorage: async () => {
      // Older browsers cannot list their databases.
      const list = await (databases as Partial<IDBFactory>).databases?.().catch(() => [])
      return list?.some(({ name }) => name === spareDatabaseName) ?? true
    },
  }),
})

/** Screens that list or open plans wait for this if there is something to wait for. */
export const plansReady = joinWaits(hasOlder ? loadOlder() : null, browserPlanStorage.start())

function joinWaits(one: Promise<void> | null, other: Promise<void> | null): Promise<void> | null {
  return one && other ? one.then(() => other) : (one ?? other)
}
