import { formatNumber } from '#domain/wording/format-number.ts'

/** A way to estimate how many are sold, for those who do not know: three numbers that can be counted or looked up. */
export interface VolumeEstimate {
  /** The most, if every place is taken. */
  readonly most: number
  readonly expected: number
  /** '12 × 2 × 60% = 14.4' */
  readonly sum: string
}

/** Places × how often each is used × the share that is taken. Null until the first two are numbers above 0. */
export function estimateVolume(
  places: number | null,
  turns: number | null,
  takenPercent: number | null,
): VolumeEstimate | null {
  if (!isCount(places) || !isCount(turns)) return null
  const percent = Math.min(100, Math.max(0, takenPercent ?? 100))
  const most = round(places * turns)
  const expected = round((most * percent) / 100)
  const taken = takenPercent === null ? '' : ` × ${formatNumber(percent, 1)}%`
  const sum = `${formatNumber(places, 2)} × ${formatNumber(turns, 2)}${taken} = ${formatNumber(expected, 1)}`
  return { most, expected, sum }
}

function isCount(value: number | null): value is number {
  return value !== null && Number.isFinite(value) && value > 0 && value <= 1e6
}

/** An estimate is not more exact than a tenth. */
function round(value: number): number {
  return Math.round(value * 10) / 10
}
