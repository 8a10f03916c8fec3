import type {
  AddressPath,
  AddressSegment,
  FieldAddress,
  SectionAddress,
} from '#domain/plan/address/field-address.ts'
import { enterShape, findShape } from '#domain/plan/address/find-shape.ts'
import { findItemKey, readAt } from '#domain/plan/address/values-at.ts'
import { isRecord, type ValueShape } from '#domain/plan/lenient-schema.ts'
import { steps } from '#domain/plan/steps.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { isJsonEqual } from './json-values.ts'

/** Only the section when this version does not know the field that changed, or when it is the review. */
export type ChangedAddress = FieldAddress | SectionAddress | readonly ['review']

/**
 * For each step that changed, the first field, item or list that differs, in the order of the steps. The review only
 * if nothing else changed, and never for a source: that is given at its field as well as in the review.
 */
export function findChangedFields(before: WorkbookData, after: WorkbookData): ChangedAddress[] {
  const changed = steps
    .filter(({ key }) => !isJsonEqual(before[key], after[key]))
    .map(({ key }) => findChanged(before[key], after[key], [key], findShape([key])) as ChangedAddress)
  const isAnswered = changed.length === 0 && !isJsonEqual(withoutSources(before), withoutSources(after))
  return isAnswered ? [['review']] : changed
}

function withoutSources({ review }: WorkbookData): object {
  return { ...review, sources: [] }
}

/** Goes only as deep as the schema, not into deeper values of an imported file. */
function findChanged(
  before: unknown,
  after: unknown,
  path: AddressPath,
  shape: ValueShape | null,
): AddressPath {
  for (const segment of listSegments(after)) {
    const below = shape && enterShape(shape, segment)
    const [earlier, later] = [readAt(before, [segment]), readAt(after, [segment])]
    if (!below || isJsonEqual(earlier, later)) continue
    const next = [...path, segment]
    return earlier === undefined ? next : findChanged(earlier, later, next, below)
  }
  // It has no parts, or a part was only removed, so it changed as a whole.
  return path
}

function listSegments(value: unknown): readonly AddressSegment[] {
  if (!Array.isArray(value)) return isRecord(value) ? Object.keys(value) : []
  return value.map((entry: unknown, index) => findItemKey(entry) ?? index)
}
