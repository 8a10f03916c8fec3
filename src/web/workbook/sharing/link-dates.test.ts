import { expect, test } from 'vitest'
import { daysFrom, toDay, toEndTime } from './link-dates.ts'

const now = new Date('2026-11-18T12:00:00')

test('a link ends with its last day', () => {
  const day = toDay(daysFrom(now, 30))
  expect(day).toBe('2026-12-18')
  expect(toEndTime(day, now)).toBe(new Date('2026-12-18T23:59:59').toISOString())
  expect(toEndTime(toDay(now), now)).not.toBeNull()
})

test('a day that is over or is none is refused, and a far one is brought near', () => {
  expect(toEndTime('2026-11-17', now)).toBeNull()
  expect(toEndTime('', now)).toBeNull()
  expect(Date.parse(toEndTime('2099-01-01', now) ?? '')).toBeLessThan(daysFrom(now, 365).getTime())
})
