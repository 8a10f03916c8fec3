import { describe, expect, test } from 'vitest'
import { emptyScenario } from '#domain/forecast/inputs/new-items.ts'
import { repairInputs } from '#domain/forecast/inputs/repair-inputs.ts'
import { groomingVan } from '#tests/builders/forecast-builder.ts'
import { describeScenario } from './describe-scenario.ts'
import { formatRoom, measureRoom, pickTightest } from './stress-room.ts'
import { runStressTest, type StressResult } from './stress-test.ts'

describe('a what-if case in words', () => {
  const say = (changes: object) => describeScenario({ ...emptyScenario('s'), ...changes })

  test('says what changes', () => {
    expect(say({ volumePercent: 80, pricePercent: 105, monthsLater: 2 })).toBe(
      '20% fewer sold, prices 5% higher, opening 2 months later',
    )
    expect(say({ interestPoints: 1 })).toBe('Interest 1 point higher')
  })

  test('says when nothing does', () => {
    expect(say({})).toBe('As planned')
    expect(say({ volumePercent: 100, interestPoints: -0 })).toBe('As planned')
  })
})

describe('how much may go wrong', () => {
  const { model } = repairInputs(groomingVan())

  test('shows each thing once, the least room and the shortest bar first', () => {
    const tightest = pickTightest(runStressTest(model))
    expect(new Set(tightest.map(({ lever }) => lever)).size).toBe(tightest.length)
    const rooms = tightest.map((result) => measureRoom(result, model))
    expect(rooms).toEqual(rooms.toSorted((one, other) => one - other))
    expect(rooms.at(-1)).toBeLessThanOrEqual(100)
  })

  test('names the room, rounded down', () => {
    const result: StressResult = {
      lever: 'price',
      unit: 'percent',
      test: 'cash',
      room: 4.89,
      tested: 100,
      month: 12,
      failsAsPlanned: false,
    }
    expect(formatRoom(result)).toBe('4.8%')
    expect(formatRoom({ ...result, room: 0.02 })).toBe('under 0.1%')
    expect(formatRoom({ ...result, room: null })).toBe('over 100.0%')
    expect(formatRoom({ ...result, unit: 'points', room: 6.12 })).toBe('6.1 points')
    expect(formatRoom({ ...result, unit: 'months', room: 1 })).toBe('1 month')
    expect(formatRoom({ ...result, room: 0, failsAsPlanned: true })).toBe('No room')
  })
})
