const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** An ISO date as a person reads it: 'June 1, 2025'. */
export function formatDay(isoDate: string): string {
  // oxlint-disable-next-line no-restricted-globals -- parses a given date
  return dayFormat.format(new Date(isoDate))
}
