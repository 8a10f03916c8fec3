/** A stretch of months on an axis, with its place as shares of the axis's length. */
export interface AxisPiece {
  readonly startMonth: number
  readonly endMonth: number
  readonly from: number
  readonly to: number
  /** Drawn shorter than it is. */
  readonly isShortened: boolean
}

interface MonthSpan {
  readonly startMonth: number
  readonly endMonth: number
}

/** Narrower bars are hard to see and to tell apart. */
const leastBarShare = 1 / 30
/** A year without a start or an end is a gap. Shorter ones give too little room to be worth a break. */
const shortestGapMonths = 12
const shortenedShare = 1 / 6
const leastShownMonths = 1.5

/**
 * The axis from 0 to `horizonMonths`. While the shortest bar is too narrow, the longest stretch in which nothing
 * starts or ends is shortened, so that one far milestone does not squeeze all the others.
 */
export function shortenGaps(spans: readonly MonthSpan[], horizonMonths: number): AxisPiece[] {
  const stretches = splitAtEvents(spans, horizonMonths)
  const shortestBar = Math.min(...spans.map(({ startMonth, endMonth }) => endMonth - startMonth))
  const gaps = stretches
    .filter((stretch) => measure(stretch) > shortestGapMonths)
    .toSorted((one, other) => measure(other) - measure(one))
  const shortened = new Set<MonthSpan>()
  for (const gap of gaps) {
    if (shortestBar / measureShown(stretches, shortened) >= leastBarShare) break
    shortened.add(gap)
  }
  return joinPieces(stretches, shortened)
}

/** Where a month is on the axis, as a share of its length. */
export function placeMonth(pieces: readonly AxisPiece[], month: number): number {
  const piece = pieces.find(({ endMonth }) => month <= endMonth)
  if (!piece || month === piece.endMonth) return piece?.to ?? 1
  const share = (month - piece.startMonth) / (piece.endMonth - piece.startMonth)
  return piece.from + share * (piece.to - piece.from)
}

function splitAtEvents(spans: readonly MonthSpan[], horizonMonths: number): MonthSpan[] {
  const events = spans.flatMap(({ startMonth, endMonth }) => [startMonth, endMonth])
  const months = [...new Set([0, ...events, horizonMonths])].toSorted((one, other) => one - other)
  return months.slice(1).map((endMonth, index) => ({ startMonth: months[index] ?? 0, endMonth }))
}

function measure({ startMonth, endMonth }: MonthSpan): number {
  return endMonth - startMonth
}

function measureGap(stretches: readonly MonthSpan[], shortened: ReadonlySet<MonthSpan>): number {
  const drawn = stretches.filter((stretch) => !shortened.has(stretch))
  return Math.max(
    leastShownMonths,
    shortenedShare * drawn.reduce((sum, stretch) => sum + measure(stretch), 0),
  )
}

/** The length of the whole axis, in months drawn at full length. */
function measureShown(stretches: readonly MonthSpan[], shortened: ReadonlySet<MonthSpan>): number {
  const gap = measureGap(stretches, shortened)
  return stretches.reduce((sum, stretch) => sum + (shortened.has(stretch) ? gap : measure(stretch)), 0)
}

/** Neighbors at full length become one piece. */
function joinPieces(stretches: readonly MonthSpan[], shortened: ReadonlySet<MonthSpan>): AxisPiece[] {
  const gap = measureGap(stretches, shortened)
  const total = measureShown(stretches, shortened)
  const pieces: AxisPiece[] = []
  let shown = 0
  for (const stretch of stretches) {
    const isShortened = shortened.has(stretch)
    const from = shown / total
    shown += isShortened ? gap : measure(stretch)
    const to = shown / total
    const last = pieces.at(-1)
    if (last && !isShortened && !last.isShortened)
      pieces.splice(-1, 1, { ...last, endMonth: stretch.endMonth, to })
    else pieces.push({ ...stretch, from, to, isShortened })
  }
  return pieces
}
