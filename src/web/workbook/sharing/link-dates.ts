import { maxLinkDays } from '#contract/sharing.ts'

const dayMs = 24 * 60 * 60 * 1000

/** '2026-12-18' for a field of dates, in the person's own time zone. */
export function toDay(time: Date): string {
  return new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(time)
}

export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs)
}

/** The end of a day as an ISO time, no later than the server allows. Null for a day that is over. */
export function toEndTime(day: string, now: Date): string | null {
  const end = new Date(`${day}T23:59:59`)
  if (Number.isNaN(end.getTime()) || end <= now) return null
  // A minute less, because the server's clock may be behind.
  const latest = new Date(daysFrom(now, maxLinkDays).getTime() - 60_000)
  return (end > latest ? latest : end).toISOString()
}
