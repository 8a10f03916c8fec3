import { expect, test } from 'vitest'
import type { Statement } from './build-statement.ts'
import { nameColumn, placeForecastMonth } from './name-periods.ts'
import { keepUsedLines, leaveOutEmptyStart } from './used-lines.ts'
import { writeTsv } from './write-tsv.ts'

const line = { term: '', parts: [] }
const statement: Statement = {
  id: 'profit-and-loss',
  period: 'year',
  columns: [
    { number: 1, from: 0, to: 12 },
    { number: 2, from: 13, to: 24 },
  ],
  lines: [
    { ...line, id: 'sales:a', kind: 'item', label: 'Full\tgroom\n', values: [2550, 3570] },
    { ...line, id: 'sales', kind: 'line', label: '=Sales', values: [2550, 3570] },
    { ...line, id: 'tax', kind: 'line', label: 'Income tax', values: [0, -0] },
    { ...line, id: 'netIncome', kind: 'subtotal', label: 'Profit', values: [-1260, 0] },
  ],
}

test('a statement is copied as plain numbers with tabs between', () => {
  expect(writeTsv(keepUsedLines(statement), 'Profit and loss (USD)', ['Year 1', 'Year 2'])).toBe(
    "Profit and loss (USD)\tYear 1\tYear 2\n  Full groom\t2550\t3570\n'=Sales\t2550\t3570\nProfit\t-1260\t0",
  )
})

test('columns have calendar names as soon as the first month is written', () => {
  const march = { firstMonth: 2027 * 12 + 2 }
  const quarter = { number: 1, from: 0, to: 3 }
  expect(nameColumn(march, 'quarter', quarter)).toBe('Mar–May 2027')
  expect(nameColumn({ firstMonth: null }, 'quarter', quarter)).toBe('Quarter 1')
  expect(nameColumn(march, 'month', { number: 0, from: 0, to: 0 })).toBe('Start')
  expect(nameColumn(march, 'year', { number: 2, from: 13, to: 24 })).toBe('Year 2')
  expect(placeForecastMonth(march, 12)).toBe('in Feb 2028')
  expect(placeForecastMonth({ firstMonth: null }, 12)).toBe('in month 12')
})

test('a statement by month has the start only when something happens on it', () => {
  const columns = [0, 1].map((number) => ({ number, from: number, to: number }))
  const of = (values: number[]) =>
    leaveOutEmptyStart({
      ...statement,
      period: 'month',
      columns,
      lines: [{ ...line, id: 'sales', kind: 'line', label: 'Sales', values }],
    })
  expect(of([0, 5])).toMatchObject({ columns: [{ number: 1 }], lines: [{ values: [5] }] })
  expect(of([-3, 5]).columns).toHaveLength(2)
})
