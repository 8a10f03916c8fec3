import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { balanceSourcesAndUses } from './balance-sources-and-uses.ts'
import type { BalancingChange } from './sources-and-uses.ts'

/** Makes the offered change in the plan. Start-up costs keep what only the plan knows about them. */
export function balancePlan(data: WorkbookData, change: BalancingChange, newId: string): WorkbookData {
  const { startUp, funding } = balanceSourcesAndUses(readForecastInputs(data), change, newId)
  const { financialProjections } = data
  const costs = new Map(financialProjections.startupCosts.map((cost) => [cost.id, cost]))
  return {
    ...data,
    financialProjections: {
      ...financialProjections,
      funding: {
        ...financialProjections.funding,
        contributions: funding.contributions.map((contribution) => ({ ...contribution })),
        loans: funding.loans.map((loan) => ({ ...loan })),
      },
      startupCosts: startUp.map(({ id, name, kind, month, yearsOfUse, ...line }) => {
        const amount = line.amount ?? 0
        const cost = costs.get(id)
        if (!cost) return { id, category: name, description: '', amount, kind, month, yearsOfUse, quote: '' }
        return cost.amount === amount ? cost : { ...cost, amount }
      }),
    },
  }
}
