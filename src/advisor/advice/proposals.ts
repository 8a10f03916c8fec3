import { parseAmount } from '#domain/finance/parse-amount.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { findItemField, findShape, isItemList } from '#domain/plan/address/find-shape.ts'
import { readField } from '#domain/plan/address/field-values.ts'
import { writeAt } from '#domain/plan/address/values-at.ts'
import { copyOf, findFieldCopy } from '#domain/plan/fields/field-catalog.ts'
import { findChoices, holdsReference } from '#domain/plan/fields/field-choices.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { Proposal } from './advice.ts'

/**
 * Whether it fits: the field is one of the form's, takes that kind of change and, if it is chosen from a list, that
 * value. Models make up fields and values.
 */
export function fitsPlan(data: WorkbookData, { address, change }: Proposal): boolean {
  if (!findFieldCopy(address) || holdsReference(address)) return false
  const value = readField(data, address)
  if (change.kind === 'replace') {
    return isAllowed(address, change.text) && (typeof value === 'string' || isNumberFor(address, change.text))
  }
  if (!Array.isArray(value)) return false
  if (change.kind === 'add-text') return !isItemList(address)
  const parts = Object.entries(change.parts)
  return (
    isItemList(address) &&
    parts.length > 0 &&
    parts.every(([part, text]) => {
      const partAddress = findItemField(address, part)
      return partAddress !== null && isAllowed(partAddress, text)
    })
  )
}

/** The current text of the field. Empty for a list, because proposals only add to lists. */
export function readCurrentText(data: WorkbookData, { address, change }: Proposal): string {
  if (change.kind !== 'replace') return ''
  const value = readField(data, address)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The plan with the proposal in it. Unchanged when it no longer fits. */
export function applyProposal(data: WorkbookData, proposal: Proposal, createId: () => string): WorkbookData {
  if (!fitsPlan(data, proposal)) return data
  const { address, change } = proposal
  const value = readField(data, address)
  if (change.kind === 'replace') {
    const replaced = typeof value === 'string' ? change.text : parseAmount(change.text)
    return writeAt(data, address, replaced) as WorkbookData
  }
  const added =
    change.kind === 'add-text'
      ? change.text
      : { ...fillBlank(createBlank(address), change.parts), id: createId() }
  return writeAt(data, address, [...(value as readonly unknown[]), added]) as WorkbookData
}

/** Empty means that nothing is chosen yet. */
function isAllowed(address: FieldAddress, text: string): boolean {
  return text === '' || (findChoices(address)?.includes(text) ?? true)
}

function isNumberFor(address: FieldAddress, text: string): boolean {
  return findShape(address)?.kind === 'number' && parseAmount(text) !== null
}

/** A new item of the list, as its add button makes it. */
function createBlank(address: FieldAddress): Readonly<Record<string, unknown>> {
  return isItemList(address) ? copyOf(address).createBlank() : {}
}

/** An item's own lists, such as a tier's features, come as lines, and its numbers as people write them. */
function fillBlank(
  blank: Readonly<Record<string, unknown>>,
  parts: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const filled = Object.entries(blank).map(([part, missing]) => {
    const text = parts[part]
    if (text === undefined) return [part, missing]
    if (Array.isArray(missing)) return [part, text.split('\n').filter((line) => line.trim() !== '')]
    // A number that is not written is null, and so is one that cannot be read.
    if (missing === null) return [part, parseAmount(text)]
    if (typeof missing === 'boolean') return [part, /^(?:yes|true)$/iu.test(text.trim())]
    return [part, typeof missing === 'number' ? (parseAmount(text) ?? 0) : text]
  })
  return Object.fromEntries(filled) as Record<string, unknown>
}
