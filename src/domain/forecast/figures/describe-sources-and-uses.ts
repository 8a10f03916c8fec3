import type { ForecastNote } from '#domain/forecast/inputs/notes.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import type { BalancingChange, SourcesAndUses } from './sources-and-uses.ts'

/** One sentence: by how much sources and uses differ, and what would balance them. */
export function describeSourcesAndUses({ difference, change }: SourcesAndUses, currency: string): string {
  if (!change) return 'Sources and uses balance.'
  const amount = formatMoney(Math.abs(difference), { currency })
  const after = formatMoney(change.amountAfter, { currency })
  return difference > 0
    ? `The money is ${amount} more than it is needed for. ${verbs.startUp} ${after} to balance it.`
    : `The money is ${amount} short of what it is needed for. ${verbs[change.list]} ${after} to balance it.`
}

const verbs: Readonly<Record<BalancingChange['list'], string>> = {
  startUp: 'Keep a cash reserve of',
  loans: 'Make the loan',
  contributions: 'Put in',
}

/** The note at the field that would balance them, or none. */
export function noteSourcesAndUses(money: SourcesAndUses, currency: string): readonly ForecastNote[] {
  const { change, difference } = money
  // Money left over is no fault: it stays in the bank.
  if (!change || difference > 0) return []
  const list = ['funding', change.list]
  const address = change.itemId === null ? list : [...list, { id: change.itemId }, 'amount']
  return [{ address, kind: 'problem', countsAs: null, why: describeSourcesAndUses(money, currency) }]
}
