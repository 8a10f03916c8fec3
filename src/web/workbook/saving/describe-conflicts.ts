import { findFieldCopy } from '#domain/plan/fields/catalogue.ts'
import type { FieldConflict } from '#domain/sync/merge-values.ts'

/** The fields in question by their names on the form: 'Problem statement, TAM and 2 more'. */
export function describeConflicts(conflicts: readonly FieldConflict[]): string {
  const names = [...new Set(conflicts.map(({ path }) => describePath(path)))]
  const [first = 'A field', second, ...rest] = names
  if (second === undefined) return first
  return rest.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${rest.length} more`
}

function describePath(path: FieldConflict['path']): string {
  if (path[0] === 'title') return 'The title'
  return findFieldCopy(path.slice(1))?.label ?? 'A field'
}
