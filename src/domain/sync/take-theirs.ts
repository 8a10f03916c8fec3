import { isRecord } from '#domain/plan/lenient.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import type { FieldPath, PathSegment } from './field-path.ts'
import type { FieldConflict } from './merge-values.ts'

/** Decides a conflict for the other side. The merge took ours, so deciding for ours changes nothing. */
export function takeTheirs(merged: Workbook, conflict: FieldConflict): Workbook {
  return replaceAt(merged, conflict.path, conflict.theirs) as Workbook
}

function replaceAt(value: unknown, path: FieldPath, replacement: unknown): unknown {
  const [segment, ...rest] = path
  if (segment === undefined) return replacement
  if (Array.isArray(value)) {
    return value.map((entry: unknown, index) =>
      isAt(segment, entry, index) ? replaceAt(entry, rest, replacement) : entry,
    )
  }
  if (!isRecord(value) || typeof segment !== 'string') return value
  const entries = Object.entries(value).filter(([key]) => key !== segment)
  const replaced = replaceAt(Object.hasOwn(value, segment) ? value[segment] : undefined, rest, replacement)
  return Object.fromEntries(replaced === undefined ? entries : [...entries, [segment, replaced]])
}

function isAt(segment: PathSegment, entry: unknown, index: number): boolean {
  if (typeof segment === 'number') return segment === index
  return typeof segment === 'object' && isRecord(entry) && entry['id'] === segment.id
}
