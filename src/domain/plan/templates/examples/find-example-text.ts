import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { type FieldKey, toFieldKey } from '#domain/plan/address/field-key.ts'
import { findOwn } from '#domain/plan/find-own.ts'
import { labelChoice } from '#domain/plan/fields/choice-labels.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

/**
 * The example's answer to one field, as text. A list gives its items, one per line. A field of an item gives the answer
 * of the first item that has one, whichever item the address names. Null when the example leaves it empty.
 */
export function findExampleText(example: WorkbookData, address: FieldAddress): string | null {
  if (toFieldKey(address) === 'customerPersonas.primaryPersona') return findPrimaryPersonaName(example)
  const key = toFieldKey(address)
  return findText(example, key, key.split('.'))
}

function findText(value: unknown, key: FieldKey, names: readonly string[]): string | null {
  const [name, ...rest] = names
  if (name === undefined) return labelChoice(key, value) ?? showValue(value)
  const holders: readonly unknown[] = Array.isArray(value) ? value : [value]
  for (const holder of holders) {
    const text = findText(findOwn(holder, name), key, rest)
    if (text !== null) return text
  }
  return null
}

function findPrimaryPersonaName({ customerPersonas }: WorkbookData): string | null {
  const { personas, primaryPersona } = customerPersonas
  return personas.find(({ id }) => id === primaryPersona)?.name ?? null
}

function showValue(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return value === '' ? null : value
  if (value === true) return 'Yes'
  if (!Array.isArray(value) || value.length === 0) return null
  return value.map(showItem).join('\n')
}

/** An item of a list shows what names it: its name, title, role, category or description. */
function showItem(item: unknown): string {
  if (typeof item === 'string' || typeof item === 'number') return String(item)
  const words = ['name', 'title', 'role', 'category', 'description'].map((field) => findOwn(item, field))
  return words.find((word) => typeof word === 'string') ?? ''
}
