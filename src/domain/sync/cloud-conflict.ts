import { readAt } from '#domain/plan/address/values-at.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import { type Difference, listDifferences } from './cloud-differences.ts'
import { isJsonEqual } from './json-values.ts'
import { mergeWorkbooks } from './merge-workbooks.ts'

/** Who changed a field since the last common copy. Unknown when no such copy is left. */
export type ChangedBy = 'me' | 'them' | 'both' | 'unknown'

export interface ConflictView {
  readonly differences: readonly (Difference & { readonly changedBy: ChangedBy })[]
  /** Both sides' edits in one plan. Null if they touch the same field or there is no common copy. */
  readonly merged: Workbook | null
}

/** The information that a person needs to choose between their copy and the cloud copy. */
export function weighConflict(
  base: Workbook | null,
  mine: Workbook,
  theirs: Workbook,
  describeTemplate: (templateId: string) => string,
): ConflictView {
  const differences = listDifferences(mine, theirs, describeTemplate).map((difference) => ({
    ...difference,
    changedBy: findChangedBy(base, mine, theirs, difference),
  }))
  if (base === null) return { differences, merged: null }
  const { merged, conflicts } = mergeWorkbooks(base, mine, theirs)
  return { differences, merged: conflicts.length === 0 ? merged : null }
}

function findChangedBy(
  base: Workbook | null,
  mine: Workbook,
  theirs: Workbook,
  { path, one, other, isMove }: Difference,
): ChangedBy {
  if (base === null) return 'unknown'
  const isText = typeof path.at(-1) === 'number'
  // The position of an item, or a text without its own name, can only be found in its list.
  const way = isText || isMove ? path.slice(0, -1) : path
  const before = readAt(base, way)
  if (isJsonEqual(before, readAt(mine, way))) return 'them'
  if (isJsonEqual(before, readAt(theirs, way))) return 'me'
  // A list from a newer version may be missing in the earlier copy.
  const texts: unknown = before === undefined ? [] : before
  return isText && !isMove && Array.isArray(texts) ? findTextAuthor(texts, one, other) : 'both'
}

/** Both sides changed the list. The side that still matches the base did not change this text. */
function findTextAuthor(before: readonly unknown[], one: string, other: string): ChangedBy {
  if (one === '') return before.includes(other) ? 'me' : 'them'
  if (other === '') return before.includes(one) ? 'them' : 'me'
  if (before.includes(one)) return 'them'
  return before.includes(other) ? 'me' : 'both'
}
