import type { ForecastInputs, StartUpLine } from '#domain/forecast/inputs/forecast-inputs.ts'
import { type ByMonth, noMonths } from './written.ts'

export interface StartUp {
  expenses: ByMonth
  openingStock: ByMonth
  deposits: ByMonth
  assetsBought: ByMonth
  depreciation: ByMonth
}

const assetKinds = new Set(['equipment', 'fit-out', 'land'])

export function startUp(plan: ForecastInputs): StartUp {
  const of = (isIncluded: (line: StartUpLine) => boolean) => spentOn(plan, isIncluded)
  return {
    // What has no kind is an expense: nothing says that anything is left of it.
    expenses: of(({ kind }) => kind === 'fee' || kind === ''),
    openingStock: of(({ kind }) => kind === 'stock'),
    deposits: of(({ kind }) => kind === 'deposit'),
    assetsBought: of(({ kind }) => assetKinds.has(kind)),
    depreciation: depreciate(plan),
  }
}

function spentOn(plan: ForecastInputs, isIncluded: (line: StartUpLine) => boolean): ByMonth {
  const spent = noMonths(plan)
  for (const line of plan.startUp) {
    const month = line.month ?? 0
    if (isIncluded(line) && month < spent.length) spent[month] = (spent[month] ?? 0) + (line.amount ?? 0)
  }
  return spent
}

/** In equal parts from the month after it was bought. Land never wears out. */
function depreciate(plan: ForecastInputs): ByMonth {
  const wear = noMonths(plan)
  for (const line of plan.startUp) {
    if (line.kind !== 'equipment' && line.kind !== 'fit-out') continue
    const months = Math.round((line.yearsOfUse ?? (line.kind === 'fit-out' ? 10 : 5)) * 12)
    const bought = line.month ?? 0
    for (let month = bought + 1; month <= bought + months && month < wear.length; month += 1)
      wear[month] = (wear[month] ?? 0) + (line.amount ?? 0) / months
  }
  return wear
}

export interface MoneyIn {
  owner: ByMonth
  investor: ByMonth
  grants: ByMonth
  grantsEarned: ByMonth
}

export function moneyIn(plan: ForecastInputs): MoneyIn {
  const money = {
    owner: noMonths(plan),
    investor: noMonths(plan),
    grants: noMonths(plan),
    grantsEarned: noMonths(plan),
  }
  for (const { source, amount, month: arrives, earnedMonths } of plan.funding.contributions) {
    const month = arrives ?? 0
    if (month > lastOf(money.owner)) continue
    const line = source === 'grant' ? money.grants : source === 'investor' ? money.investor : money.owner
    line[month] = (line[month] ?? 0) + (amount ?? 0)
    if (source === 'grant') earn(money.grantsEarned, amount ?? 0, month, earnedMonths ?? 0)
  }
  return money
}

const lastOf = (line: ByMonth) => line.length - 1

/** When it arrives, or in equal parts over the months after. */
function earn(earned: ByMonth, amount: number, arrives: number, months: number): void {
  if (months === 0) earned[arrives] = (earned[arrives] ?? 0) + amount
  for (let month = arrives + 1; month <= arrives + months && month < earned.length; month += 1)
    earned[month] = (earned[month] ?? 0) + amount / months
}
