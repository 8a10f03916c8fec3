import { fieldCopy } from '#domain/plan/fields/catalogue.ts'
import { findOwn } from '#domain/plan/fields/find-own.ts'
import { isItemFilled } from '#domain/plan/fields/item-words.ts'
import { isRecord } from '#domain/plan/lenient.ts'
import { isOptionalField } from '#domain/plan/optional-fields.ts'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { steps } from '#domain/plan/steps.ts'
import type { SectionKey, WorkbookData } from '#domain/plan/workbook-data.ts'
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
    .filter(({ key }) =>
      Object.keys(fieldCopy[key]).every((field) => isFieldWritten(data, [key, field], own)),
    )
    .map(({ number }) => number)
}

/** Every text that a template puts into a plan. */
export function listTemplateTexts(templates: readonly Template[]): ReadonlySet<string> {
  return new Set(templates.flatMap(({ data }) => listTexts(data)))
}

function isFieldWritten(
  data: WorkbookData,
  [section, field]: readonly [SectionKey, string],
  { templateTexts, hasOwnNumbers }: OwnAnswers,
): boolean {
  const path = `${section}.${field}`
  if (path === 'financialProjections.projections') return hasOwnNumbers
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
