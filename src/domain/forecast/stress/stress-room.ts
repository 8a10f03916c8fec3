import { formatPercent } from '#domain/finance/format-figures.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { plural } from '#domain/wording/plural.ts'
import { type StressResult, toShare } from './stress-test.ts'

/** For each thing that may go wrong, the test that fails first. The results are ordered, so it is the first. */
export function pickTightest(results: readonly StressResult[]): readonly StressResult[] {
  const seen = new Set<StressResult['lever']>()
  return results.filter(({ lever }) => {
    if (seen.has(lever)) return false
    seen.add(lever)
    return true
  })
}

/** Room of a third is ample. A longer scale would make all that is tight look alike. */
const ampleShare = 33

/** How long the bar is, in percent. It is full where the room is ample. */
export function measureRoom(result: StressResult, model: ForecastModel): number {
  return Math.min(100, (toShare(result, model) / ampleShare) * 100)
}

/** '4.8%', '6.1 points' or '2 months', rounded down. */
export function formatRoom({ room, unit, tested, failsAsPlanned }: StressResult): string {
  if (failsAsPlanned || room === 0) return 'No room'
  const size = Math.floor((room ?? tested) * 10 + 1e-9) / 10
  const more = room === null ? 'over ' : ''
  if (unit === 'months') return `${more}${size} ${plural(size, 'month')}`
  if (unit === 'points') return `${more}${formatNumber(size, 1)} points`
  return room !== null && room < 0.1 ? 'under 0.1%' : `${more}${formatPercent(size)}`
}
