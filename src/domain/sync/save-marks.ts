import type { AddressPath, AddressSegment } from '#domain/plan/address/field-address.ts'
import { findItemKey } from '#domain/plan/address/values-at.ts'
import { isRecord } from '#domain/plan/lenient-schema.ts'

/** The number of saves of each window that a copy includes, by window id. The latest to save is last. */
export type SaveCounts = Readonly<Record<string, number>>

/** Notes that windows store beside a plan for each other. */
export interface SaveMarks {
  readonly counts: SaveCounts
  /** The fields that two windows changed independently and that this save resolved. */
  readonly settled: readonly AddressPath[]
}

/** Windows that were closed long ago are removed. */
const mostWindows = 12

export function addSave(counts: SaveCounts, windowId: string): SaveCounts {
  const { [windowId]: count = 0, ...others } = counts
  return trimWindows({ ...others, [windowId]: count + 1 })
}

export function joinCounts(one: SaveCounts, other: SaveCounts): SaveCounts {
  const joined = { ...one }
  for (const [id, count] of Object.entries(other)) joined[id] = Math.max(count, joined[id] ?? 0)
  return trimWindows(joined)
}

/** The saves that both copies include. */
export function findSharedSaves(one: SaveCounts, other: SaveCounts): SaveCounts {
  const shared = Object.entries(one).map(([id, count]) => [id, Math.min(count, other[id] ?? 0)] as const)
  return Object.fromEntries(shared.filter(([, count]) => count > 0))
}

/**
 * Whether one copy includes every save of the other. A copy that lists the most windows has dropped the oldest, so
 * those that the other still lists first do not count against it.
 */
export function holdsSaves(counts: SaveCounts, others: SaveCounts): boolean {
  const listed = Object.entries(others)
  const hasDropped = Object.keys(counts).length >= mostWindows
  const firstShared = hasDropped ? listed.findIndex(([id]) => Object.hasOwn(counts, id)) : 0
  return listed.slice(Math.max(0, firstShared)).every(([id, count]) => (counts[id] ?? 0) >= count)
}

/** Null for data of an earlier version or of another program. */
export function parseMarks(stored: unknown): SaveMarks | null {
  if (!isRecord(stored) || !isRecord(stored['counts'])) return null
  const counts = Object.entries(stored['counts']).filter(
    (entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && /^[\w-]{1,32}$/.test(entry[0]),
  )
  const settled = Array.isArray(stored['settled']) ? stored['settled'].filter(isPath) : []
  return { counts: trimWindows(Object.fromEntries(counts)), settled }
}

function trimWindows(counts: SaveCounts): SaveCounts {
  const entries = Object.entries(counts)
  return entries.length > mostWindows ? Object.fromEntries(entries.slice(-mostWindows)) : counts
}

function isPath(value: unknown): value is AddressPath {
  return Array.isArray(value) && value.length > 0 && value.every(isSegment)
}

function isSegment(value: unknown): value is AddressSegment {
  return typeof value === 'string' || Number.isSafeInteger(value) || findItemKey(value) !== null
}
