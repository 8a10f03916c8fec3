import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { findOwn } from '#domain/plan/find-own.ts'
import { isRecord } from '#domain/plan/lenient-schema.ts'
import { maxPlanDepth } from '#domain/plan/plan-limits.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { findMovedKeys } from './find-moved-keys.ts'
import { isJsonEqual } from './json-values.ts'
import { findKeyedLists, type KeyedList } from './match-list-entries.ts'

/** One difference. A text's index is its position in `after`, or in `before` if it was removed. */
export type Change = { readonly path: AddressPath; readonly before: unknown; readonly after: unknown } & (
  | { readonly kind: 'added' | 'removed' | 'changed' }
  | { readonly kind: 'moved'; readonly fromIndex: number; readonly toIndex: number }
)

/** The changes to a plan, field by field and item by item, in the order of its sections. */
export function findChanges(before: WorkbookData, after: WorkbookData): Change[] {
  return compareValues(before, after, ['data'])
}

function compareValues(before: unknown, after: unknown, path: AddressPath): Change[] {
  if (isJsonEqual(before, after)) return []
  if (path.length < maxPlanDepth) {
    if (isRecord(before) && isRecord(after)) return compareRecords(before, after, path)
    const lists = findKeyedLists(before, [after])
    const [afterList] = lists?.sides ?? []
    if (lists && afterList) {
      const toPath = (key: string, index: number) => [...path, lists.kind === 'items' ? { id: key } : index]
      return compareLists(lists.base, afterList, toPath)
    }
  }
  if (before === undefined) return [{ kind: 'added', path, before, after }]
  return [{ kind: after === undefined ? 'removed' : 'changed', path, before, after }]
}

function compareRecords(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: AddressPath,
): Change[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => compareValues(findOwn(before, key), findOwn(after, key), [...path, key]))
}

function compareLists(
  before: KeyedList,
  after: KeyedList,
  toPath: (key: string, index: number) => AddressPath,
): Change[] {
  const beforeKeys = [...before.keys()]
  const places = new Map(beforeKeys.map((key, index) => [key, index]))
  const movedKeys = findMovedKeys(beforeKeys, [...after.keys()])

  const removed = [...before].flatMap(([key, value], index): Change[] =>
    after.has(key) ? [] : [{ kind: 'removed', path: toPath(key, index), before: value, after: undefined }],
  )
  const others = [...after].flatMap(([key, value], toIndex): Change[] => {
    const path = toPath(key, toIndex)
    const fromIndex = places.get(key)
    if (fromIndex === undefined) return [{ kind: 'added', path, before: undefined, after: value }]
    const earlier = before.get(key)
    const edits = compareValues(earlier, value, path)
    if (!movedKeys.has(key)) return edits
    return [{ kind: 'moved', path, before: earlier, after: value, fromIndex, toIndex }, ...edits]
  })
  return [...removed, ...others]
}
