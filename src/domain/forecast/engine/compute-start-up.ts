import type {
  ForecastModel,
  ModelContribution,
  ModelStartUpLine,
} from '#domain/forecast/inputs/forecast-model.ts'
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
  for (const contribution of model.contributions) {
    const { source, amount, month } = contribution
    if (month >= width) continue
    add(cells, sourceRows[source] * width + month, amount)
    if (source === 'grant') earnGrant(contribution, cells, width)
  }
  for (const line of model.startUp) {
    const used = useRows[line.kind]
    if (used === null || line.month >= width) continue
    add(cells, used * width + line.month, line.amount)
    if (used === row.assetsBought) wearOut(line, cells, width)
  }
}

/** A grant is income, when it arrives or in equal parts from the month after. Until then, the rest is owed work. */
function earnGrant(
  { amount, month, earnedMonths }: ModelContribution,
  cells: Float64Array,
  width: number,
): void {
  const income = row.grantIncome * width
  if (earnedMonths === 0) {
    add(cells, income + month, amount)
    return
  }
  const left = row.deferredGrants * width
  for (let at = month; at < width && at - month <= earnedMonths; at += 1) {
    const age = at - month
    add(cells, left + at, (amount * (earnedMonths - age)) / earnedMonths)
    if (age >= 1) add(cells, income + at, amount / earnedMonths)
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
