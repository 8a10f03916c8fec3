import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import type { ForecastRows } from '#domain/forecast/statements/item-lines.ts'
import type { Entity } from '#domain/plan/forecast-choices.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { monthsOfYear } from './debt-cover.ts'
import {
  incomeBrackets,
  ownersTaxYear,
  selfEmployment,
  socialSecurityBase,
  standardDeduction,
} from './owners-tax-rules.ts'
import { sumRow } from './sum-rows.ts'

export interface OwnersTax {
  readonly year: number
  readonly profit: number
  readonly incomeTax: number
  readonly selfEmploymentTax: number
  readonly total: number
}

/** Which words stand before 'pays no income tax itself'. */
const entityNames: Readonly<Record<Exclude<Entity, 'corporation'>, string>> = {
  'sole-trader': 'A sole proprietor’s business',
  partnership: 'A partnership',
  llc: 'An LLC',
  's-corporation': 'An S corporation',
}

/** What one owner without other income should set aside of each year's profit. */
export function estimateOwnersTax({ model, grid }: ForecastRows): OwnersTax[] {
  return Array.from({ length: model.months / 12 }, (_, index) => {
    const year = index + 1
    const { from, to } = monthsOfYear(year)
    const profit = Math.max(0, sumRow(grid, 'profitBeforeTax', from, to))
    const salary = sumSalaries(model, from, to)
    return { year, profit, ...taxProfit(profit, salary, model.entity) }
  })
}

/** An S corporation's owner pays payroll taxes on the salary and no self-employment tax on the rest. */
function taxProfit(profit: number, salary: number, entity: Entity | '') {
  const selfEmploymentTax = entity === 's-corporation' ? 0 : taxSelfEmployment(profit)
  const income = salary + profit - selfEmploymentTax / 2
  const incomeTax = taxIncome(income) - taxIncome(salary)
  return { incomeTax, selfEmploymentTax, total: incomeTax + selfEmploymentTax }
}

export function taxSelfEmployment(profit: number): number {
  const counted = profit * selfEmployment.share
  return (
    Math.min(counted, socialSecurityBase.value) * selfEmployment.socialSecurity +
    counted * selfEmployment.medicare
  )
}

/** Federal income tax of a single filer, after the standard deduction. */
export function taxIncome(income: number): number {
  const taxable = Math.max(0, income - standardDeduction.value)
  let before = 0
  let tax = 0
  for (const { upTo, rate } of incomeBrackets) {
    tax += Math.max(0, Math.min(taxable, upTo) - before) * rate
    before = upTo
  }
  return tax
}

/** The owner's salary in a company, in the months of one year. */
function sumSalaries({ people }: ForecastModel, from: number, to: number): number {
  return people
    .filter(({ isOwner, kind }) => isOwner && kind !== 'draw')
    .reduce((sum, { count, payPerMonth, start, end }) => {
      const months = Math.max(0, Math.min(end, to) - Math.max(start, from, 1) + 1)
      return sum + count * payPerMonth * months
    }, 0)
}

/**
 * Why there is no income tax in the business, and what its owner should set aside instead, in sentences. Empty where
 * the business pays its own, or where no one knows yet who does.
 */
export function explainOwnersTax(forecast: ForecastRows): string[] {
  const { entity, taxRate, currency } = forecast.model
  if (entity === '' || entity === 'corporation' || taxRate > 0) return []
  const none = `${entityNames[entity]} pays no income tax itself: its owners pay it on their share of the profit, out of what they take.`
  const years = estimateOwnersTax(forecast)
  // The rules are those of the United States.
  if (currency !== 'USD' || years.every(({ total }) => total <= 0)) return [none]
  const money = (amount: number) => formatMoney(amount, { currency, cents: 'never' })
  const list = (read: (tax: OwnersTax) => number) =>
    joinWords(years.map((tax) => `${money(read(tax))} in year ${tax.year}`))
  return [
    none,
    `To set aside, as an estimate: ${list(({ total }) => total)}.`,
    ...(entity === 's-corporation'
      ? []
      : [`Of it, self-employment tax (${selfEmployment.source}): ${list((tax) => tax.selfEmploymentTax)}.`]),
    `It counts one single owner without other income at federal rates of ${ownersTaxYear} (${standardDeduction.source}), without state tax, credits and the deduction for business income.`,
  ]
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
