import { leastDebtCover, wantedDebtCover } from '#domain/forecast/figures/thresholds.ts'
import { nameForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { formatNumber, noFigure } from '#domain/wording/format-number.ts'
import type { PlanForecast } from './forecast-store.ts'

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

type Figures = Pick<PlanForecast, 'forecast' | 'figures' | 'isEmpty'>

/** Lowest cash and its month, the first profitable month, and how often year 2 covers the loan payments. */
export function describeKeyFigures(plan: Figures): readonly ShownFigure[] {
  return [describeLowestCash(plan), describeFirstProfit(plan), describeCover(plan)].map((figure) => ({
    shortNote: figure.note,
    ...figure,
  }))
}

type Described = Omit<ShownFigure, 'shortNote'> & Partial<Pick<ShownFigure, 'shortNote'>>

function describeLowestCash({ forecast: { model }, figures, isEmpty }: Figures): Described {
  const { amount, month } = figures.lowestCash
  const shown = { label: 'Lowest cash', shortLabel: 'Lowest cash' }
  if (isEmpty) return { ...shown, value: noFigure, note: 'no numbers yet', tone: 'plain' }
  return {
    ...shown,
    value: formatMoney(amount, { currency: model.currency, cents: 'never' }),
    ...describeMonth(model, month),
    tone: amount <= -0.5 ? 'bad' : 'plain',
  }
}

function describeMonth(model: Figures['forecast']['model'], month: number) {
  if (month === 0) return { note: 'on the first day' }
  if (model.firstMonth === null) return { note: `month ${month}` }
  const name = nameForecastMonth(model, month)
  return { note: `in ${name}, month ${month}`, shortNote: name }
}

function describeFirstProfit({ forecast: { model }, figures, isEmpty }: Figures): Described {
  const month = figures.firstProfitableMonth
  const shown = { label: 'First profitable month', shortLabel: 'First profit', tone: 'plain' } as const
  if (isEmpty) return { ...shown, value: noFigure, note: 'no numbers yet' }
  if (month === null) return { ...shown, value: 'None', note: `in ${model.months} months` }
  const note = model.firstMonth === null ? 'of the forecast' : `month ${month}`
  return { ...shown, value: nameForecastMonth(model, month), note }
}

function describeCover({ figures, isEmpty }: Figures): Described {
  const cover = figures.years[1]?.debtCover?.afterOwner
  const shown = { label: 'Loan cover (DSCR), year 2, after your pay', shortLabel: 'DSCR, year 2' }
  if (isEmpty) return { ...shown, value: noFigure, note: 'no numbers yet', tone: 'plain' }
  if (cover === undefined) return { ...shown, value: 'None', note: 'no debt to pay', tone: 'plain' }
  return {
    ...shown,
    value: formatNumber(cover, 2),
    note: `wanted ${wantedDebtCover.value}`,
    tone: cover >= wantedDebtCover.value ? 'good' : cover < leastDebtCover.value ? 'bad' : 'plain',
  }
}
