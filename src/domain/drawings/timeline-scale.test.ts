import { describe, expect, test } from 'vitest'
import { nameCalendarStretch } from '#domain/wording/calendar-months.ts'
import { layOutTimeline } from './timeline-scale.ts'

function drawBars(...timelines: string[]) {
  return layOutTimeline(timelines).bars.map(({ span }) => [span.startMonth, span.endMonth])
}

function readTicks(...timelines: string[]) {
  return layOutTimeline(timelines).ticks.map(({ month }) => month)
}

describe('the drawn timeline', () => {
  test('keeps each milestone’s position and lists those that cannot be drawn', () => {
    const { bars, undrawn } = layOutTimeline(['Week 1-2', 'after the permit', 'Month 3', ''])
    expect(bars.map(({ index }) => index)).toEqual([0, 2])
    expect(undrawn).toEqual([1, 3])
  })

  test('extends past the last end in at most six steps', () => {
    expect(readTicks('Month 1')).toEqual([0, 1, 2, 3])
    expect(readTicks('Month 6-12')).toEqual([0, 2, 4, 6, 8, 10, 12])
    expect(layOutTimeline(['Month 12+']).horizonMonths).toBe(15)
    expect(readTicks('Year 50').length).toBeLessThanOrEqual(11)
  })

  test('counts months from the start when no milestone has a date', () => {
    const { ticks, axisText, firstMonth } = layOutTimeline(['Q1', 'Q3'])
    expect(drawBars('Q1', 'Q3')).toEqual([
      [0, 3],
      [6, 9],
    ])
    expect(ticks[1]).toEqual({ month: 2, label: '2' })
    expect(axisText).toBe('Months from the start')
    expect(firstMonth).toBeNull()
  })

  test('starts at the earliest date and labels its months', () => {
    const dates = ['Q3 2027', 'Q1 2028', '1 May 2027', '2027-05']
    expect(drawBars(...dates)).toEqual([
      [2, 5],
      [8, 11],
      [0, 1],
      [0, 1],
    ])
    const { ticks, axisText, isMixed } = layOutTimeline(dates)
    expect(ticks.map(({ label }) => label)).toEqual([
      'May 2027',
      'Aug 2027',
      'Nov 2027',
      'Feb 2028',
      'May 2028',
    ])
    expect([axisText, isMixed]).toEqual(['Calendar months', false])
  })

  test('counts the other milestones from the earliest date and says that it does', () => {
    expect(drawBars('Month 2', 'Q3 2027', 'Q1')).toEqual([
      [1, 2],
      [0, 3],
      [0, 3],
    ])
    expect(layOutTimeline(['Month 2', 'Q3 2027'])).toMatchObject({
      isMixed: true,
      axisText: 'Calendar months; month 1 is Jul 2027',
    })
  })

  test('extends the bar of a date that has no end', () => {
    const { bars, horizonMonths } = layOutTimeline(['May 2027', 'July 2027 onwards'])
    expect(bars[1]?.span).toEqual({ startMonth: 2, endMonth: 3, isOpenEnded: true })
    expect(horizonMonths).toBe(4)
  })
})

test('a range of calendar months has the shortest possible name', () => {
  const july = 2027 * 12 + 6
  expect([
    nameCalendarStretch(july, july + 1),
    nameCalendarStretch(july, july + 3),
    nameCalendarStretch(july, july + 8),
  ]).toEqual(['Jul 2027', 'Jul–Sep 2027', 'Jul 2027–Feb 2028'])
})
