import fc from 'fast-check'
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
    expect(ticks[1]).toEqual({ month: 2, label: '2', at: 0.2 })
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

  test('shortens the gap before a far milestone and says so', () => {
    const { bars, breaks, ticks, axisText, horizonMonths } = layOutTimeline([
      'Month 1',
      'Month 3',
      'Month 6-12',
      'Month 65',
    ])
    expect(horizonMonths).toBe(65)
    expect(breaks).toHaveLength(1)
    expect(breaks[0]?.from).toBeCloseTo(bars[2]?.to ?? 0)
    expect(breaks[0]?.to).toBeCloseTo(bars[3]?.from ?? 0)
    expect(ticks.map(({ label }) => label)).toEqual(expect.arrayContaining(['0', '12', '65']))
    expect(axisText).toBe('Months from the start; shaded gaps are shortened')
    for (const { from, to } of bars) expect(to - from).toBeGreaterThan(1 / 20)
  })

  test('shortens every long gap, and a bar that lasts through one', () => {
    expect(layOutTimeline(['Month 1', 'Month 30', 'Month 65']).breaks).toHaveLength(2)
    const { bars, breaks } = layOutTimeline(['Month 1', 'Year 1-5'])
    expect(breaks).toHaveLength(1)
    expect(bars[1]).toMatchObject({ from: 0, to: 1 })
  })

  test('is to scale while every bar is wide enough', () => {
    for (const timelines of [
      ['Year 1', 'Year 5'],
      ['Year 1-2', 'Year 3-10'],
      ['2027', 'May 2029'],
    ])
      expect(layOutTimeline(timelines).breaks).toEqual([])
  })

  test('keeps its order, its frame and room for each label', () => {
    const time = fc.oneof(
      fc.tuple(fc.nat(599), fc.nat(30)).map(([start, length]) => `Month ${start + 1}-${start + 1 + length}`),
      fc.nat(51).map((week) => `Week ${week + 1}`),
      fc.nat(599).map((month) => `Month ${month + 1}+`),
    )
    const date = fc.tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }))
    const dated = date.map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)
    fc.assert(
      fc.property(fc.array(time, { minLength: 1 }), fc.array(dated, { maxLength: 3 }), (counted, dates) => {
        const { bars, ticks, firstMonth } = layOutTimeline([...counted, ...dates])
        const places = bars.flatMap(({ span, from, to }) => [
          { month: span.startMonth, at: from },
          { month: span.endMonth, at: to },
        ])
        const inOrder = [...places, ...ticks].toSorted((one, other) => one.month - other.month)
        for (const [index, { at }] of inOrder.entries()) {
          expect(at).toBeGreaterThanOrEqual(Math.max(0, (inOrder[index - 1]?.at ?? 0) - 1e-9))
          expect(at).toBeLessThanOrEqual(1 + 1e-9)
        }
        const room = 1 / (firstMonth === null ? 7.5 : 5.5)
        for (const [index, { at }] of ticks.slice(1).entries())
          expect(at - (ticks[index]?.at ?? 0)).toBeGreaterThanOrEqual(room - 1e-9)
      }),
    )
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
