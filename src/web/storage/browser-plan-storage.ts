import { createPlanStorage } from './create-plan-storage.ts'
import type { StorageLike } from './guarded-storage.ts'
import { fetchOlderTemplates } from './older-templates.ts'

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

/** Screens that list or open plans wait for this if there is something to wait for. */
export const olderPlansReady = olderTemplates.ready

export const browserPlanStorage = createPlanStorage(browserStorage, Date.now, {
  events: globalThis,
  findTemplate: olderTemplates.find,
})
