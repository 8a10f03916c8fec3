import type { ForecastModel, ModelStartUpLine } from '#domain/forecast/inputs/forecast-model.ts'
import { add, type Grid, row } from './grid.ts'

const sourceRows = { owner: row.ownerMoney, investor: row.investorMoney, grant: row.grants } as const

const useRows = {
  equipment: row.assetsBought,
  'fit-out': row.assetsBought,
  land: row.assetsBought,
  stock: row.openingStockPaid,
  deposit: row.depositsPaid,
  fee: row.startUpExpenses,
  // It is a use of the money that stays in the bank.
  'cash-reserve': null,
} as const

export function computeStartUp(model: ForecastModel, { cells, width }: Grid): void {
  for (const { source, amount, month } of model.contributions) {
    if (month < width) add(cells, sourceRows[source] * width + month, amount)
  }
  for (const line of model.startUp) {
    const used = useRows[line.kind]
    if (used === null || line.month >= width) continue
    add(cells, used * width + line.month, line.amount)
    if (used === row.assetsBought) wearOut(line, cells, width)
  }
}

/**
 * Straight line from the month after it is bought. The value is calculated from the age and not from the month before,
 * so that it ends at exactly 0.
 */
function wearOut({ amount, month, monthsOfUse }: ModelStartUpLine, cells: Float64Array, width: number): void {
  const value = row.fixedAssets * width
  const wear = row.depreciation * width
  for (let at = month; at < width; at += 1) {
    const age = at - month
    if (monthsOfUse === 0) add(cells, value + at, amount)
    else if (age < monthsOfUse) add(cells, value + at, (amount * (monthsOfUse - age)) / monthsOfUse)
    if (age >= 1 && age <= monthsOfUse) add(cells, wear + at, amount / monthsOfUse)
  }
}
