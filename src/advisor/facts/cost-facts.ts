import { readForecast } from './forecast-facts.ts'
import type { PlanFacts } from './plan-facts.ts'
import { isFinished, joinTexts, sampleItems } from './texts.ts'

export interface PlannedCost {
  readonly id: string
  readonly name: string
  /** What it costs in a month. Null for a share of sales and for the cost of a new customer. */
  readonly monthly: number | null
  /** As a share of sales in percent, or null. */
  readonly percent: number | null
  readonly isMarketing: boolean
  readonly isPerCustomer: boolean
}

/** What the plan lists as costs, in the cost structure and in the forecast. */
export interface CostFacts {
  readonly running: readonly PlannedCost[]
  /** The names of the forecast's costs and the lines of the cost structure. */
  readonly words: string
  readonly runningWords: string
  readonly structureWords: string
  /** There is a list that is long enough for a missing cost to be missed. */
  readonly hasStructure: boolean
  readonly hasRunning: boolean
}

const perMonth = { month: 1, quarter: 1 / 3, year: 1 / 12 } as const
const known = new WeakMap<PlanFacts, CostFacts>()

export function readCosts(facts: PlanFacts): CostFacts {
  const kept = known.get(facts) ?? read(facts)
  known.set(facts, kept)
  return kept
}

function read(facts: PlanFacts): CostFacts {
  const { data } = facts
  const running = sampleItems(data.financialProjections.forecast.runningCosts)
    .filter(({ amount }) => (amount ?? 0) > 0)
    .map(({ id, name, category, amount, period }): PlannedCost => {
      const spread = period === '' ? 1 : period in perMonth ? perMonth[period as keyof typeof perMonth] : null
      return {
        id,
        name: name.slice(0, 200),
        monthly: spread === null ? null : (amount ?? 0) * spread,
        percent: period === 'percent-of-sales' ? amount : null,
        isMarketing: category === 'marketing',
        isPerCustomer: period === 'new-customer',
      }
    })
  const lines = sampleItems(data.businessModel.costStructure).filter(isFinished)
  const structureWords = joinTexts(lines)
  const runningWords = joinTexts(running.map(({ name }) => name))
  return {
    running,
    words: `${runningWords}\n${structureWords}`,
    runningWords,
    structureWords,
    hasStructure: lines.length >= 3 && facts.money.state !== 'template',
    hasRunning: running.length >= 2 && readForecast(facts) !== null,
  }
}

/** Whether the plan lists costs at all, so that one can be missing. */
export function listsCosts({ hasStructure, hasRunning }: CostFacts): boolean {
  return hasStructure || hasRunning
}
