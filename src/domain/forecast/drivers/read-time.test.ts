import { describe, expect, test } from 'vitest'
import { describeMonths, describeTerm, readTime } from './read-time.ts'

describe('a length of time', () => {
  test.each([
    ['7 years', 84],
    ['7 y', 84],
    ['7 yrs', 84],
    ['7-year', 84],
    ['1.5 years', 18],
    ['84', 84],
    ['84 months', 84],
    ['18 mo', 18],
    ['18 mos.', 18],
    ['7 YEARS', 84],
    ['2 years 6 months', 30],
    ['2 years and 6 months', 30],
    ['2y6m', 30],
    ['-2 years', -24],
  ])('%s is %d months', (text, months) => {
    expect(readTime(text, 'months')).toBe(months)
  })

  test.each([
    ['5', 5],
    ['5 years', 5],
    ['18 months', 1.5],
    ['1 month', 1 / 12],
  ])('%s is %d years', (text, years) => {
    expect(readTime(text, 'years')).toBeCloseTo(years, 6)
  })

  test.each(['', 'years', 'seven years', '7 days', '7 years 6 years', '7 years x', '1,5,5 years'])(
    '%j is none',
    (text) => {
      expect(readTime(text, 'months')).toBeNull()
    },
  )
})

describe('months in words', () => {
  test.each([
    [84, '84 months, 7 years'],
    [12, '12 months, 1 year'],
    [30, '30 months, 2 years and 6 months'],
    [13, '13 months, 1 year and 1 month'],
    [7, '7 months'],
    [1, '1 month'],
  ])('%d', (months, words) => {
    expect(describeMonths(months)).toBe(words)
  })

  test('say how to write years when a term is so short that years were probably meant', () => {
    expect(describeTerm(7)).toBe('7 months. Write “7 years” if you mean years.')
    expect(describeTerm(1)).toBe('1 month. Write “1 year” if you mean years.')
    expect(describeTerm(12)).toBe('12 months. Write “12 years” if you mean years.')
    expect(describeTerm(13)).toBe('13 months, 1 year and 1 month')
  })

  test.each([0, -3, 2.5, 5000, NaN])('say nothing of %d, which has a note of its own', (months) => {
    expect(describeMonths(months)).toBeNull()
    expect(describeTerm(months)).toBeNull()
  })
})
