import type { ReviewFinding } from '#advisor/review/finding.ts'
import type { Seen } from './visit-store.ts'

export interface Changes {
  /** 'Since yesterday' */
  heading: string
  resolved: readonly string[]
  added: readonly string[]
}

const dayMs = 24 * 60 * 60 * 1000

/** The open faults, as the next visit compares them. */
export function listTitles(open: readonly ReviewFinding[]): Record<string, string> {
  return Object.fromEntries(
    open.filter(({ level }) => level !== 'fine').map(({ key, title }) => [key, title]),
  )
}

/** What is different from what the person last saw. Null when they never looked. */
export function compareVisits(
  seen: Seen | null,
  open: readonly ReviewFinding[],
  nowMs: number,
): Changes | null {
  if (seen === null) return null
  const now = listTitles(open)
  const days = countDays(nowMs) - countDays(seen.atMs)
  return {
    heading: days === 1 ? 'Since yesterday' : 'Since you last looked',
    resolved: Object.entries(seen.titles).flatMap(([key, title]) => (key in now ? [] : [title])),
    added: Object.entries(now).flatMap(([key, title]) => (key in seen.titles ? [] : [title])),
  }
}

function countDays(timeMs: number): number {
  return Math.floor((timeMs - new Date(timeMs).getTimezoneOffset() * 60_000) / dayMs)
}
