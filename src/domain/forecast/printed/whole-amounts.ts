/** Rounds to a whole number. What doubles leave of a sum never decides which way a half goes. */
export function roundWhole(value: number): number {
  return Math.round(Math.round(value * 1e4) / 1e4) + 0
}

const wholeWithin = 1e-6

/** Whether it is a whole number but for what doubles leave of a sum. */
export function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < wholeWithin
}

/** Lines that are rounded on their own, month after month. Arrays of numbers, because there may be two hundred. */
export interface Flows {
  readonly rowNumbers: readonly number[]
  /** Of all months so far. */
  readonly exact: Float64Array
  readonly shown: Float64Array
}

export function createFlows(rowNumbers: readonly number[]): Flows {
  const { length } = rowNumbers
  return { rowNumbers, exact: new Float64Array(length), shown: new Float64Array(length) }
}

/**
 * A month's amount of a line as it is shown. A whole amount stays as it is, so rent of 1,200 is never 1,201. Of any
 * other, all months so far are rounded together, so no stretch of months is off by more than one.
 */
export function roundNext({ exact, shown }: Flows, place: number, amount: number): number {
  if (amount === 0) return 0
  const exactSoFar = (exact[place] ?? 0) + amount
  const shownSoFar = shown[place] ?? 0
  exact[place] = exactSoFar
  const whole = Math.round(amount)
  if (Math.abs(amount - whole) < wholeWithin) {
    shown[place] = shownSoFar + whole
    return whole + 0
  }
  const rest = roundWhole(exactSoFar) - shownSoFar
  const next = amount > 0 ? Math.max(0, rest) : Math.min(0, rest)
  shown[place] = shownSoFar + next
  return next + 0
}

interface Account {
  /** What was owed before, and what was added to it, both as shown. */
  readonly before: number
  readonly added: number
  /** What is owed after, and what was paid of it, both exact. */
  readonly owed: number
  readonly paid: number
  /** What the other side holds for later, rounded on its own. */
  readonly held?: number
}

/** What was paid, as it is shown, so that what was owed before leads to what is owed after. */
export function settle({ before, added, owed, paid, held = 0 }: Account): number {
  if (!isPaidAtOnce({ owed, paid, held })) return Math.round(paid)
  const shown = before + added - (roundWhole(owed) - roundWhole(held))
  return paid < 0 ? Math.min(0, shown) : Math.max(0, shown)
}

/** Whether a change of what was added changes what is paid in the same month. */
export function isPaidAtOnce({ owed, paid, held = 0 }: Pick<Account, 'owed' | 'paid' | 'held'>): boolean {
  return (isWhole(owed) && isWhole(held)) || !isWhole(paid)
}
