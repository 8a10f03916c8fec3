import { sumStartupCosts } from '#domain/finance/number-ranges.ts'
import {
  classifyFinancials,
  computeUnitEconomics,
  type FinancialsState,
  type Projections,
  type UnitEconomics,
} from '#domain/finance/unit-economics.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { readAmountPerPeriod, toMonthly } from './amount-per-period.ts'
import { templateProjections } from '#domain/plan/templates/template-numbers.ts'
import { sampleItems } from './texts.ts'

export interface MoneyFacts {
  state: FinancialsState
  /** The person's own numbers with a price that leaves something to reckon with. */
  isReckonable: boolean
  projections: Projections
  economics: UnitEconomics
  /** The lowest and highest tier that costs something. */
  tierPrices: { lowest: number; highest: number } | null
  startupTotal: number
  /** What the cost structure names as so much a month and does not tie to each sale. */
  fixedMonthlyCosts: number
  /** Sales a month that pay the fixed costs; null while either side is unknown. */
  breakEvenSales: number | null
}

const perSalePattern =
  /\b(?:per|each|every|a)\s(?:sale|order|customer|client|unit|user|account|visit|cup|item|bag|project)\b|% of|with sales|\bvariable\b/i

export function readMoney(data: WorkbookData): MoneyFacts {
  const { projections, pricingTiers, startupCosts } = data.financialProjections
  const state = classifyFinancials(projections, templateProjections)
  const economics = computeUnitEconomics(projections)
  const prices = sampleItems(pricingTiers)
    .map(({ price }) => price)
    .filter((price) => price > 0)
  const fixedMonthlyCosts = sumFixedCosts(data.businessModel.costStructure)
  const isReckonable = state === 'real' && projections.price > 0
  const canBreakEven = isReckonable && economics.contributionMargin > 0 && fixedMonthlyCosts > 0
  return {
    state,
    isReckonable,
    projections,
    economics,
    tierPrices: prices.length > 0 ? { lowest: Math.min(...prices), highest: Math.max(...prices) } : null,
    startupTotal: sumStartupCosts(startupCosts),
    fixedMonthlyCosts,
    breakEvenSales: canBreakEven ? fixedMonthlyCosts / economics.contributionMargin : null,
  }
}

function sumFixedCosts(costs: readonly string[]): number {
  let sum = 0
  for (const cost of sampleItems(costs)) {
    if (perSalePattern.test(cost.slice(0, 400))) continue
    const read = readAmountPerPeriod(cost)
    if (read?.hasCurrency && read.period !== null && read.period !== 'hour') {
      sum += toMonthly(read.amount, read.period)
    }
  }
  return sum
}
