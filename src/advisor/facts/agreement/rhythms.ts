import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { listWeekdays } from '#advisor/facts/weekdays.ts'
import { type Near, readNear } from './near-words.ts'

/** How often something happens: 'we roast twice a week'. */
export interface Rhythm extends Near {
  /** Times a week. 'Daily' can leave out the weekend. */
  readonly low: number
  readonly high: number
  /** The days of the week that it names, 0 for Monday. */
  readonly days: ReadonlySet<number>
  readonly mark: string
}

const noDays: ReadonlySet<number> = new Set()
const weeks: Readonly<Record<string, number>> = { day: 1 / 7, week: 1, month: 52 / 12, quarter: 13, year: 52 }
const counts: Readonly<Record<string, number>> = {
  once: 1,
  one: 1,
  twice: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
}
const adverbs: Readonly<Record<string, number>> = {
  weekly: 1,
  fortnightly: 0.5,
  biweekly: 0.5,
  monthly: 12 / 52,
  quarterly: 4 / 52,
  annually: 1 / 52,
  yearly: 1 / 52,
}
const count = String.raw`(once|twice|(?:two|three|four|five|six|\d) times)`
const rhythm = new RegExp(
  [
    String.raw`\b(daily|(?:every|each) (?:single )?(?:day|morning|night|evening|afternoon|weekday))\b`,
    String.raw`\b${count} (?:an?|each|every|per) (day|week|month|quarter|year)\b`,
    String.raw`\bevery (?:(other|second|two|three|four|five|six|eight|ten|\d{1,2}) )?(weeks?|months?|quarters?|years?|days)\b`,
    String.raw`\b(weekly|fortnightly|biweekly|monthly|quarterly|annually|yearly)\b`,
    String.raw`\b((?:on |every |each )?(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?(?:(?:,| and| or|, and| to| through) (?:mon|tues?|wednes|thurs?|fri|satur|sun)days?)*)\b`,
  ].join('|'),
  'gi',
)
const anyRhythm =
  /daily|every|each|once|twice|times|weekly|monthly|quarterly|annually|yearly|fortnightly|day/i
/** Money is counted by the month without happening then, and a word such as 'daily' can be part of a name. */
const noRhythmAfter =
  /^[\s-]*(?:(?:payments?|fees?|rent|rate|rates|cost|costs|budget|sales|revenue|income|salary|pay|price|prices|subscription|plan|plans|report|reports|statements?|payroll|loan|interest|installments?|capacity|limit|average|total|goal|target|volume|demand|spending|spend|use|special|news|members?|memberships?|customers?|pass|passes|tickets?)\b|\$)/i
const noRhythmBefore =
  /(?:[$€£]\s?[\d.,]+(?: ?k)?|\b(?:dollars|percent|%|cents|hours|units|visits|orders|people|customers))[\s,]*(?:of \w+ )?$/i

/** The rhythms that a text names, with what they are about. */
export const listRhythms = rememberTexts((text: string): readonly Rhythm[] => {
  const read = text.slice(0, 2000)
  if (!anyRhythm.test(read)) return []
  return Array.from(read.matchAll(rhythm)).flatMap((found): Rhythm[] => {
    const [mark] = found
    const end = found.index + mark.length
    if (noRhythmAfter.test(read.slice(end, end + 24))) return []
    if (noRhythmBefore.test(read.slice(Math.max(0, found.index - 30), found.index))) return []
    const times = readTimes(found)
    return times ? [{ ...times, mark, ...readNear(read, found.index, end) }] : []
  })
})

function readTimes(found: RegExpExecArray): Pick<Rhythm, 'low' | 'high' | 'days'> | null {
  const [, daily, times, span, gap, unit, adverb, days] = found
  if (daily !== undefined)
    return { low: /weekday/i.test(daily) ? 5 : 4.5, high: /weekday/i.test(daily) ? 5 : 7, days: noDays }
  if (times !== undefined) return exactly(toCount(times) / (weeks[span?.toLowerCase() ?? ''] ?? 1))
  if (unit !== undefined) {
    const every = gap === undefined ? 1 : /other|second/i.test(gap) ? 2 : toCount(gap)
    return exactly(1 / (every * (weeks[unit.toLowerCase().replace(/s$/u, '')] ?? 1)))
  }
  if (adverb !== undefined) return exactly(adverbs[adverb.toLowerCase()] ?? 1)
  const named = listWeekdays(days ?? '')
  return named.size === 0 ? null : { low: named.size, high: named.size, days: named }
}

function exactly(times: number): Pick<Rhythm, 'low' | 'high' | 'days'> {
  return { low: times, high: times, days: noDays }
}

function toCount(typed: string): number {
  const word = typed.toLowerCase().split(' ')[0] ?? ''
  return counts[word] ?? (Number(word) || 1)
}
