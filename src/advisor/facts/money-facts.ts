import { sumStartupCosts } from '#domain/finance/number-ranges.ts'
import {
  classifyFinancials,
  computeUnitEconomics,
  type FinancialsState,
  type Projections,
  type UnitEconomics,
} from '#domain/finance/unit-economics.ts'
import { templateProjections } from '#domain/plan/templates/template-numbers.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { type FixedCost, readFixedCosts } from './fixed-costs.ts'
import { sampleItems } from './texts.ts'

/** 'Cash for the first months', but not the cash register. */
const reservePattern =
  /\b(?:working capital|reserves?|buffer|cushion|contingency|runway|months? of|losses|cash(?! register))\b/i

export interface MoneyFacts {
  state: FinancialsState
  /** The numbers are the person's own, and there is a price to calculate with. */
  canCalculate: boolean
  projections: Projections
  economics: UnitEconomics
  /** The lowest and highest tier that costs something. */
  tierPrices: { lowest: number; highest: number } | null
  startupTotal: number
  /** Whether any start-up cost sets money aside for the months before sales cover the costs. */
  hasReserve: boolean
  /** The total of the start-up costs that are named as a reserve. */
  reserve: number
  fixedCosts: readonly FixedCost[]
  fixedMonthlyCosts: number
  /** Sales a month that cover the fixed costs. Null while either side is unknown. */
  breakEvenSales: number | null
}

/** Whether the numbers are the person's own, still the template's, or missing. */
export function readFinancialsState({ financialProjections }: WorkbookData): FinancialsState {
  return classifyFinancials(financialProjections.projections, templateProjections)
}

/** Money set aside, by its kind or its name. */
export function isReserve({ category, kind }: { category: string; kind: string }): boolean {
  return kind === 'cash-reserve' || reservePattern.test(category.slice(0, 200))
}

export function readMoney(data: WorkbookData, currency: string): MoneyFacts {
  const { projections, pricingTiers, startupCosts } = data.financialProjections
  const state = readFinancialsState(data)
  const costs = sampleItems(startupCosts)
  const reserves = costs.filter(isReserve)
  const economics = computeUnitEconomics(projections)
  const prices = sampleItems(pricingTiers)
    .map(({ price }) => price)
    .filter((price) => price > 0)
  const fixedCosts = readFixedCosts(data.businessModel.costStructure, currency)
  const fixedMonthlyCosts = fixedCosts.reduce((sum, { monthly }) => sum + monthly, 0)
  const canCalculate = state === 'real' && projections.price > 0
  const canBreakEven = canCalculate && economics.contributionMargin > 0 && fixedMonthlyCosts > 0
  return {
    state,
    canCalculate,
    projections,
    economics,
    tierPrices: prices.length > 0 ? { lowest: Math.min(...prices), highest: Math.max(...prices) } : null,
    startupTotal: sumStartupCosts(startupCosts),
    hasReserve:
      reserves.length > 0 ||
      // A deposit may be 'two months of rent'.
      costs.some(
        ({ kind, description }) => kind !== 'deposit' && reservePattern.test(description.slice(0, 500)),
      ),
    reserve: sumStartupCosts(reserves),
    fixedCosts,
    fixedMonthlyCosts,
    breakEvenSales: canBreakEven ? fixedMonthlyCosts / economics.contributionMargin : null,
  }
}
