import type {
  AddressPath,
  AddressSegment,
  FieldAddress,
  SectionAddress,
} from '#domain/plan/address/field-address.ts'
import { enterShape, findShape } from '#domain/plan/address/find-shape.ts'
import { findItemKey, readAt } from '#domain/plan/address/values-at.ts'
import { isRecord, type ValueShape } from '#domain/plan/lenient.ts'
import { steps } from '#domain/plan/steps.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { isJsonEqual } from './json-values.ts'

/** A section where nothing that this version knows of it changed. */
export type ChangedAddress = FieldAddress | SectionAddress

/** Where the later plan differs: of each step that changed, the first field, item or list. In the steps' order. */
export function findChangedFields(before: WorkbookData, after: WorkbookData): ChangedAddress[] {
  return steps
    .filter(({ key }) => !isJsonEqual(before[key], after[key]))
    .map(({ key }) => findChanged(before[key], after[key], [key], findShape([key])) as ChangedAddress)
}

/** Goes as deep as the schema: whatever a foreign file nests is left alone. */
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
  // It has no parts, or something was only taken away: then it is the whole that changed.
  return path
}

function listSegments(value: unknown): readonly AddressSegment[] {
  if (!Array.isArray(value)) return isRecord(value) ? Object.keys(value) : []
  return value.map((entry: unknown, index) => findItemKey(entry) ?? index)
}
