import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { placeForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import type { KeyFigures } from './key-figures.ts'

/**
 * Cash that a line of credit holds level looks safer than it is, so the most that is drawn is said next to it. Null
 * when nothing is drawn.
 */
export function describeCreditLine(model: ForecastModel, { highestDraw }: KeyFigures): string | null {
  if (highestDraw === null) return null
  const amount = formatMoney(highestDraw.amount, { currency: model.currency, cents: 'never' })
  return `A line of credit keeps the cash up: the most that is drawn is ${amount}, ${placeForecastMonth(model, highestDraw.month)}.`
}

/** '$22,749 drawn on the line of credit', at the lowest point of the cash. Empty when nothing is drawn then. */
export function sayDrawn(model: ForecastModel, { shownDrawn }: Pick<KeyFigures, 'shownDrawn'>): string {
  if (shownDrawn < 1) return ''
  const amount = formatMoney(shownDrawn, { currency: model.currency, cents: 'never' })
  return `${amount} drawn on the line of credit`
}
