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

test.each([
  ['48 after six months, 55', ' after twelve', 12],
  ['48 after one quarter, 55', ' after three', 9],
  ['Members: 80 after two years and 90', ' after three', 36],
])('after “%s”, “%s” is month %s', (before, tail, month) => {
  expect(readElapsedMonth(tail, before)).toBe(month)
})
