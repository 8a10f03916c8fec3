import { createPlanStorage } from './create-plan-storage.ts'
import { guardStorage, type StorageLike } from './guarded-storage.ts'
import { fetchOlderTemplates } from './older-templates.ts'
import { createSparePlans, type SparePlans } from './spare-plans.ts'
import { spareDatabaseName } from './storage-keys.ts'

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

const olderTemplates = fetchOlderTemplates(browserStorage)

const spare = findSparePlans()

/** Undefined where the browser has no IndexedDB. */
function findSparePlans(): SparePlans | undefined {
  const factory = findDatabases()
  if (!factory) return undefined
  return createSparePlans(guardStorage(browserStorage), {
    events: globalThis,
    exists: async () => {
      // Older browsers cannot list their databases.
      const databases = await (factory as Partial<IDBFactory>).databases?.()
      return databases === undefined || databases.some(({ name }) => name === spareDatabaseName)
    },
    open: async (onChange) => {
      const { openSpareDatabase } = await import('./spare-database.ts')
      return openSpareDatabase(factory, new BroadcastChannel(spareDatabaseName), onChange)
    },
  })
}

function findDatabases(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB
  } catch {
    return undefined
  }
}

export const browserPlanStorage = createPlanStorage(browserStorage, Date.now, {
  events: globalThis,
  findTemplate: olderTemplates.find,
  ...(spare && { spare }),
})

/** Screens that list or open plans wait for this if there is something to wait for. */
export const plansReady = joinWaits(olderTemplates.ready, startSpare())

function startSpare(): Promise<void> | null {
  const started = spare?.start() ?? null
  return spare && started ? settleSpare(spare, started) : null
}

async function settleSpare(plans: SparePlans, started: Promise<void>): Promise<void> {
  await started
  if (plans.texts.size === 0) return
  try {
    const { settleSparePlans } = await import('./settle-spare-plans.ts')
    const { createId } = browserPlanStorage
    const storage = guardStorage(browserStorage)
    await settleSparePlans({ storage, spare: plans, createId, nowMs: Date.now() })
    browserPlanStorage.moveBack()
  } catch {
    // Both copies stay, and the next visit tries again.
  }
}

function joinWaits(one: Promise<void> | null, other: Promise<void> | null): Promise<void> | null {
  return one && other ? one.then(() => other) : (one ?? other)
}
