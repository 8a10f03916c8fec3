import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canGrowTooOld, chooseVersionsToDrop, type KeptVersion } from './choose-versions.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const now = Date.UTC(2026, 10, 16, 12)

function versionsAt(...times: number[]): KeptVersion[] {
  return times
    .toSorted((one, other) => one - other)
    .map((savedAt, index) => ({ revision: index + 2, savedAt, sizeBytes: 1000 }))
}

function keep(
  versions: readonly KeptVersion[],
  at = now,
  limits?: Parameters<typeof chooseVersionsToDrop>[2],
) {
  const dropped = new Set(chooseVersionsToDrop(versions, at, limits))
  return versions.filter(({ revision }) => !dropped.has(revision))
}

const keptTimes = (versions: readonly KeptVersion[]) =>
  keep(versions).map(({ savedAt }) => new Date(savedAt).toISOString().slice(0, 16))

describe('thinning a history', () => {
  test('keeps every save of the last day', () => {
    const versions = versionsAt(...Array.from({ length: 100 }, (_, index) => now - index * 10 * 60_000))
    expect(keep(versions)).toEqual(versions)
  })

  test('keeps the last save of each day for a month', () => {
    const versions = versionsAt(
      Date.UTC(2026, 10, 3, 9),
      Date.UTC(2026, 10, 3, 23, 59),
      Date.UTC(2026, 10, 4, 0, 1),
      Date.UTC(2026, 10, 4, 8),
      now,
    )
    expect(keptTimes(versions)).toEqual(['2026-11-03T23:59', '2026-11-04T08:00', '2026-11-16T12:00'])
  })

  test('keeps the last save of each month after that, forever', () => {
    const versions = versionsAt(
      Date.UTC(2024, 1, 1),
      Date.UTC(2024, 1, 28),
      Date.UTC(2026, 7, 1),
      Date.UTC(2026, 7, 2),
      Date.UTC(2026, 8, 30),
      now,
    )
    expect(keptTimes(versions)).toEqual([
      '2024-02-28T00:00',
      '2026-08-02T00:00',
      '2026-09-30T00:00',
      '2026-11-16T12:00',
    ])
  })

  test('keeps a plan’s only version, however old', () => {
    expect(chooseVersionsToDrop(versionsAt(0), now)).toEqual([])
  })

  test('drops the oldest saves of a day when there are too many or they are too large', () => {
    const versions = versionsAt(...Array.from({ length: 50 }, (_, index) => now - index * 60_000))
    const few = keep(versions, now, { maxRecent: 10, maxRecentBytes: 1e9 })
    expect(few).toEqual(versions.slice(-11))
    const small = keep(versions, now, { maxRecent: 1000, maxRecentBytes: 5000 })
    expect(small).toEqual(versions.slice(-6))
  })

  test('is due again only while more versions can become too old', () => {
    expect(canGrowTooOld(versionsAt(now))).toBe(false)
    expect(canGrowTooOld(versionsAt(now, now - 60_000))).toBe(true)
    expect(canGrowTooOld(versionsAt(now, now - 40 * dayMs))).toBe(false)
  })

  const anyHistory = fc
    .array(fc.integer({ min: 0, max: 120 * 24 }), { maxLength: 200 })
    .map((hours) => versionsAt(...hours.map((hour) => now - hour * hourMs)))

  test('never loses a recent save, a day of the month or a month, for any history', () => {
    fc.assert(
      fc.property(anyHistory, (versions) => {
        const kept = keep(versions)
        const daysOf = (some: KeptVersion[]) =>
          new Set(
            some.filter(({ savedAt }) => now - savedAt < 30 * dayMs).map(({ savedAt }) => toDay(savedAt)),
          )
        const monthsOf = (some: KeptVersion[]) =>
          new Set(some.map(({ savedAt }) => toDay(savedAt).slice(0, 7)))
        expect(kept.at(-1)).toEqual(versions.at(-1))
        expect(kept).toEqual(expect.arrayContaining(versions.filter(({ savedAt }) => now - savedAt < dayMs)))
        expect(daysOf(kept)).toEqual(daysOf(versions))
        expect(monthsOf(kept)).toEqual(monthsOf(versions))
        const old = kept.filter(({ savedAt }) => now - savedAt >= dayMs)
        expect(new Set(old.map(({ savedAt }) => toDay(savedAt))).size).toBe(old.length)
      }),
    )
  })

  test('gives the same result whether it runs every hour or once at the end', () => {
    fc.assert(
      fc.property(anyHistory, fc.array(fc.integer({ min: 0, max: 100 * 24 })), (versions, hours) => {
        const later = now + 100 * 24 * hourMs
        const stepwise = hours
          .toSorted((one, other) => one - other)
          .reduce((kept, hour) => keep(kept, now + hour * hourMs), versions)
        expect(keep(stepwise, later)).toEqual(keep(versions, later))
      }),
    )
  })
})

function toDay(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10)
}
