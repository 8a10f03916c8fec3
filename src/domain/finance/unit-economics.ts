import { toPossibleInputs } from './number-ranges.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

export type Projections = WorkbookData['financialProjections']['projections']

export interface UnitEconomics {
  grossMarginPercent: number
  contributionMargin: number
  lifetimeValue: number
  lifetimeValueToCac: number
  breakEvenMonths: number
  monthlyRecurringRevenue: number
}

const defaultChurnPercent = 5
const monthsWithoutChurn = 12

type KnownProjections = Pick<Projections, 'price' | 'cogs' | 'cac'> & { churnRate?: number | undefined }

/**
 * Nobody stays for ever: without churn a customer counts for one year, not for infinity. A number that cannot be,
 * such as a churn of 150 %, counts as the nearest that can.
 */
export function computeUnitEconomics(projections: KnownProjections): UnitEconomics {
  const { price, cogs, cac, churnRate } = toPossibleInputs({
    ...projections,
    churnRate: projections.churnRate ?? defaultChurnPercent,
  })
  const contributionMargin = price - cogs
  const lifetimeValue = churnRate > 0 ? price / (churnRate / 100) : price * monthsWithoutChurn
  return {
    grossMarginPercent: price === 0 ? 0 : (contributionMargin / price) * 100,
    contributionMargin,
    lifetimeValue,
    lifetimeValueToCac: cac === 0 ? 0 : lifetimeValue / cac,
    breakEvenMonths: contributionMargin > 0 ? cac / contributionMargin : 0,
    monthlyRecurringRevenue: price,
  }
}

/** From these values on, a figure is shown as healthy. */
export const healthyLifetimeValueToCac = 3
export const healthyGrossMarginPercent = 70

export type FinancialsState = 'template' | 'empty' | 'real'

/** Whether the numbers are the person's own: a template's figures must never pass for a forecast. */
export function classifyFinancials(
  projections: Projections,
  templates: readonly Projections[],
): FinancialsState {
  const { price, cogs, cac } = projections
  if (price <= 0 && cogs <= 0 && cac <= 0) return 'empty'
  return templates.some((template) => isSame(template, projections)) ? 'template' : 'real'
}

const comparedFields = ['price', 'cogs', 'cac', 'churnRate', 'conversionRate', 'monthlyGrowthRate'] as const

function isSame(one: Projections, other: Projections): boolean {
  return comparedFields.every((field) => one[field] === other[field])
}
