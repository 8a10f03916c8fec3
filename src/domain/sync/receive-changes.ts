import type { AddressPath, ItemKey } from '#domain/plan/address/field-address.ts'
import { findItemKey, readAt, writeAt } from '#domain/plan/address/values-at.ts'
import { findOwn } from '#domain/plan/find-own.ts'
import { isRecord } from '#domain/plan/lenient-schema.ts'
import { maxPlanDepth } from '#domain/plan/plan-limits.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import { type History, recordReceived, replacePresent } from './history.ts'
import { isJsonEqual } from './json-values.ts'

/** One field, or one list as a whole, that has changed. */
interface Replaced {
  readonly path: AddressPath
  readonly before: unknown
  readonly after: unknown
}

/**
 * Adds another window's edits to the history. They are a step only if they remove words that were written in
 * this window, or if both windows wrote in one place. Undo then brings back this window's words.
 */
export function receiveWorkbook(
  history: History<Workbook>,
  received: Workbook,
  settled: readonly AddressPath[],
): History<Workbook> {
  const ownWords = listOwnWords(history)
  const taken = listReplaced(history.present, received).filter(
    ({ path, before, after }) =>
      settled.some((other) => isWithin(other, path)) || hasLost(before, after, ownWords),
  )
  if (taken.length === 0) return replacePresent(history, received)
  let own = received
  for (const { path, before } of taken) own = writeAt(own, path, before) as Workbook
  return recordReceived(replacePresent(history, own), received, 'Change in another tab')
}

function listOwnWords({ past }: History<Workbook>): ReadonlySet<string> {
  const own = new Set<string>()
  for (const { before, after, isReceived } of past) {
    if (isReceived) continue
    for (const replaced of listReplaced(before, after)) {
      const earlier = new Set(listWords(replaced.before))
      for (const word of listWords(replaced.after)) if (!earlier.has(word)) own.add(word)
    }
  }
  return own
}

function hasLost(before: unknown, after: unknown, words: ReadonlySet<string>): boolean {
  const left = new Set(listWords(after))
  return listWords(before).some((word) => words.has(word) && !left.has(word))
}

/** Only content that the person wrote. The current step and save time do not count. */
function listReplaced(before: Workbook, after: Workbook): Replaced[] {
  return ['title', 'template', 'data'].flatMap((key) => compareValues(before[key], after[key], [key]))
}

function compareValues(before: unknown, after: unknown, path: AddressPath): Replaced[] {
  // The same object holds the same values, so whole branches can be skipped.
  if (before === after) return []
  if (path.length < maxPlanDepth) {
    if (isRecord(before) && isRecord(after)) {
      const keys = new Set([...Object.keys(before), ...Object.keys(after)])
      return [...keys].flatMap((key) =>
        compareValues(findOwn(before, key), findOwn(after, key), [...path, key]),
      )
    }
    const keys = findSharedKeys(before, after)
    if (keys) {
      return keys.flatMap((key, index) =>
        compareValues(readAt(before, [index]), readAt(after, [index]), [...path, key]),
      )
    }
  }
  return isJsonEqual(before, after) ? [] : [{ path, before, after }]
}

/** The item keys if both lists have the same ones in the same order. Otherwise compare whole lists. */
function findSharedKeys(before: unknown, after: unknown): ItemKey[] | null {
  const [keys, laterKeys] = [listKeys(before), listKeys(after)]
  return keys && laterKeys && isJsonEqual(keys, laterKeys) ? keys : null
}

function listKeys(value: unknown): ItemKey[] | null {
  if (!Array.isArray(value)) return null
  const keys = value.map(findItemKey)
  return keys.every((key) => key !== null) ? keys : null
}

/** Whether a path leads to that field or into it. */
function isWithin(path: AddressPath, field: AddressPath): boolean {
  return field.every((segment, depth) => isJsonEqual(segment, path[depth]))
}

/** All text of a value, in pieces. Numbers count as words. */
function listWords(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\s+/u).filter(Boolean)
  if (typeof value === 'number') return [String(value)]
  if (Array.isArray(value)) return value.flatMap(listWords)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, entry]) => (key === 'id' ? [] : listWords(entry)))
}
