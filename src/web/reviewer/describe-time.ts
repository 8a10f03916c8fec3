const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const fullDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** '10:42 AM' today, 'Nov 14' this year, and the whole date before. */
export function describeTime(iso: string, now: Date): string {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return ''
  if (at.toDateString() === now.toDateString()) return clock.format(at)
  return at.getFullYear() === now.getFullYear() ? day.format(at) : fullDay.format(at)
}

/** 'Dec 15, 2026' */
export function describeDay(iso: string): string {
  const at = new Date(iso)
  return Number.isNaN(at.getTime()) ? '' : fullDay.format(at)
}

/** 'RO' of Ruth Okafor. */
export function findInitials(name: string): string {
  const words = name.trim().split(/\s+/u)
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map(
    (word = '') => /^./u.exec(word)?.[0] ?? '',
  )
  return letters.join('').toUpperCase()
}
