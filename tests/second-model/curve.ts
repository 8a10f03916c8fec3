import type { Stream } from '#domain/forecast/inputs/stream-inputs.ts'
import type { ForecastInputs, Frame } from '#domain/forecast/inputs/forecast-inputs.ts'

/** Straight lines through months 1, 6 and 12 of sales, then each year's growth in twelve equal steps. */
export function levelOf(stream: Stream, monthOfSales: number): number {
  if (monthOfSales <= 12) return levelInYear1(stream, monthOfSales)
  let level = levelInYear1(stream, 12)
  for (let year = 2; ; year += 1) {
    const growth = (year === 2 ? stream.growthYear2Percent : stream.growthYear3Percent) ?? 0
    const steps = Math.min(12, monthOfSales - (year - 1) * 12)
    level *= 1 + (growth / 100) * (steps / 12)
    if (steps < 12 || monthOfSales === year * 12) return level
  }
}

function levelInYear1({ inMonth1, inMonth6, inMonth12 }: Stream, month: number): number {
  const written: { month: number; level: number }[] = []
  if (inMonth1 !== null) written.push({ month: 1, level: inMonth1 })
  if (inMonth6 !== null) written.push({ month: 6, level: inMonth6 })
  if (inMonth12 !== null) written.push({ month: 12, level: inMonth12 })
  // Before the first written month and after the last one the level stays as it is there.
  const before = written.findLast((point) => point.month <= month) ?? written[0]
  const after = written.find((point) => point.month >= month) ?? before
  if (!before || !after) return 0
  if (before.month >= after.month) return before.level
  const way = (month - before.month) / (after.month - before.month)
  return before.level + (after.level - before.level) * way
}

/**
 * How busy each month of the forecast is, from month 0. The weights count in proportion to their mean, so that a year
 * stays a year.
 */
export function seasonOf({ season }: Stream, { frame }: ForecastInputs): (month: number) => number {
  const weights = Array.from({ length: 12 }, (_, index) => season[index] ?? 1)
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / 12
  const first = firstCalendarMonth(frame)
  return (month) => (mean === 0 ? 1 : (weights[(first + month - 1) % 12] ?? 1) / mean)
}

/** 0 is January, which also counts while no month is written. */
function firstCalendarMonth({ firstMonth }: Frame): number {
  const written = /^\d{4}-(\d\d)$/u.exec(firstMonth)?.[1]
  const month = Number(written ?? 1)
  return month >= 1 && month <= 12 ? month - 1 : 0
}
