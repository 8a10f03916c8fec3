import { isRecord, type ValueShape } from '#domain/plan/lenient.ts'
import type { SectionKey, WorkbookData } from '#domain/plan/workbook-data.ts'
import type { AddressPath, FieldAddress } from './field-address.ts'
import { findShape } from './find-shape.ts'
import { findItemKey } from './values-at.ts'

export interface WrittenText {
  readonly address: FieldAddress
  readonly text: string
}

/**
 * Every text that a person writes in a section, in the order of the schema. Choices, numbers and the unknown fields of
 * other versions are left out.
 */
export function* walkTexts(data: WorkbookData, section: SectionKey): Generator<WrittenText> {
  const shape = findShape([section])
  if (shape) yield* walkShape(data[section], shape, [section])
}

function* walkShape(value: unknown, shape: ValueShape, path: AddressPath): Generator<WrittenText> {
  if (shape.kind === 'text') {
    // The shape led here, so the path is an address of the plan.
    if (typeof value === 'string') yield { address: path as FieldAddress, text: value }
  } else if (shape.kind === 'fields') {
    if (!isRecord(value)) return
    for (const [key, field] of Object.entries(shape.fields))
      yield* walkShape(value[key], field, [...path, key])
  } else if (shape.kind === 'lines' || shape.kind === 'items') {
    if (!Array.isArray(value)) return
    for (const [index, entry] of (value as readonly unknown[]).entries()) {
      const segment = shape.kind === 'lines' ? index : findItemKey(entry)
      if (segment !== null) yield* walkShape(entry, shape.entry, [...path, segment])
    }
  }
}
