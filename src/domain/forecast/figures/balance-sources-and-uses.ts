import type { ForecastInputs } from '#domain/forecast/inputs/forecast-inputs.ts'
import { emptyContribution, emptyStartUpLine } from '#domain/forecast/inputs/new-items.ts'
import type { BalancingChange } from './sources-and-uses.ts'

/** Makes the offered change. The id is for the item that it may have to add. */
export function balanceSourcesAndUses(
  inputs: ForecastInputs,
  change: BalancingChange,
  newId: string,
): ForecastInputs {
  const { list, itemId, amountAfter: amount } = change
  const withAmount = <Item extends { id: string; amount: number | null }>(items: readonly Item[]) =>
    items.map((item) => (item.id === itemId ? { ...item, amount } : item))
  const { startUp, funding } = inputs
  if (list === 'startUp') {
    const reserve = {
      ...emptyStartUpLine(newId),
      name: 'Cash reserve',
      kind: 'cash-reserve' as const,
      amount,
    }
    return { ...inputs, startUp: itemId === null ? [...startUp, reserve] : withAmount(startUp) }
  }
  if (list === 'loans') return { ...inputs, funding: { ...funding, loans: withAmount(funding.loans) } }
  const { contributions } = funding
  const own = { ...emptyContribution(newId), name: 'Owner’s cash', source: 'owner' as const, amount }
  return {
    ...inputs,
    funding: {
      ...funding,
      contributions: itemId === null ? [...contributions, own] : withAmount(contributions),
    },
  }
}
