import { isRecord } from '#domain/plan/lenient-schema.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import { isJsonEqual } from '#domain/sync/json-values.ts'
import type { GuardedStorage } from './guarded-storage.ts'
import { indexKey } from './storage-keys.ts'
import { parseJson } from './stored-plan.ts'

export interface IndexEntry {
  id: string
  title: string
  template: string
  updatedAt: string
}

export function createEntry(id: string, workbook: Workbook): IndexEntry {
  return { id, title: workbook.title, template: workbook.template, updatedAt: workbook.lastSaved }
}

/** Null when there is no usable index. The caller then builds it from the plans. */
export function readIndex(storage: GuardedStorage): IndexEntry[] | null {
  const stored = parseJson(storage.read(indexKey) ?? '')
  return Array.isArray(stored) && stored.every(isEntry) ? stored : null
}

/**
 * The plans are the source of truth and the index only follows. An index that cannot be written is
 * removed, because no index is better than a wrong one.
 */
export function writeIndex(storage: GuardedStorage, entries: readonly IndexEntry[]): void {
  if (!storage.write(indexKey, JSON.stringify(entries)).ok) storage.remove(indexKey)
}

/** Another tab may have written between our read and our write, so the index is checked against the plans. */
export function reconcileIndex(storage: GuardedStorage, plans: readonly IndexEntry[]): void {
  const index = readIndex(storage)
  const inOrder = (entries: readonly IndexEntry[]) => [...entries].sort((a, b) => (a.id < b.id ? -1 : 1))
  if (index === null ? plans.length > 0 : !isJsonEqual(inOrder(index), inOrder(plans))) {
    writeIndex(storage, plans)
  }
}

function isEntry(value: unknown): value is IndexEntry {
  return (
    isRecord(value) &&
    ['id', 'title', 'template', 'updatedAt'].every((field) => typeof value[field] === 'string')
  )
}
