/** Rounds to a whole number. What doubles leave of a sum never decides which way a half goes. */
export function roundWhole(value: number): number {
  return Math.round(Math.round(value * 1e4) / 1e4) + 0
}

/** Whether it is a whole number but for what doubles leave of a sum. */
export function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-6
}

/** One line that is rounded on its own, month after month. */
export interface Flow {
  readonly rowNumber: number
  /** Of all months so far. */
  exact: number
  shown: number
}

export function createFlow(rowNumber: number): Flow {
  return { rowNumber, exact: 0, shown: 0 }
}

/**
 * A month's amount as it is shown. A whole amount stays as it is, so rent of 1,200 is never 1,201. Of any other, all
 * months so far are rounded together, so no stretch of months is off by more than one.
 */
export function roundNext(flow: Flow, amount: number): number {
  if (amount === 0) return 0
  flow.exact += amount
  const whole = Math.round(amount)
  if (isWhole(amount)) {
    flow.shown += whole
    return whole + 0
  }
  const rest = roundWhole(flow.exact) - flow.shown
  const shown = amount > 0 ? Math.max(0, rest) : Math.min(0, rest)
  flow.shown += shown
  return shown + 0
}

interface Account {
  /** What was owed before, and what was added to it, both as shown. */
  readonly before: number
  readonly added: number
  /** What is owed after, and what was paid of it, both exact. */
  readonly owed: number
  readonly paid: number
}

/** What was paid, as it is shown, so that what was owed before leads to what is owed after. */
export function settle({ before, added, owed, paid }: Account): number {
  if (!isWhole(owed) && isWhole(paid)) return Math.round(paid)
  const shown = before + added - roundWhole(owed)
  return paid < 0 ? Math.min(0, shown) : Math.max(0, shown)
}

/** Whether a change of what was added changes what is paid in the same month. */
export function isPaidAtOnce({ owed, paid }: Pick<Account, 'owed' | 'paid'>): boolean {
  return isWhole(owed) || !isWhole(paid)
}
