import { add, at } from './grid.ts'

const daysPerMonth = 30

/** 45 days are one whole month and half of the next. */
export function splitDays(days: number): { whole: number; part: number } {
  const whole = Math.floor(days / daysPerMonth)
  return { whole, part: days / daysPerMonth - whole }
}

/**
 * Adds what is paid of `source` after the given days, and what is still owed of it: the share 1 − part after the whole months, the rest a month
 * later. The usual shortcut, a balance of sales × days ÷ 30, invents negative receipts after 30 days.
 */
export function addLag(
  cells: Float64Array,
  width: number,
  days: number,
  rows: { source: number; paid: number; owed: number },
): void {
  const { whole, part } = splitDays(days)
  const source = rows.source * width
  const paid = rows.paid * width
  const owed = rows.owed * width
  for (let month = 0; month < width; month += 1) {
    const recent = month - whole
    const due = recent >= 0 ? at(cells, source + recent) : 0
    const older = recent >= 1 ? at(cells, source + recent - 1) : 0
    add(cells, paid + month, due * (1 - part) + older * part)
    // Summed anew and not from the month before, so that it is never negative by a rounding.
    let open = due * part
    for (let back = 0; back < whole && back <= month; back += 1) open += at(cells, source + month - back)
    add(cells, owed + month, open)
  }
}
