import type { Forecast } from '#domain/forecast/compute-forecast.ts'
import { monthsOfYear } from '#domain/forecast/figures/debt-cover.ts'
import { computeKeyFigures } from '#domain/forecast/figures/key-figures.ts'
import { computeSourcesAndUses } from '#domain/forecast/figures/sources-and-uses.ts'
import { sumRow } from '#domain/forecast/figures/sum-rows.ts'
import { roundForecast } from '#domain/forecast/printed/round-forecast.ts'
import type { FigureUnit, NamedFigure } from './named-figure.ts'

/** The results that people quote, as the statements print them. */
export function listResults(forecast: Forecast): NamedFigure[] {
  const { model } = forecast
  const key = computeKeyFigures(forecast)
  const { totalUses, totalSources } = computeSourcesAndUses(model)
  const { grid } = roundForecast(forecast)
  const years = key.years.flatMap(({ year, debtCover }) => {
    const { from, to } = monthsOfYear(year)
    const inYear = `in year ${year}`
    return [
      result(
        `sales-${year}`,
        `Sales ${inYear}`,
        sumRow(grid, 'sales', from, to),
        'money',
        'revenue turnover total',
      ),
      result(
        `profit-${year}`,
        `Profit ${inYear}`,
        sumRow(grid, 'netIncome', from, to),
        'money',
        'net income earn make',
      ),
      result(`ebitda-${year}`, `EBITDA ${inYear}`, sumRow(grid, 'ebitda', from, to), 'money', ''),
      ...(debtCover
        ? [
            result(
              `dscr-${year}`,
              `Loan cover (DSCR) ${inYear}`,
              debtCover.afterOwner,
              'times',
              'debt coverage ratio',
            ),
          ]
        : []),
    ]
  })
  return [
    result('lowest-cash', 'Lowest cash', key.shownLowestCash, 'money', 'low least minimum bottom'),
    result('lowest-cash-month', 'Month of the lowest cash', key.lowestCash.month, 'month', 'low least when'),
    ...(key.firstProfitableMonth === null
      ? []
      : [
          result(
            'first-profit',
            'First month with a profit',
            key.firstProfitableMonth,
            'month',
            'profitable when',
          ),
        ]),
    ...(key.highestDraw
      ? [
          result(
            'highest-draw',
            'Highest draw on the line of credit',
            key.highestDraw.amount,
            'money',
            'drawn used most',
          ),
        ]
      : []),
    ...(key.ownersSharePercent === null
      ? []
      : [
          result(
            'owners-share',
            'Owner’s share of the project',
            key.ownersSharePercent,
            'percent',
            'own contribution equity down',
          ),
        ]),
    result(
      'total-uses',
      'What the start costs in all',
      totalUses,
      'money',
      'total project startup uses cost',
    ),
    result('total-sources', 'Money at the start in all', totalSources, 'money', 'total funding sources'),
    ...years,
  ]
}

function result(id: string, name: string, value: number, unit: FigureUnit, words: string): NamedFigure {
  const aspectWords = `${name} ${words}`.split(' ')
  return {
    id,
    name,
    item: '',
    isMain: false,
    aspectWords,
    kindWords: [],
    value,
    unit,
    per: '',
    address: null,
  }
}
