import { readKnownText } from './claims/known-texts.ts'

const elapsed = /^\s*(?:[a-z-]+\s){0,3}?after\s+(?:the first\s+|the\s+)?(?=\S)/i
const year = /^(?:a|one|first)?\s*year\b/i
const alone = /^[\w-]+\s*$/u
const lengths: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 }
const mostMonths = 60

const unitBefore = /\bafter (?:the (?:first )?)?(?:[\w-]+ )?(month|quarter|year)s?\b/giu

/**
 * The month of the business that the words after a figure name: 12 for ' after a year', 6 for ' after six months'. A
 * number alone has the unit of the last one before it: '48 after six months, 55 after twelve, 80 after two years and
 * 90 after three'.
 */
export function readElapsedMonth(tail: string, before = ''): number | null {
  const start = elapsed.exec(tail.slice(0, 80))
  if (!start) return null
  const words = tail.slice(start[0].length, start[0].length + 30)
  if (year.test(words)) return 12
  const [said] = readKnownText(alone.test(words) ? `${words.trim()} ${readUnit(before)}s` : words)
  if (!said || said.start > 0 || said.low !== said.high) return null
  const length = said.kind === 'duration' ? lengths[said.unit ?? ''] : undefined
  const months = length === undefined ? null : said.low * length
  return months !== null && Number.isInteger(months) && months >= 1 && months <= mostMonths ? months : null
}

function readUnit(before: string): string {
  return Array.from(before.slice(-200).matchAll(unitBefore)).at(-1)?.[1]?.toLowerCase() ?? 'month'
}
