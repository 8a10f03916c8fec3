import { parseAmount } from '#domain/finance/parse-amount.ts'
import { type FieldPlace as FieldKeys, readField, writeField } from '#domain/plan/field-values.ts'
import { findFieldCopy } from '#domain/plan/fields/catalogue.ts'
import { findChoices, holdsReference } from '#domain/plan/fields/field-choices.ts'
import type { ItemListCopy } from '#domain/plan/fields/field-copy.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { FieldPlace, Proposal } from './advice.ts'

/** The same place as the plan's editor and its controls name it. */
export function toFieldKeys({ section, field, itemId, part }: FieldPlace): FieldKeys {
  return [section, field, ...(itemId === undefined ? [] : [itemId]), ...(part === undefined ? [] : [part])]
}

/**
 * Whether it fits: the field is one of the form's, takes that kind of change and, if it is chosen from a list, that
 * value. Models make up places and values.
 */
export function fitsPlan(data: WorkbookData, { place, change }: Proposal): boolean {
  const { section, field, part } = place
  const path = part === undefined ? `${section}.${field}` : `${section}.${field}.${part}`
  if (!findFieldCopy(path) || holdsReference(path)) return false
  const value = readField(data, toFieldKeys(place))
  if (change.kind === 'replace') {
    return isAllowed(path, change.text) && (typeof value === 'string' || isNumberFor(value, change.text))
  }
  if (!Array.isArray(value)) return false
  const blank = findBlank(place)
  if (change.kind === 'add-text') return blank === null
  const parts = Object.entries(change.parts)
  return (
    blank !== null &&
    parts.length > 0 &&
    parts.every(([key, text]) => Object.hasOwn(blank, key) && isAllowed(`${path}.${key}`, text))
  )
}

/** The current text of the field. Empty for a list, because proposals only add to lists. */
export function readCurrentText(data: WorkbookData, proposal: Proposal): string {
  if (proposal.change.kind !== 'replace') return ''
  const value = readField(data, toFieldKeys(proposal.place))
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The plan with the proposal in it. Unchanged when it no longer fits. */
export function applyProposal(data: WorkbookData, proposal: Proposal, createId: () => string): WorkbookData {
  if (!fitsPlan(data, proposal)) return data
  const keys = toFieldKeys(proposal.place)
  const value = readField(data, keys)
  const { change } = proposal
  if (change.kind === 'replace') {
    return writeField(data, keys, typeof value === 'number' ? parseAmount(change.text) : change.text)
  }
  const added =
    change.kind === 'add-text'
      ? change.text
      : { ...fillBlank(findBlank(proposal.place) ?? {}, change.parts), id: createId() }
  return writeField(data, keys, [...(value as unknown[]), added])
}

/** Empty means that nothing is chosen yet. */
function isAllowed(path: string, text: string): boolean {
  return text === '' || (findChoices(path)?.includes(text) ?? true)
}

function isNumberFor(value: unknown, text: string): boolean {
  return typeof value === 'number' && parseAmount(text) !== null
}

/** A new item of the list, as its add button makes it. Null for a list of texts. */
function findBlank({ section, field, part }: FieldPlace): Record<string, unknown> | null {
  if (part !== undefined) return null
  const copy = findFieldCopy(`${section}.${field}`) as Partial<ItemListCopy<object>> | null
  return (copy?.createBlank?.() as Record<string, unknown> | undefined) ?? null
}

/** An item's own lists, such as a tier's features, come as lines, and its numbers as people write them. */
function fillBlank(
  blank: Record<string, unknown>,
  parts: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const filled = Object.entries(blank).map(([part, missing]) => {
    const text = parts[part]
    if (text === undefined) return [part, missing]
    if (Array.isArray(missing)) return [part, text.split('\n').filter((line) => line.trim() !== '')]
    return [part, typeof missing === 'number' ? (parseAmount(text) ?? 0) : text]
  })
  return Object.fromEntries(filled) as Record<string, unknown>
}
