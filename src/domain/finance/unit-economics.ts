import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { toPossibleInputs } from './number-ranges.ts'

export type Projections = WorkbookData['financialProjections']['projections']

export interface UnitEconomics {
  grossMarginPercent: number
  /** Of one sale. */
  contributionMargin: number
  /** Of one customer in a month. */
  monthlyContribution: number
  lifetimeValue: number
  lifetimeValueToCac: number
  breakEvenMonths: number
  monthlyRecurringRevenue: number
}

const defaultChurnPercent = 5
const monthsWithoutChurn = 12

type KnownProjections = Pick<Projections, 'price' | 'cogs' | 'cac'> & {
  churnRate?: number | undefined
  purchasesPerMonth?: number | undefined
}

/**
 * No customer stays forever, so without churn a customer counts for one year. An impossible number, such as a churn of
 * 150%, counts as the nearest possible one.
 */
export function computeUnitEconomics(projections: KnownProjections): UnitEconomics {
  const { price, cogs, cac, churnRate, purchasesPerMonth } = toPossibleInputs({
    ...projections,
    churnRate: projections.churnRate ?? defaultChurnPercent,
    purchasesPerMonth: projections.purchasesPerMonth ?? 1,
  })
  const contributionMargin = price - cogs
  const monthlyContribution = contributionMargin * purchasesPerMonth
  const monthlyRecurringRevenue = price * purchasesPerMonth
  const lifetimeValue =
    churnRate > 0 ? monthlyRecurringRevenue / (churnRate / 100) : monthlyRecurringRevenue * monthsWithoutChurn
  return {
    grossMarginPercent: price === 0 ? 0 : (contributionMargin / price) * 100,
    contributionMargin,
    monthlyContribution,
    lifetimeValue,
    lifetimeValueToCac: cac === 0 ? 0 : lifetimeValue / cac,
    breakEvenMonths: monthlyContribution > 0 ? cac / monthlyContribution : 0,
    monthlyRecurringRevenue,
  }
}

/** A figure is shown as healthy at these values or above. */
export const healthyLifetimeValueToCac = 3
export const healthyGrossMarginPercent = 70

export type FinancialsState = 'template' | 'empty' | 'real'

/** Whether the numbers are the person's own. A template's figures must never pass for a forecast. */
export function classifyFinancials(
  projections: ComparedProjections,
  templates: readonly ComparedProjections[],
): FinancialsState {
  const { price, cogs, cac } = projections
  if (price <= 0 && cogs <= 0 && cac <= 0) return 'empty'
  return templates.some((template) => isSame(template, projections)) ? 'template' : 'real'
}

type ComparedProjections = Pick<Projections, (typeof comparedFields)[number]>

const comparedFields = ['price', 'cogs', 'cac', 'churnRate', 'conversionRate', 'monthlyGrowthRate'] as const

function isSame(one: ComparedProjections, other: ComparedProjections): boolean {
  return comparedFields.every((field) => one[field] === other[field])
}
