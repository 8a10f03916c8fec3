import { describe, expect, test } from 'vitest'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import { repairInputs } from '#domain/forecast/inputs/repair-inputs.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { balancePlan } from './balance-plan.ts'
import { computeSourcesAndUses } from './sources-and-uses.ts'

const moneyOf = (data: WorkbookData) => computeSourcesAndUses(repairInputs(readForecastInputs(data)).model)

function balance(data: WorkbookData): WorkbookData {
  const { change } = moneyOf(data)
  return change ? balancePlan(data, change, 'new') : data
}

describe('the offered change', () => {
  test('balances a plan whose costs grew, and keeps what its costs say', () => {
    const data = structuredClone(exampleOf('local-service'))
    data.financialProjections.startupCosts[0]!.amount += 12_345
    expect(moneyOf(data).difference).not.toBe(0)
    const balanced = balance(data)
    expect(moneyOf(balanced).difference).toBeCloseTo(0, 6)
    expect(balanced.financialProjections.startupCosts).toEqual(data.financialProjections.startupCosts)
  })

  test('adds the owner’s cash or a reserve where there is none', () => {
    const startupCosts = [{ id: 'c', category: 'Van', amount: 50_000, description: 'New' }]
    const data = restoreWorkbookData({ financialProjections: { startupCosts } })
    const balanced = balance(data)
    expect(balanced.financialProjections.funding.contributions).toMatchObject([
      { id: 'new', source: 'owner', amount: 50_000 },
    ])
    const { financialProjections } = balanced
    const cheaper = { ...balanced, financialProjections: { ...financialProjections, startupCosts: [] } }
    expect(balance(cheaper).financialProjections.startupCosts).toMatchObject([
      { id: 'new', category: 'Cash reserve', kind: 'cash-reserve', amount: 50_000 },
    ])
  })
})
