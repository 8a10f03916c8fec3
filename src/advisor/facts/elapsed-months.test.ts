import { expect, test } from 'vitest'
import { readElapsedMonth } from './elapsed-months.ts'

test.each([
  [' after a year', 12],
  [' after the first year', 12],
  [' a month after six months', 6],
  [' after twelve', 12],
  [' visits after two years', 24],
  [' after 18 months', 18],
  [' after the opening', null],
  [' after tax', null],
  [' in March', null],
])('“%s” is month %s', (tail, month) => {
  expect(readElapsedMonth(tail)).toBe(month)
})
