import { classifyFinancials } from '#domain/finance/unit-economics.ts'
import { fieldCopy } from './fields/catalogue.ts'
import { findOwn } from './fields/find-own.ts'
import { isItemFilled } from './fields/item-words.ts'
import { isRecord } from './lenient.ts'
import { isOptionalField } from './optional-fields.ts'
import { findPlaceholders } from './placeholders.ts'
import { steps } from './steps.ts'
import type { Template } from './templates/template.ts'
import { templateCosts, templateProjections } from './templates/template-numbers.ts'
import type { SectionKey, WorkbookData } from './workbook-data.ts'

/** The numbers of the steps whose fields are filled in with words that are neither a template's nor in brackets. */
export function findWrittenSteps(data: WorkbookData, templateTexts: ReadonlySet<string>): number[] {
  return steps
    .filter(({ key }) =>
      Object.keys(fieldCopy[key]).every((field) => isFieldWritten(data, key, field, templateTexts)),
    )
    .map(({ number }) => number)
}

/** Every text that a template puts into a plan. */
export function listTemplateTexts(templates: readonly Template[]): ReadonlySet<string> {
  return new Set(templates.flatMap(({ data }) => listTexts(data)))
}

function isFieldWritten(
  data: WorkbookData,
  section: SectionKey,
  field: string,
  templateTexts: ReadonlySet<string>,
): boolean {
  const path = `${section}.${field}`
  if (path === 'financialProjections.projections') {
    return classifyFinancials(data.financialProjections.projections, templateProjections) === 'real'
  }
  const value = findOwn(data[section], field)
  if (listTexts(value).some((text) => findPlaceholders(text).length > 0)) return false
  if (isOptionalField(path)) return true
  const isOwn = (text: string) => text.trim() !== '' && !templateTexts.has(text)
  if (!Array.isArray(value)) return listTexts(value).some(isOwn)
  const blank = readBlank(findOwn(fieldCopy[section], field))
  return value.some((entry: unknown) =>
    isRecord(entry)
      ? isItemFilled(entry, blank) && !isTemplateCost(entry) && listTexts(entry).some(isOwn)
      : listTexts(entry).some(isOwn),
  )
}

/** What a new entry of the list holds before anybody writes in it. */
function readBlank(copy: unknown): object {
  const createBlank = findOwn(copy, 'createBlank')
  return typeof createBlank === 'function' ? (createBlank as () => object)() : {}
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
