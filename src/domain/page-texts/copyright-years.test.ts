import { expect, test } from 'vitest'
import { formatCopyrightYears } from './copyright-years.ts'

test.each([
  [2025, '2025'],
  [2026, '2025–2026'],
  [2031, '2025–2031'],
  [1970, '2025'],
])('in %i the footer shows %s', (year, shown) => {
  expect(formatCopyrightYears(year)).toBe(shown)
})
