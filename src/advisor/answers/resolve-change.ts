import { asPlanned, type Levers } from '#domain/forecast/engine/levers.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { type AskedChange, type AskedTarget, sayInterest } from './read-asked-change.ts'

/** The plan's own numbers that a change can start from. Null where there is not exactly one. */
export interface ChangeBase {
  readonly price: number | null
  readonly ratePercent: number | null
}

export function readBase({ streams, loans }: ForecastModel): ChangeBase {
  const prices = streams.filter(({ kind }) => kind !== 'amount').map(({ price }) => price)
  const rates = loans.filter(({ amount }) => amount > 0).map(({ rate }) => rate * 100)
  return { price: findOnly(prices), ratePercent: rates.length > 0 ? Math.max(...rates) : null }
}

/** 'What if I charge $95?' as a change of the price that the plan has. Null when it has none, or several. */
export function resolveChange(
  change: AskedChange | AskedTarget | null,
  { price, ratePercent }: ChangeBase,
): AskedChange | null {
  if (change === null || 'words' in change) return change
  if (change.lever === 'interestPoints') {
    return ratePercent === null || !('to' in change) ? null : sayInterest(change.to - ratePercent)
  }
  if (price === null || price <= 0) return null
  const next = Math.max(0, 'to' in change ? change.to : price + change.by)
  const percent = formatNumber(Math.abs(next / price - 1) * 100, 1)
  const words = `Prices ${percent}% ${next < price ? 'lower' : 'higher'}`
  return { lever: 'price', words, value: next / price }
}

export function toLevers(change: AskedChange | null): Levers {
  return change ? { ...asPlanned, [change.lever]: change.value } : asPlanned
}

function findOnly(values: readonly number[]): number | null {
  return new Set(values).size === 1 ? (values[0] ?? null) : null
}
