import { readAt } from '#domain/plan/address/values-at.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import { type Difference, listDifferences } from './cloud-differences.ts'
import { isJsonEqual } from './json-values.ts'
import { mergeWorkbooks } from './merge-workbooks.ts'

/** Who changed a field since the last copy that both knew; unknown when no such copy is left. */
export type ChangedBy = 'me' | 'them' | 'both' | 'unknown'

export interface ConflictView {
  readonly differences: readonly (Difference & { readonly changedBy: ChangedBy })[]
  /** Both sides' edits in one plan. Null where they touch the same field, or nothing is known of before. */
  readonly merged: Workbook | null
}

/** What a person needs to see to decide between their copy and the cloud's. */
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
  // The place of an item, or a text without a name of its own, is seen in its list only.
  const way = isText || isMove ? path.slice(0, -1) : path
  const before = readAt(base, way)
  if (isJsonEqual(before, readAt(mine, way))) return 'them'
  if (isJsonEqual(before, readAt(theirs, way))) return 'me'
  // A list that a newer version brought may not have been there before.
  const texts: unknown = before === undefined ? [] : before
  return isText && !isMove && Array.isArray(texts) ? findTextAuthor(texts, one, other) : 'both'
}

/** Both sides changed the list: whichever still says what the base said did not touch this text of it. */
function findTextAuthor(before: readonly unknown[], one: string, other: string): ChangedBy {
  if (one === '') return before.includes(other) ? 'me' : 'them'
  if (other === '') return before.includes(one) ? 'them' : 'me'
  if (before.includes(one)) return 'them'
  return before.includes(other) ? 'me' : 'both'
}
