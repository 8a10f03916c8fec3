import { formatTimes } from '#domain/forecast/figures/format-cover.ts'
import { sayDrawn } from '#domain/forecast/figures/credit-line.ts'
import { nameLastingProfit } from '#domain/forecast/figures/lasting-profit.ts'
import { leastDebtCover, wantedDebtCover } from '#domain/forecast/figures/thresholds.ts'
import { nameForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { noFigure } from '#domain/wording/format-number.ts'
import type { PlanForecast } from './calculation/calculate-plan.ts'

export interface ShownFigure {
  readonly label: string
  /** For a narrow window. */
  readonly shortLabel: string
  readonly value: string
  readonly note: string
  /** For a narrow window. */
  readonly shortNote: string
  readonly tone: 'good' | 'bad' | 'plain'
}

type Figures = Pick<PlanForecast, 'forecast' | 'figures' | 'isEmpty' | 'missingNote'>

const cashLabels = { label: 'Lowest cash', shortLabel: 'Lowest cash' }
const profitLabels = { label: 'First month with a profit', shortLabel: 'First profit' }
const coverLabels = { label: 'Loan cover (DSCR), year 2, after your pay', shortLabel: 'DSCR, year 2' }

type Value = Pick<ShownFigure, 'value' | 'note' | 'tone'> & Partial<Pick<ShownFigure, 'shortNote'>>

/**
 * Lowest cash and its month, the first month with a profit and the one from which it lasts, and how often year 2 covers the loan payments. Null while
 * the engine is being fetched.
 */
export function describeKeyFigures(plan: Figures | null): readonly ShownFigure[] {
  if (plan === null) return describeNone('calculating')
  if (plan.isEmpty) return describeNone('no numbers yet')
  if (plan.missingNote !== '') return describeNone(plan.missingNote)
  return [
    toShown(cashLabels, describeLowestCash(plan)),
    toShown(profitLabels, describeFirstProfit(plan)),
    toShown(coverLabels, describeCover(plan)),
  ]
}

function describeNone(note: string): readonly ShownFigure[] {
  const none: Value = { value: noFigure, note, tone: 'plain' }
  return [toShown(cashLabels, none), toShown(profitLabels, none), toShown(coverLabels, none)]
}

function toShown(labels: Pick<ShownFigure, 'label' | 'shortLabel'>, value: Value): ShownFigure {
  return { ...labels, shortNote: value.note, ...value }
}

function describeLowestCash({ forecast, figures }: Figures): Value {
  const { model } = forecast
  const { month } = figures.lowestCash
  const amount = figures.shownLowestCash
  const { note, shortNote = note } = describeMonth(model, month)
  const drawn = sayDrawn(model, figures)
  const owed = formatMoney(figures.shownDrawn, { currency: model.currency, cents: 'never' })
  return {
    value: formatMoney(amount, { currency: model.currency, cents: 'never' }),
    note: drawn === '' ? note : `${note}, with ${drawn}`,
    shortNote: drawn === '' ? shortNote : `${shortNote}, ${owed} drawn`,
    tone: amount < 0 ? 'bad' : 'plain',
  }
}

function describeMonth(
  model: Figures['forecast']['model'],
  month: number,
): { note: string; shortNote?: string } {
  if (month === 0) return { note: 'on the first day' }
  if (model.firstMonth === null) return { note: `month ${month}` }
  const name = nameForecastMonth(model, month)
  return { note: `in ${name}, month ${month}`, shortNote: name }
}

function describeFirstProfit({ forecast, figures }: Figures): Value {
  const { model } = forecast
  const month = figures.firstProfitableMonth
  if (month === null) return { value: 'None', note: `in ${model.months} months`, tone: 'plain' }
  const outside = figures.outsideProfit
  const before = outside === '' ? '' : `, before ${outside}`
  const shortNote = model.firstMonth === null ? 'of the forecast' : `month ${month}`
  return {
    value: nameForecastMonth(model, month),
    note: `${shortNote}${before}; ${describeLasting(forecast, figures.lastingProfit)}`,
    shortNote,
    tone: 'plain',
  }
}

function describeLasting(
  forecast: Figures['forecast'],
  lasting: Figures['figures']['lastingProfit'],
): string {
  return lasting === null
    ? 'it does not last within the forecast'
    : `lasts from ${nameLastingProfit(forecast, lasting)}`
}

function describeCover({ figures }: Figures): Value {
  const cover = figures.years[1]?.debtCover?.afterOwner
  if (cover === undefined) return { value: 'None', note: 'no debt to pay', tone: 'plain' }
  return {
    value: formatTimes(cover),
    note: `wanted ${formatTimes(wantedDebtCover.value)}`,
    tone: cover >= wantedDebtCover.value ? 'good' : cover < leastDebtCover.value ? 'bad' : 'plain',
  }
}
