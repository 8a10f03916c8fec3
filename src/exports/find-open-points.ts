import { formatRate } from '#domain/finance/format-figures.ts'
import { classifyFinancials } from '#domain/finance/unit-economics.ts'
import { fieldCopy } from '#domain/plan/fields/catalogue.ts'
import { findOwn } from '#domain/plan/fields/find-own.ts'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { steps } from '#domain/plan/steps.ts'
import { templateCosts, templateProjections } from '#domain/plan/templates/template-numbers.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { formatMoney } from '#domain/wording/format-money.ts'

/** Something a template put into the plan that the person has not made their own yet. */
export interface OpenPoint {
  kind: 'placeholder' | 'number'
  /** The step's number, 1 to 12. */
  step: number
  /** As the form's fields know it: ['businessIdea', 'solution'], or in an item, by its id, ['…', 'risks', id, 'type']. */
  place: readonly string[]
  /** Which text it is, where the place is a list of plain texts; else null. */
  textIndex: number | null
  /** The field by its name on the form: 'Solution', 'Key resource 2', 'Pricing tier 1: Target segment'. */
  label: string
  /** What stands there: '[Job title]', '$89'. */
  text: string
}

/** Everything of a template's that would be exported as it stands, in the order of the steps. */
export function findOpenPoints(data: WorkbookData): OpenPoint[] {
  return steps.flatMap(({ number: step, key }) => {
    const found = Object.entries(fieldCopy[key]).flatMap(([field, copy]) =>
      searchValue(data[key][field], { place: [key, field], copy, name: readWord(copy, 'label') }),
    )
    const numbers = key === 'financialProjections' ? findTemplateNumbers(data.financialProjections) : []
    return [...numbers, ...found].map((point) => ({ step, ...point }))
  })
}

type Found = Omit<OpenPoint, 'step'>

/** Where the search stands: the field, its words in the catalogue, and what to call it. */
interface Spot {
  place: readonly string[]
  copy: unknown
  name: string
}

/** Searches the fields that the form knows and no others: only those are exported and can be jumped to. */
function searchValue(value: unknown, spot: Spot): Found[] {
  if (typeof value === 'string') return searchText(value, spot, null)
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown, index) => {
    const name = nameEntry(spot, index)
    if (typeof entry === 'string') return searchText(entry, { ...spot, name }, index)
    return searchItem(entry, { ...spot, name })
  })
}

function searchText(text: string, { place, name }: Spot, textIndex: number | null): Found[] {
  const words = new Set(findPlaceholders(text).map((placeholder) => placeholder.text))
  return [...words].map((word) => ({ kind: 'placeholder', place, textIndex, label: name, text: word }))
}

function searchItem(item: unknown, { place, copy, name }: Spot): Found[] {
  const fields = findOwn(copy, 'fields')
  const id = findOwn(item, 'id')
  if (typeof fields !== 'object' || fields === null || typeof id !== 'string') return []
  return Object.entries(fields).flatMap(([field, fieldWords]) =>
    searchValue(findOwn(item, field), {
      place: [...place, id, field],
      copy: fieldWords,
      name: `${name}: ${readWord(fieldWords, 'label')}`,
    }),
  )
}

/** 'Key resource 2'; in an item 'Pricing tier 1: Feature 2', where the list's own name gives way to its entry's. */
function nameEntry({ copy, name }: Spot, index: number): string {
  const singular = readWord(copy, 'singular')
  const entry = `${singular.charAt(0).toUpperCase()}${singular.slice(1)} ${index + 1}`
  const label = readWord(copy, 'label')
  return name === label ? entry : name.slice(0, name.length - label.length) + entry
}

function readWord(copy: unknown, word: 'label' | 'singular'): string {
  const found = findOwn(copy, word)
  return typeof found === 'string' ? found : ''
}

function findTemplateNumbers({ projections, startupCosts }: WorkbookData['financialProjections']): Found[] {
  const isTemplate = classifyFinancials(projections, templateProjections) === 'template'
  const copy = fieldCopy.financialProjections
  const costs = startupCosts.flatMap(({ id, amount }, index): Found[] => {
    if (templateCosts.get(id) !== amount) return []
    const place = ['financialProjections', 'startupCosts', id, 'amount']
    const label = `Start-up cost ${index + 1}: ${copy.startupCosts.fields.amount.label}`
    return [{ kind: 'number', place, textIndex: null, label, text: formatMoney(amount) }]
  })
  if (!isTemplate) return costs
  const figures = planningNumbers.map(({ field, format }): Found => ({
    kind: 'number',
    place: ['financialProjections', 'projections', field],
    textIndex: null,
    label: copy.projections[field].label,
    text: format(projections[field]),
  }))
  return [...figures, ...costs]
}

const planningNumbers = [
  { field: 'price', format: formatMoney },
  { field: 'cogs', format: formatMoney },
  { field: 'cac', format: formatMoney },
  { field: 'churnRate', format: formatRate },
  { field: 'conversionRate', format: formatRate },
  { field: 'monthlyGrowthRate', format: formatRate },
] as const
