import { isRecord } from '#domain/plan/lenient-schema.ts'
import { guardStorage, type StorageLike } from './guarded-storage.ts'

/** What each account chose for its plans, such as how to export them. It stays in this browser and is no part of a plan. */
export interface ExportChoices {
  /** As it was stored, or undefined. */
  find: (planId: string, ownerId: string) => unknown
  keep: (planId: string, ownerId: string, choice: object) => void
  /** The account is gone from this browser. */
  forget: (ownerId: string) => void
}

type Choices = Map<string, Map<string, unknown>>

export function createExportChoices(backing: StorageLike, key = 'exportChoices'): ExportChoices {
  const storage = guardStorage(backing)

  /** By account and plan. What is damaged counts as not chosen. */
  function read(): Choices {
    try {
      const stored: unknown = JSON.parse(storage.read(key) ?? '')
      return new Map(toEntries(stored).map(([ownerId, choices]) => [ownerId, new Map(toEntries(choices))]))
    } catch {
      return new Map()
    }
  }

  function write(all: Choices): void {
    const entries = [...all].map(([ownerId, choices]) => [ownerId, Object.fromEntries(choices)] as const)
    if (entries.length === 0) storage.remove(key)
    else storage.write(key, JSON.stringify(Object.fromEntries(entries)))
  }

  return {
    find: (planId, ownerId) => read().get(ownerId)?.get(planId),
    keep: (planId, ownerId, choice) => {
      const all = read()
      write(all.set(ownerId, new Map(all.get(ownerId)).set(planId, choice)))
    },
    forget: (ownerId) => {
      const all = read()
      if (all.delete(ownerId)) write(all)
    },
  }
}

function toEntries(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : []
}
