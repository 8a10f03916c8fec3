import { classifyFinancials, type FinancialsState } from '#domain/finance/unit-economics.ts'
import { parseAmount } from '#domain/finance/parse-amount.ts'
import { templateProjections } from '#domain/plan/templates/template-numbers.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { isWritten, quote } from './plan-words.ts'

/** An amount that a line of the plan names for each month, with the line it was read from. */
export interface MonthlyAmount {
  readonly words: string
  readonly amount: number
}

export function readFinancialsState(data: WorkbookData): FinancialsState {
  return classifyFinancials(data.financialProjections.projections, templateProjections)
}

const monthsPerYear = 12
const weeksPerMonth = 52 / 12
const periodAmount =
  /([$€£]\s?\d[\d,]{0,15}(?:\.\d{1,2})?\s?[km]?)(?:\s(?:dollars|total))?\s?(?:a|an|per|each|every|\/)\s?(month|year|week|hour)\b|([$€£]\s?\d[\d,]{0,15}(?:\.\d{1,2})?\s?[km]?)\s(monthly|yearly|annually|weekly)\b/giu
const hoursAWeek = /(\d{1,2}(?:\.\d)?) hours (?:a|per|each) week/iu
/** Costs of one sale rise with sales; they are in the cost of goods, not here. */
const costOfOneSale =
  /^(?:direct )?costs? (?:to serve|of (?:an?|one|each)\b)|^winning\b|\bper (?:customer|account|order|sale|unit|user|visit|client)/iu

/** '$4,500 a month' is 4,500 and '$43,000 a year' a twelfth of that; of several the largest, which has the taxes in it. */
export function findMonthlyAmount(text: string): number | null {
  const line = text.slice(0, 400)
  let largest: number | null = null
  for (const [, amountText, period, otherText, otherPeriod] of line.matchAll(periodAmount)) {
    const amount = parseAmount(amountText ?? otherText)
    const monthly =
      amount === null ? null : toMonthly(amount, (period ?? otherPeriod ?? '').toLowerCase(), line)
    if (monthly !== null && (largest === null || monthly > largest)) largest = monthly
  }
  return largest
}

function toMonthly(amount: number, period: string, line: string): number | null {
  if (period.startsWith('month')) return amount
  if (period.startsWith('year') || period.startsWith('ann')) return amount / monthsPerYear
  if (period.startsWith('week')) return amount * weeksPerMonth
  const hours = hoursAWeek.exec(line)
  return hours ? amount * Number(hours[1]) * weeksPerMonth : null
}

/** The lines of the cost structure that say what they cost a month, whether or not anything is sold. */
export function readFixedCosts(data: WorkbookData): MonthlyAmount[] {
  return data.businessModel.costStructure.slice(0, 60).flatMap((line) => {
    if (!isWritten(line) || costOfOneSale.test(line)) return []
    const amount = findMonthlyAmount(line)
    return amount === null || amount <= 0 ? [] : [{ words: quote(line, 70), amount }]
  })
}

/** What each planned hire costs a month, where the plan says it. */
export function readHires(data: WorkbookData): { costs: MonthlyAmount[]; unpriced: string[] } {
  const costs: MonthlyAmount[] = []
  const unpriced: string[] = []
  for (const { role, salary } of data.teamStructure.keyHires.slice(0, 60)) {
    const words = quote(role, 60) || 'A hire without a role'
    const amount = findMonthlyAmount(salary) ?? guessSalary(salary)
    if (amount === null) unpriced.push(words)
    else costs.push({ words, amount })
  }
  return { costs, unpriced }
}

/** A bare '$55,000' is a year's pay, a bare '$2,400' a month's. */
function guessSalary(salary: string): number | null {
  if (/hour/iu.test(salary)) return null
  const amount = parseAmount(salary)
  if (amount === null || amount < 200) return null
  return amount >= 15_000 ? amount / monthsPerYear : amount
}

export function readMarketingBudget(data: WorkbookData): number | null {
  const { budget } = data.marketingStrategy
  if (!isWritten(budget)) return null
  const monthly = findMonthlyAmount(budget)
  if (monthly !== null) return monthly
  const amount = parseAmount(budget)
  if (amount === null || amount <= 0) return null
  return /\byear\b|\bannual/iu.test(budget.slice(0, 200)) ? amount / monthsPerYear : null
}

export function sumOf(amounts: readonly { readonly amount: number }[]): number {
  return amounts.reduce((total, { amount }) => total + amount, 0)
}

export function readStartupCosts(data: WorkbookData): { items: MonthlyAmount[]; total: number } {
  const items = data.financialProjections.startupCosts
    .filter(({ amount }) => amount > 0)
    .map(({ category, amount }) => ({ words: quote(category, 60) || 'Without a name', amount }))
  return { items, total: sumOf(items) }
}
