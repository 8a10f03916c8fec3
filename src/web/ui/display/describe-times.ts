/** 'Nov 16, 2026, 2:03 PM', in the reader's own time zone unless another is given. */
export function describeTime(isoTime: string, timeZone?: string): string {
  return format(isoTime, 'short', timeZone)
}

/** The times of a list's rows, in order. Rows that share a minute also show seconds. */
export function describeTimes(isoTimes: readonly string[], timeZone?: string): string[] {
  const toMinutes = isoTimes.map((isoTime) => format(isoTime, 'short', timeZone))
  return isoTimes.map((isoTime, index) => {
    const toMinute = toMinutes[index] ?? ''
    const isShared = toMinutes.indexOf(toMinute) !== toMinutes.lastIndexOf(toMinute)
    return isShared ? format(isoTime, 'medium', timeZone) : toMinute
  })
}

function format(isoTime: string, timeStyle: 'short' | 'medium', timeZone?: string): string {
  const timeMs = Date.parse(isoTime)
  if (Number.isNaN(timeMs)) return 'Unknown date'
  const zone = timeZone === undefined ? {} : { timeZone }
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle, ...zone }).format(timeMs)
}
