import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeForecast, type Forecast } from '#domain/forecast/compute-forecast.ts'
import { asPlanned, type Levers } from '#domain/forecast/engine/levers.ts'
import { roundForecast } from '#domain/forecast/printed/round-forecast.ts'
import { buildStatement } from '#domain/forecast/statements/build-statement.ts'
import { statementIds } from '#domain/forecast/statements/line-definitions.ts'
import { usualForecasts } from '#tests/builders/forecast-arbitraries.ts'
import { buildForecast, groomingVan } from '#tests/builders/forecast-builder.ts'
import { formatTrace } from './format-trace.ts'
import { traceOf } from './trace-of.ts'
import { evaluateTerms } from './trace.ts'

const worse: Levers = {
  ...asPlanned,
  volume: 0.9,
  price: 0.95,
  directCost: 1.1,
  pay: 1.05,
  runningCosts: 1.2,
  interestPoints: 0.02,
  monthsLater: 2,
}

function textOf(forecast: Forecast, line: string, month: number): string {
  const trace = traceOf(forecast, line, month)
  return trace ? formatTrace(trace, forecast.model.currency) : 'none'
}

describe('a figure', () => {
  const van = computeForecast(groomingVan())

  test('opens into its sum, with the field of each number', () => {
    expect(textOf(van, 'sales:a', 4)).toBe('3 × 20 × 1.15 × $85 = $5,865')
    expect(traceOf(van, 'sales:a', 4)?.terms[0]?.factors.map(({ label, source }) => [label, source])).toEqual(
      [
        ['a day, month 4 of sales', { kind: 'field', address: ['streams', { id: 'a' }, 'inMonth6'] }],
        ['days a month', { kind: 'field', address: ['streams', { id: 'a' }, 'daysPerMonth'] }],
        ['season', { kind: 'field', address: ['streams', { id: 'a' }, 'season'] }],
        ['price', { kind: 'field', address: ['streams', { id: 'a' }, 'price'] }],
      ],
    )
  })

  test('shows the capacity where it limits', () => {
    expect(textOf(van, 'sales:a', 27)).toBe('6 × 20 × $85 × 1.0609 = $10,821.18')
  })

  test('shows interest on what was owed before', () => {
    expect(textOf(van, 'interest', 1)).toBe('$85,000 × 10.5% ÷ 12 = $743.75')
  })

  test('shows the rate in force, and the rest with the balloon', () => {
    const uneven = computeForecast(
      buildForecast({
        loans: [
          {
            name: 'Bank',
            amount: 12_000,
            ratePercent: 9,
            termMonths: 12,
            amortizationMonths: 60,
            rateChangeMonth: 7,
            changedRatePercent: 12,
          },
        ],
      }),
    )
    expect(textOf(uneven, 'interest', 1)).toBe('$12,000 × 9% ÷ 12 = $90')
    expect(textOf(uneven, 'interest', 7)).toMatch(/ × 12% ÷ 12 = /u)
    const rate = traceOf(uneven, 'interest', 7)?.terms[0]?.factors[1]?.source
    expect(rate).toMatchObject({ address: ['funding', 'loans', { id: 'a' }, 'changedRatePercent'] })
    const labels = traceOf(uneven, 'principal', 12)?.terms.map(({ factors }) => factors[0]?.label)
    expect(labels).toEqual(['Bank: the rest, with the balloon'])
  })

  test('shows the parts of a subtotal with their signs', () => {
    expect(textOf(van, 'grossProfit', 1)).toBe('$2,550 − $450 = $2,100')
  })

  test('subtracts a negative part, names months by the calendar, and does not equal itself', () => {
    expect(textOf(van, 'cashChange', 2)).toMatch(/^−?\$[\d,.]+ − \$[\d,.]+ = −?\$[\d,.]+$/u)
    expect(traceOf(van, 'cash', 2)?.terms[0]?.factors[0]?.label).toBe('Mar 2027')
    expect(textOf(van, 'openingCash', 1)).toMatch(/^\$[\d,.]+$/u)
  })

  test('shows the whole amount of the statement after the exact one', () => {
    expect(textOf(roundForecast(van), 'interest', 1)).toBe('$85,000 × 10.5% ÷ 12 = $743.75, shown as $744')
  })

  test('shows the two months that 45 days collect', () => {
    const inputs = buildForecast({
      streams: [{ kind: 'amount', inMonth1: 1000, name: 'Shop' }],
      timing: { daysUntilCustomersPay: 45 },
    })
    expect(textOf(computeForecast(inputs), 'receipts', 3)).toBe('$1,000 × 50% + $1,000 × 50% = $1,000')
  })

  test('says that a month was written by hand', () => {
    const inputs = groomingVan()
    inputs.overwrites = [{ id: 'o', line: 'sales', itemId: 'a', month: 2, value: 4000 }]
    expect(traceOf(computeForecast(inputs), 'sales:a', 2)?.terms[0]?.factors[0]).toMatchObject({
      label: 'written by hand',
      value: 4000,
    })
  })

  test('that no line has does not open', () => {
    expect(traceOf(van, 'nothing', 1)).toBeNull()
  })
})

test.each([
  ['as planned', asPlanned],
  ['in a scenario', worse],
])('every figure of any forecast %s is the sum that it opens into', (_, levers) => {
  fc.assert(
    fc.property(usualForecasts, fc.nat(60), (inputs, anyMonth) => {
      const forecast = computeForecast(inputs, levers)
      const month = anyMonth % forecast.grid.width
      const largest = forecast.grid.cells.reduce((most, cell) => Math.max(most, Math.abs(cell)), 1)
      const wrong = listLines(forecast).flatMap((id) => {
        const trace = traceOf(forecast, id, month)
        const gap = trace ? Math.abs(evaluateTerms(trace.terms) - trace.value) : Infinity
        return gap <= largest * 1e-9 ? [] : [{ id, month, gap, trace }]
      })
      expect(wrong).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('every line that a sum names can be opened, and has the value that the sum has', () => {
  fc.assert(
    fc.property(usualForecasts, fc.nat(60), (inputs, anyMonth) => {
      const forecast = computeForecast(inputs)
      const month = anyMonth % forecast.grid.width
      const wrong = listLines(forecast).flatMap((id) =>
        (traceOf(forecast, id, month)?.terms ?? [])
          .flatMap(({ factors }) => factors)
          .filter(({ source, value }) => {
            if (source.kind !== 'line') return false
            return traceOf(forecast, source.line, source.month)?.value !== value
          }),
      )
      expect(wrong).toEqual([])
    }),
    { numRuns: 200 },
  )
})

function listLines(forecast: Forecast): string[] {
  return statementIds.flatMap((id) => buildStatement(forecast, id, 'year').lines.map((line) => line.id))
}

test('every printed figure opens into a sum that comes to it, but for less than its rounding', () => {
  fc.assert(
    fc.property(usualForecasts, fc.nat(60), (inputs, anyMonth) => {
      const forecast = roundForecast(computeForecast(inputs))
      const month = anyMonth % forecast.grid.width
      const wrong = statementIds.flatMap((id) =>
        buildStatement(forecast, id, 'month').lines.flatMap(({ id: line, values }) => {
          const trace = traceOf(forecast, line, month)
          const sum = trace ? evaluateTerms(trace.terms) : NaN
          const isShown = trace !== null && Math.abs(trace.value) === Math.abs(values[month] ?? NaN)
          return isShown && Math.abs(sum - trace.value) < 6 ? [] : [{ line, month, trace }]
        }),
      )
      expect(wrong).toEqual([])
    }),
    { numRuns: 100 },
  )
})
