import { createPlanStorage } from './create-plan-storage.ts'
import type { StorageLike } from './guarded-storage.ts'
import { fetchOlderTemplates } from './older-templates.ts'

/** Stands in where the browser refuses even to name its storage; the app then works in memory. */
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
  throw new Error('This browser keeps its storage closed')
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

/** A screen that lists or opens plans waits for it where there is something to wait for. */
export const olderPlansReady = olderTemplates.ready

export const browserPlanStorage = createPlanStorage(browserStorage, Date.now, {
  events: globalThis,
  findTemplate: olderTemplates.find,
})
