import { computeModel } from '#domain/forecast/engine/computed-forecast.ts'
import { asPlanned } from '#domain/forecast/engine/levers.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { placeForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import type { ForecastNote } from '#domain/forecast/inputs/notes.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { findLowestCash } from './key-figures.ts'
import { type BalancingChange, computeSourcesAndUses, type SourcesAndUses } from './sources-and-uses.ts'
import { leastAmount } from './sum-rows.ts'

/** One sentence: by how much sources and uses differ, and what would balance them. */
export function describeSourcesAndUses(model: ForecastModel, { difference, change }: SourcesAndUses): string {
  const { currency } = model
  if (!change) return 'Sources and uses balance.'
  const amount = formatMoney(Math.abs(difference), { currency })
  const after = formatMoney(change.amountAfter, { currency })
  return difference > 0
    ? `The money is ${amount} more than it is needed for. ${verbs.startUp} ${after} to balance it.`
    : `The money is ${amount} short of what it is needed for. ${verbs[change.list]} ${after} to balance it.${sayStillShort(model, change)}`
}

/** Money that pays for the start may not carry the months after it, so the change is tried. */
function sayStillShort(
  model: ForecastModel,
  { list, itemId, amountAfter, amountBefore }: BalancingChange,
): string {
  const withAmount = <Item extends { id: string; amount: number }>(items: readonly Item[]) =>
    items.map((item) => (item.id === itemId ? { ...item, amount: amountAfter } : item))
  const added = { id: '', name: '', source: 'owner', amount: amountAfter - amountBefore, month: 0 } as const
  const tried =
    list === 'loans'
      ? { ...model, loans: withAmount(model.loans) }
      : { ...model, contributions: [...model.contributions, { ...added, earnedMonths: 0 }] }
  const { amount, month } = findLowestCash(computeModel(tried, asPlanned).grid)
  if (amount > -leastAmount) return ''
  const falls = `cash still falls to ${formatMoney(amount, { currency: model.currency, cents: 'never' })}`
  return ` With it, ${falls} ${placeForecastMonth(model, month)}.`
}

const verbs: Readonly<Record<BalancingChange['list'], string>> = {
  startUp: 'Keep a cash reserve of',
  loans: 'Make the loan',
  contributions: 'Put in',
}

/** The note at the field that would balance them, or none. */
export function noteSourcesAndUses(model: ForecastModel): readonly ForecastNote[] {
  const money = computeSourcesAndUses(model)
  const { change, difference } = money
  // Money left over is no fault: it stays in the bank.
  if (!change || difference > 0) return []
  const list = ['funding', change.list]
  const address = change.itemId === null ? list : [...list, { id: change.itemId }, 'amount']
  return [{ address, kind: 'problem', countsAs: null, why: describeSourcesAndUses(model, money) }]
}
