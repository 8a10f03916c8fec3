const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** 'Nov 16, 2026', in the reader's own time zone. */
export function describeDay(isoTime: string): string {
  return format.format(Date.parse(isoTime))
}
