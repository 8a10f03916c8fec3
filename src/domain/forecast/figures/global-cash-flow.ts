import type { ComputedForecast } from '#domain/forecast/engine/computed-forecast.ts'
import { readCell } from '#domain/forecast/engine/grid.ts'
import { type FieldReader, type ForecastNote, readNumber } from '#domain/forecast/inputs/notes.ts'
import { ranges } from '#domain/forecast/inputs/number-ranges.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { monthsOfYear } from './debt-cover.ts'
import { leastAmount, sumRow } from './sum-rows.ts'

type Personal = WorkbookData['financialProjections']['personal']

export const budgetFields = ['income', 'tax', 'living', 'mortgage', 'otherPayments'] as const
export type BudgetField = (typeof budgetFields)[number]

/** What one person earns and pays outside of the business, each a month. */
export interface PersonalBudget extends Readonly<Record<BudgetField, number>> {
  readonly id: string
  readonly name: string
  /** Without what the business pays them. */
  readonly left: number
}

/** The business and its guarantors as one, in one year. */
export interface GlobalYear {
  readonly year: number
  /** EBITDA less tax paid and draws. */
  readonly business: number
  /** Pay and draws of the owners, as far as they go to these people. */
  readonly ownersPay: number
  readonly income: number
  readonly tax: number
  readonly living: number
  readonly available: number
  readonly businessPayments: number
  readonly personalPayments: number
  /** Available ÷ all payments (global DSCR). Null without payments. */
  readonly cover: number | null
}

export function readBudgets({ people }: Personal, notes: ForecastNote[] = []): readonly PersonalBudget[] {
  return people.map((person) => {
    const reader: FieldReader = { notes, place: ['personal', 'people'], item: person }
    const read = (field: BudgetField) => readNumber(reader, field, person[field], ranges.amount)
    const budget = {
      income: read('income'),
      tax: read('tax'),
      living: read('living'),
      mortgage: read('mortgage'),
      otherPayments: read('otherPayments'),
    }
    const { income, tax, living, mortgage, otherPayments } = budget
    const left = income - tax - living - mortgage - otherPayments
    return { id: person.id, name: person.name, ...budget, left }
  })
}

/** A share of 1. */
export function readOwnersShare({ ownersPayPercent }: Personal, notes: ForecastNote[] = []): number {
  const reader: FieldReader = { notes, place: ['personal'], item: null }
  return readNumber(reader, 'ownersPayPercent', ownersPayPercent, ranges.fullShare) / 100
}

/** What people earn and pay at home stays the same in every year. */
export function computeGlobalCashFlow(forecast: ComputedForecast, personal: Personal): readonly GlobalYear[] {
  const { model, grid } = forecast
  const budgets = readBudgets(personal)
  const share = readOwnersShare(personal)
  const aYear = (field: BudgetField) => budgets.reduce((sum, budget) => sum + budget[field], 0) * 12
  return Array.from({ length: model.months / 12 }, (_, index) => {
    const year = index + 1
    const { from, to } = monthsOfYear(year)
    const sum = (name: Parameters<typeof sumRow>[1]) => sumRow(grid, name, from, to)
    const draws = sum('ownersPay') + sum('otherDraws')
    const business = sum('ebitda') - sum('taxPaid') - draws
    const ownersPay = (sumOwnersSalaries(forecast, from, to) + draws) * share
    const [income, tax, living] = [aYear('income'), aYear('tax'), aYear('living')]
    const businessPayments = sum('loanInterest') + sum('lineInterest') + sum('principal')
    const personalPayments = aYear('mortgage') + aYear('otherPayments')
    const available = business + ownersPay + income - tax - living
    const payments = businessPayments + personalPayments
    const cover = payments > leastAmount ? available / payments : null
    return {
      year,
      business,
      ownersPay,
      income,
      tax,
      living,
      available,
      businessPayments,
      personalPayments,
      cover,
    }
  })
}

/** What owners get as employees, without what the business pays on top of it. Draws are counted apart. */
function sumOwnersSalaries({ model, grid }: ComputedForecast, from: number, to: number): number {
  let total = 0
  for (const [index, { isOwner, kind, payroll }] of model.people.entries()) {
    if (!isOwner || kind === 'draw') continue
    for (let month = from; month <= to; month += 1) {
      total += readCell(grid, grid.people + index, month) / (1 + payroll)
    }
  }
  return total
}
