import { writeAt } from '#domain/plan/address/values-at.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import type { FieldConflict } from './merge-values.ts'

/** Resolves a conflict with the other side's value. The merge already holds ours. */
export function takeTheirs(merged: Workbook, conflict: FieldConflict): Workbook {
  return writeAt(merged, conflict.path, conflict.theirs) as Workbook
}
