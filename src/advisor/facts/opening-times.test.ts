import { expect, test } from 'vitest'
import { listHourRanges, readDaysAWeek } from './opening-times.ts'

test.each([
  ['open 6:45 a.m. to 6 p.m. on weekdays', [[6.75, 18]]],
  [
    'Two shifts, 6:30 to 2:30 and 10 to 6',
    [
      [6.5, 14.5],
      [10, 18],
    ],
  ],
  ['Monday to Friday, 8 to 4:30, at most seven visits', [[8, 16.5]]],
  ['Open 08:00–18:00', [[8, 18]]],
  ['Shop hours from noon to 8 p.m.', [[12, 20]]],
  ['Open from 7 in the morning to 7 in the evening', [[7, 19]]],
  ['Opening 7 to 7', [[7, 19]]],
  ['Open for groups of 8 to 12 people', []],
  ['We sell 20 to 30 breads', []],
])('the hours of %j', (text, expected) => {
  expect(listHourRanges(text).map(({ from, to }) => [from, to])).toEqual(expected)
})

test.each([
  ['seven days a week', 7],
  ['Counter, Tuesday to Sunday', 6],
  ['Closed on Sundays and Mondays', 5],
  ['Monday: closed', 6],
  ['open weekdays', 5],
  ['We deliver bread', null],
])('the days of %j', (text, expected) => {
  expect(readDaysAWeek(text)).toBe(expected)
})
