import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commonMilestones } from './lists/milestones.ts'
import { parseTimeline } from './parse-timeline.ts'

function read(text: string) {
  const span = parseTimeline(text)
  return span && [span.startMonth, span.endMonth, span.isOpenEnded]
}

const week = 12 / 52

describe('a milestone’s timeline', () => {
  test('is read as people write it', () => {
    expect(read('Week 1-2')).toEqual([0, 2 * week, false])
    expect(read('Month 3')).toEqual([2, 3, false])
    expect(read('Month 4-6')).toEqual([3, 6, false])
    expect(read('Month 12+')).toEqual([11, 12, true])
    expect(read('Q2')).toEqual([3, 6, false])
    expect(read('Year 2')).toEqual([12, 24, false])
  })

  test.each([
    ['  months 4 – 6  ', [3, 6, false]],
    ['Months 4 to 6', [3, 6, false]],
    ['M4-M6', [3, 6, false]],
    ['mo. 4', [3, 4, false]],
    ['By month 6', [5, 6, false]],
    ['Month 6, once 100 plans are sold', [5, 6, false]],
    ['Month 2 (after the lease)', [1, 2, false]],
    ['Week 3 - Month 2', [2 * week, 2, false]],
    ['Month 6-4', [3, 6, false]],
    ['Month 12 onwards', [11, 12, true]],
    ['Month 3 and then on', [2, 3, false]],
  ])('can be written in different ways: %s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  test.each([
    '',
    'soon',
    'March 2027',
    '2027-03-01',
    'Month',
    'Month 0',
    'Month 2027',
    '3 months',
    'After the permit',
    'Quality 3',
  ])('is ignored when it does not count from the start: %j', (text) => {
    expect(parseTimeline(text)).toBeNull()
  })

  test('is known for every common milestone', () => {
    expect(commonMilestones.filter(({ timeline }) => parseTimeline(timeline) === null)).toEqual([])
  })

  test('never runs backward, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string(),
      fc
        .tuple(
          fc.constantFrom('Week', 'Month', 'Q', 'day'),
          fc.nat(3000),
          fc.constantFrom('-', ' to ', '+', ''),
          fc.nat(3000),
        )
        .map((parts) => parts.join(' ')),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const span = parseTimeline(text)
        if (!span) return
        expect(span.startMonth).toBeGreaterThanOrEqual(0)
        expect(span.endMonth).toBeGreaterThan(span.startMonth)
      }),
    )
  })
})
