import { formatRate } from '#domain/finance/format-figures.ts'
import { classifyFinancials } from '#domain/finance/unit-economics.ts'
import type { AddressPath, FieldAddress, ItemKey } from '#domain/plan/address/field-address.ts'
import { readAt } from '#domain/plan/address/values-at.ts'
import { walkTexts, type WrittenText } from '#domain/plan/address/walk-texts.ts'
import { currencyOf } from '#domain/plan/currency-of.ts'
import { fieldCopy, findFieldCopy } from '#domain/plan/fields/field-catalog.ts'
import type { ListCopy } from '#domain/plan/fields/field-copy.ts'
import { numberEntry } from '#domain/plan/fields/item-words.ts'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { steps } from '#domain/plan/steps.ts'
import { templateCosts, templateProjections } from '#domain/plan/templates/template-numbers.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { formatMoney } from '#domain/wording/format-money.ts'

/** Template content that the person has not replaced yet. */
export interface OpenPoint {
  kind: 'placeholder' | 'number'
  /** The step's number, 1 to 12. */
  step: number
  address: FieldAddress
  /** The field's name on the form: 'Solution', 'Key resource 2', 'Pricing tier 1: Target segment'. */
  label: string
  /** The current content: '[Job title]', '$89'. */
  text: string
}

/** All template content that would be exported unchanged, in the order of the steps. */
export function findOpenPoints(data: WorkbookData): OpenPoint[] {
  return steps.flatMap(({ number: step, key }) => {
    const found = [...walkTexts(data, key)].flatMap((written) => searchText(data, written))
    const numbers = key === 'financialProjections' ? findTemplateNumbers(data.financialProjections) : []
    return [...numbers, ...found].map((point) => ({ step, ...point }))
  })
}

type Found = Omit<OpenPoint, 'step'>

function searchText(data: WorkbookData, { address, text }: WrittenText): Found[] {
  const words = new Set(findPlaceholders(text).map((placeholder) => placeholder.text))
  return [...words].map((word) => ({
    kind: 'placeholder',
    address,
    label: nameField(data, address),
    text: word,
  }))
}

/** 'Solution', or with the entry's number in a list: 'Key resource 2', 'Pricing tier 1: Feature 2'. */
function nameField(data: WorkbookData, address: AddressPath): string {
  const names = address.flatMap((segment, depth) => {
    const copy: Partial<ListCopy> | null = findFieldCopy(address.slice(0, depth + 1))
    if (typeof segment === 'string') return depth === address.length - 1 ? (copy?.label ?? []) : []
    const index =
      typeof segment === 'number' ? segment : findItemIndex(data, address.slice(0, depth), segment)
    return numberEntry({ singular: copy?.singular ?? 'entry' }, index)
  })
  return names.join(': ')
}

function findItemIndex(data: WorkbookData, list: AddressPath, { id }: ItemKey): number {
  return (readAt(data, list) as readonly ItemKey[]).findIndex((item) => item.id === id)
}

function findTemplateNumbers(finances: WorkbookData['financialProjections']): Found[] {
  const { projections, startupCosts } = finances
  const currency = currencyOf({ financialProjections: finances })
  const money = (amount: number) => formatMoney(amount, { currency })
  const isTemplate = classifyFinancials(projections, templateProjections) === 'template'
  const copy = fieldCopy.financialProjections
  const costs = startupCosts.flatMap(({ id, amount }, index): Found[] => {
    if (templateCosts.get(id) !== amount) return []
    const address: FieldAddress = ['financialProjections', 'startupCosts', { id }, 'amount']
    const label = `Start-up cost ${index + 1}: ${copy.startupCosts.fields.amount.label}`
    return [{ kind: 'number', address, label, text: money(amount) }]
  })
  if (!isTemplate) return costs
  const figures = planningNumbers.map(({ field, isMoney }): Found => ({
    kind: 'number',
    address: ['financialProjections', 'projections', field],
    label: copy.projections[field].label,
    text: isMoney ? money(projections[field]) : formatRate(projections[field]),
  }))
  return [...figures, ...costs]
}

const planningNumbers = [
  { field: 'price', isMoney: true },
  { field: 'cogs', isMoney: true },
  { field: 'cac', isMoney: true },
  { field: 'churnRate', isMoney: false },
  { field: 'conversionRate', isMoney: false },
  { field: 'monthlyGrowthRate', isMoney: false },
] as const
