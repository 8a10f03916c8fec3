import { writeAt } from '#domain/plan/address/values-at.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import type { FieldConflict } from './merge-values.ts'

/** Decides a conflict for the other side. The merge took ours, so deciding for ours changes nothing. */
export function takeTheirs(merged: Workbook, conflict: FieldConflict): Workbook {
  return writeAt(merged, conflict.path, conflict.theirs) as Workbook
}
