import { expect, test } from 'vitest'
import { repairInputs } from '#domain/forecast/inputs/repair-inputs.ts'
import { buildForecast, levelSales } from '#tests/builders/forecast-builder.ts'
import { computeSensitivity } from './sensitivity.ts'

const { model } = repairInputs(
  buildForecast({
    streams: [{ ...levelSales(10_000), costPercent: 40 }],
    runningCosts: [{ amount: 4000, period: 'month' }],
    loans: [{ amount: 36_000, ratePercent: 0, termMonths: 36 }],
    startUp: [{ kind: 'fee', amount: 36_000 }],
  }),
)

test('less is sold while rent and loan payments stay, and the plan is run anew with each change', () => {
  const rows = computeSensitivity(model)
  expect(rows.map(({ name }) => name)).toEqual([
    'As planned',
    'Sales 10% lower',
    'Sales 20% lower',
    'Sales 30% lower',
    'Interest 2 points higher',
  ])
  // 6,000 of 10,000 are left of sales, less 4,000 of rent, over payments of 1,000.
  expect(rows.map(({ debtCover }) => Number(debtCover[1]?.toFixed(4)))).toEqual([2, 1.4, 0.8, 0.2, 1.9396])
  // With 30% less, each month is short by 800, and month 36 ends with all of it.
  expect(rows[3]?.lowestCash).toMatchObject({ amount: -28_800, month: 36 })
  expect(rows[0]?.lowestCash).toMatchObject({ amount: 0, month: 0 })
})

test('without debt there is no cover', () => {
  const { model: bare } = repairInputs(buildForecast({ streams: [levelSales(100)] }))
  expect(computeSensitivity(bare)[1]?.debtCover).toEqual([null, null, null])
})
