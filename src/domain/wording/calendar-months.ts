const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 'Jul 2027', for a calendar month as a running count. */
export function nameCalendarMonth(month: number): string {
  return `${nameMonth(month)} ${toYear(month)}`
}

/** 'Jul 2027', 'Jul–Sep 2027' or 'Nov 2027–Jan 2028'. The last month is the one before `end`. */
export function nameCalendarStretch(start: number, end: number): string {
  const last = end - 1
  if (last <= start) return nameCalendarMonth(start)
  return toYear(start) === toYear(last)
    ? `${nameMonth(start)}–${nameCalendarMonth(last)}`
    : `${nameCalendarMonth(start)}–${nameCalendarMonth(last)}`
}

/** 'Jul', of any year. */
export function nameMonth(month: number): string {
  return names[((month % 12) + 12) % 12] ?? ''
}

function toYear(month: number): number {
  return Math.floor(month / 12)
}
