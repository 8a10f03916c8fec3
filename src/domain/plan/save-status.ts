import { plural } from '#domain/wording/plural.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** The line under the product's name. A save time in the future (the clock was set back) counts as just now. */
export function describeLastSave(savedAtMs: number | null, nowMs: number, timeZone?: string): string {
  if (savedAtMs === null || Number.isNaN(savedAtMs)) return 'Not saved yet'
  const ageMs = nowMs - savedAtMs
  if (ageMs < minuteMs) return 'Auto-saved just now'
  if (ageMs < hourMs) return `Auto-saved ${count(Math.floor(ageMs / minuteMs), 'minute')} ago`
  if (ageMs < dayMs) return `Auto-saved ${count(Math.floor(ageMs / hourMs), 'hour')} ago`
  return formatShortDate(savedAtMs, timeZone)
}

/** 'Nov 16, 2026': short month, day, year. */
export function formatShortDate(timeMs: number, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(timeMs)
}

function count(amount: number, unit: string): string {
  return `${amount} ${plural(amount, unit)}`
}
