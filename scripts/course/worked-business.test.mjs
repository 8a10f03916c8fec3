import { expect, test } from 'vitest'
import { computeForecast } from '../../src/domain/forecast/compute-forecast.ts'
import { computeDebtCover } from '../../src/domain/forecast/figures/debt-cover.ts'
import { readRow, sumRow } from '../../src/domain/forecast/figures/sum-rows.ts'
import { readForecastInputs } from '../../src/domain/forecast/inputs/read-forecast-inputs.ts'
import { nameForecastMonth } from '../../src/domain/forecast/statements/name-periods.ts'
import { roundForecast } from '../../src/domain/forecast/printed/round-forecast.ts'
import { parseLessonHead, parseParts } from '../../src/domain/course/parse-course.ts'
import { exampleOf } from '../../src/domain/plan/templates/examples/every-example.ts'
import { inRepository } from '../repository-root.mjs'
import { readCourse } from './read-course.mjs'

/** @typedef {import('../../src/domain/forecast/engine/grid.ts').RowName} RowName */

const { bodies } = readCourse(inRepository('course'), { parseLessonHead, parseParts })
const forecast = computeForecast(readForecastInputs(exampleOf('local-service')))
const { grid } = roundForecast(forecast)
const year2 = { from: 13, to: 24 }
const { projections, forecast: typed } = exampleOf('local-service').financialProjections
const paid = (projections.price * projections.purchasesPerMonth * 100) / projections.churnRate

/** @param {number} amount */
const money = (amount) => `${amount < 0 ? '−' : ''}$${Math.abs(Math.round(amount)).toLocaleString('en-US')}`

/** @param {string} name */
function findMonth(name) {
  const month = Array.from({ length: forecast.model.months }, (_, index) => index + 1).find((one) =>
    nameForecastMonth(forecast.model, one).includes(name),
  )
  if (month === undefined) throw new Error(`The forecast has no ${name}`)
  return month
}

/**
 * @param {string} name
 * @param {RowName} row
 */
const inMonth = (name, row) => money(readRow(grid, row, findMonth(name)))
/** @param {RowName} row */
const inYear2 = (row) => sumRow(grid, row, year2.from, year2.to)

test.each([
  ['11-bring-them-back', 'what a customer pays over time', money(paid)],
  ['13-a-day-hour-by-hour', 'the reason for the capacity', typed.streams[0]?.capacityReason ?? '?'],
  ['18-how-many-how-soon', 'the reason for the capacity', typed.streams[0]?.capacityReason ?? '?'],
  ['18-how-many-how-soon', 'the sales of the first month', inMonth('Apr 2028', 'sales')],
  ['18-how-many-how-soon', 'the sales of August', inMonth('Aug 2028', 'sales')],
  ['18-how-many-how-soon', 'the sales of November', inMonth('Nov 2028', 'sales')],
  ['20-cash-month-by-month', 'the profit of the lowest month', inMonth('Feb 2029', 'netIncome')],
  ['20-cash-month-by-month', 'the wear of that month', inMonth('Feb 2029', 'depreciation')],
  ['20-cash-month-by-month', 'what is repaid in it', inMonth('Feb 2029', 'principal')],
  ['20-cash-month-by-month', 'the most of the credit line', inMonth('Feb 2029', 'line')],
  ['21-how-much-may-go-wrong', 'the profit before interest, tax and wear', money(inYear2('ebitda'))],
  ['21-how-much-may-go-wrong', 'the tax that is paid', money(inYear2('taxPaid'))],
  [
    '21-how-much-may-go-wrong',
    'the loan cover',
    computeDebtCover(forecast.grid, 2)?.afterOwner.toFixed(2) ?? '',
  ],
])('%s names %s as the product computes it', (slug, _what, figure) => {
  const body = [...bodies].find(([name]) => slug.endsWith(name))?.[1] ?? ''
  expect(body).toContain(figure.replace('−', ''))
})
