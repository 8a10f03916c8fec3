import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { findOwn } from '#domain/plan/find-own.ts'
import { isRecord } from '#domain/plan/lenient-schema.ts'
import { maxPlanDepth } from '#domain/plan/plan-limits.ts'
import { isJsonEqual, keepIfEqual } from './json-values.ts'
import { findKeyedLists, type KeyedList } from './match-list-entries.ts'
import { mergeOrder } from './merge-list-order.ts'

/** A field that both sides changed differently. Undefined means that the field is missing. */
export interface FieldConflict {
  readonly path: AddressPath
  readonly base: unknown
  readonly ours: unknown
  readonly theirs: unknown
}

/** Decides the value of a field that both sides changed. */
export type SettleConflict = (conflict: FieldConflict) => unknown

/**
 * Merges two sides' edits of one JSON value, as deep as both kept its shape. Where both changed the same
 * field, `settle` decides. Parts that are equal to `ours` stay the same objects.
 */
export function mergeValues(
  base: unknown,
  ours: unknown,
  theirs: unknown,
  path: AddressPath,
  settle: SettleConflict,
): unknown {
  const isShallow = path.length < maxPlanDepth
  // No comparison of the whole value first, because each level would then read everything below it again.
  if (isShallow && isRecord(ours) && isRecord(theirs) && (base === undefined || isRecord(base))) {
    return keepIfEqual(ours, mergeRecords(base ?? {}, ours, theirs, path, settle))
  }
  if (isJsonEqual(ours, theirs) || isJsonEqual(base, theirs)) return ours
  if (isJsonEqual(base, ours)) return theirs
  if (isShallow) {
    const lists = findKeyedLists(base === undefined ? [] : base, [ours, theirs])
    const [ourList, theirList] = lists?.sides ?? []
    if (lists && ourList && theirList) {
      const toPath = (key: string, index: number) => [...path, lists.kind === 'items' ? { id: key } : index]
      return keepIfEqual(ours, mergeLists(lists.base, ourList, theirList, toPath, settle))
    }
  }
  return settle({ path, base, ours, theirs })
}

function mergeRecords(
  base: Record<string, unknown>,
  ours: Record<string, unknown>,
  theirs: Record<string, unknown>,
  path: AddressPath,
  settle: SettleConflict,
): Record<string, unknown> {
  const keys = new Set([...Object.keys(ours), ...Object.keys(theirs)])
  const entries = [...keys].flatMap((key) => {
    const [inBase, inOurs, inTheirs] = [findOwn(base, key), findOwn(ours, key), findOwn(theirs, key)]
    const value = mergeValues(inBase, inOurs, inTheirs, [...path, key], settle)
    return value === undefined ? [] : [[key, value] as const]
  })
  // fromEntries defines each key, so that one called '__proto__' stays a field like any other.
  return Object.fromEntries(entries)
}

function mergeLists(
  base: KeyedList,
  ours: KeyedList,
  theirs: KeyedList,
  toPath: (key: string, index: number) => AddressPath,
  settle: SettleConflict,
): unknown[] {
  // An edit wins over a removal: it is easy to remove an entry again, but not to rewrite it.
  const survives = (key: string) => {
    if (ours.has(key) && theirs.has(key)) return true
    const value = ours.has(key) ? ours.get(key) : theirs.get(key)
    return !base.has(key) || !isJsonEqual(base.get(key), value)
  }
  return mergeOrder(base, ours, theirs, survives).map((key, index) => {
    if (!ours.has(key)) return theirs.get(key)
    if (!theirs.has(key)) return ours.get(key)
    return mergeValues(base.get(key), ours.get(key), theirs.get(key), toPath(key, index), settle)
  })
}
