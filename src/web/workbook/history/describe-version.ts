/** 'Nov 16, 2026, 2:03 PM'. */
export function describeTime(isoTime: string, timeZone?: string): string {
  const timeMs = Date.parse(isoTime)
  if (Number.isNaN(timeMs)) return 'Unknown date'
  const options = {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  } as const
  return new Intl.DateTimeFormat('en-US', options).format(timeMs)
}

const kilobyte = 1000

export function describeSize(bytes: number): string {
  if (bytes < kilobyte) return `${bytes} B`
  const kilobytes = bytes / kilobyte
  return kilobytes < kilobyte
    ? `${kilobytes.toFixed(kilobytes < 10 ? 1 : 0)} kB`
    : `${(kilobytes / kilobyte).toFixed(1)} MB`
}
