import { isRecord, type ValueShape } from '#domain/plan/lenient-schema.ts'
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
export function walkTexts(data: WorkbookData, section: SectionKey): WrittenText[] {
  const shape = findShape([section])
  const found: WrittenText[] = []
  if (shape) walkShape(data[section], shape, [section], found)
  return found
}

/** Adds to one list, because handing each text up through every level takes longer than reading it. */
function walkShape(value: unknown, shape: ValueShape, path: AddressPath, found: WrittenText[]): void {
  if (shape.kind === 'text') {
    // The shape led here, so the path is an address of the plan.
    if (typeof value === 'string') found.push({ address: path as FieldAddress, text: value })
  } else if (shape.kind === 'fields') {
    if (!isRecord(value)) return
    for (const key in shape.fields) {
      const field = shape.fields[key]
      if (field) walkShape(value[key], field, [...path, key], found)
    }
  } else if (shape.kind === 'lines' || shape.kind === 'items') {
    if (!Array.isArray(value)) return
    for (const [index, entry] of (value as readonly unknown[]).entries()) {
      const segment = shape.kind === 'lines' ? index : findItemKey(entry)
      if (segment !== null) walkShape(entry, shape.entry, [...path, segment], found)
    }
  }
}
