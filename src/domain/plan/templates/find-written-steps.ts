import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { toFieldKey } from '#domain/plan/address/field-key.ts'
import { isItemList, listFields } from '#domain/plan/address/find-shape.ts'
import { readAt } from '#domain/plan/address/values-at.ts'
import { copyOf } from '#domain/plan/fields/field-catalog.ts'
import { isItemFilled } from '#domain/plan/fields/item-words.ts'
import { isOptionalField } from '#domain/plan/fields/optional-fields.ts'
import { isRecord } from '#domain/plan/lenient-schema.ts'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { steps } from '#domain/plan/steps.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { Template } from './template.ts'
import { templateCosts } from './template-numbers.ts'

/** What tells a person's own answers from a template's. */
export interface OwnAnswers {
  templateTexts: ReadonlySet<string>
  /** Whether the planning numbers are neither a template's nor empty. */
  hasOwnNumbers: boolean
}

/** The numbers of the steps whose fields are filled in with words that are neither a template's nor in brackets. */
export function findWrittenSteps(data: WorkbookData, own: OwnAnswers): number[] {
  return steps
    .filter(({ key }) => listFields(key).every((address) => isFieldWritten(data, address, own)))
    .map(({ number }) => number)
}

/** Every text that a template puts into a plan. */
export function listTemplateTexts(templates: readonly Template[]): ReadonlySet<string> {
  return new Set(templates.flatMap(({ data }) => listTexts(data)))
}

function isFieldWritten(
  data: WorkbookData,
  address: FieldAddress,
  { templateTexts, hasOwnNumbers }: OwnAnswers,
): boolean {
  const key = toFieldKey(address)
  if (key === 'financialProjections.projections') return hasOwnNumbers
  const value = readAt(data, address)
  if (listTexts(value).some((text) => findPlaceholders(text).length > 0)) return false
  if (isOptionalField(key)) return true
  const isOwn = (text: string) => text.trim() !== '' && !templateTexts.has(text)
  if (!Array.isArray(value)) return listTexts(value).some(isOwn)
  const blank = isItemList(address) ? copyOf(address).createBlank() : {}
  return value.some((entry: unknown) => {
    const isUntouched = isRecord(entry) && (!isItemFilled(entry, blank) || isTemplateCost(entry))
    return !isUntouched && listTexts(entry).some(isOwn)
  })
}

function isTemplateCost({ id, amount }: Record<string, unknown>): boolean {
  return typeof id === 'string' && templateCosts.has(id) && templateCosts.get(id) === amount
}

/** All texts in a value but the ids of items. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(listTexts)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, entry]) => (key === 'id' ? [] : listTexts(entry)))
}
