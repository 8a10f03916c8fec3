import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listHourRanges } from '#advisor/facts/opening-times.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { listWeekdays } from '#advisor/facts/weekdays.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { listStatements } from './opening-hours.ts'
import { markEvidence } from '#advisor/rules/marked-evidence.ts'

/** The hours and days that customers are promised, beside those that the work is planned for. */

interface Said {
  readonly sentence: string
  readonly mark: string
  readonly address: FieldAddress
}

interface SaidHour extends Said {
  readonly hour: number
}

const clock = String.raw`(\d{1,2})(?::(\d\d))?(?:\s?([ap])\.?m\b)?(?![\d,.]*\s?(?:%|percent|days?|weeks?|months?|years?|minutes?|people|places|children|guests|seats|rooms|miles|[ap]\.? ))`
const opening = new RegExp(
  String.raw`\b(?:open(?:s|ing)?|unlock(?:s|ed)?|drop[- ]?offs?(?: is| starts| begins)?)\b(?: (?:our|the|its) doors?| (?:up|daily|early|as early))*(?: on \w+)? (?:at|from|by|as of) ${clock}`,
  'gi',
)
const closing = new RegExp(
  String.raw`\b(?:clos(?:e|es|ed|ing)|lock(?:s|ed)?(?: up)?|last (?:child|guest|patient|customer|visit|appointment|class|lesson)(?: leaves| is| ends| goes)?)\b(?: (?:our|the) doors?| time| up)* (?:at|by|until) ${clock}`,
  'gi',
)
/** Another place, another season, or what is not so. */
const ofOthers =
  /\b(?:chains?|rivals?|competitors?|they|other \w+|none|nobody|no one|unlike|instead of|mall|winter|summer|season\w*|holidays?|later|from (?:month|year)|kitchen|oven|phones?|support|bids?|account)\b/i
/** Hours of the weekend alone are other hours. */
const ofWeekend = /\b(?:weekends?|saturdays?|sundays?)\b/i
const ofWeek = /\b(?:mon|tues|wednes|thurs|fri|week)days?\b/i

const isOther = rememberTexts(
  (sentence) => ofOthers.test(sentence) || (ofWeekend.test(sentence) && !ofWeek.test(sentence)),
)

const own = [
  'businessIdea',
  'businessModel',
  'competitiveAnalysis',
  'marketingStrategy',
  'operationsPlan',
  'financialProjections',
] as const
const openBefore = /\bopen(?:ing hours)?\b[^.;]*$/i
const tolerance = 0.4

const listOpenings = rememberTexts((sentence) => listClocks(sentence, opening, false))
const listClosings = rememberTexts((sentence) => listClocks(sentence, closing, true))

function listClocks(sentence: string, pattern: RegExp, isEnd: boolean): { hour: number; mark: string }[] {
  if (!/\d/u.test(sentence) || isOther(sentence)) return []
  return Array.from(sentence.slice(0, 600).matchAll(pattern), ([mark, digits, minutes, half]) => {
    const plain = Number(digits) + Number(minutes ?? 0) / 60
    const isLate = half?.toLowerCase() === 'p' || (half === undefined && plain < (isEnd ? 10 : 5))
    return { hour: isLate && plain < 12 ? plain + 12 : plain, mark }
  }).filter(({ hour }) => hour <= 24)
}

/** Every hour at which the place is said to open, with both ends of a range such as 'open 7 to 4'. */
function listSaid(facts: PlanFacts, isEnd: boolean): SaidHour[] {
  return listStatements(facts, own).flatMap(({ sentence, address }) => {
    const single = isEnd ? listClosings(sentence) : listOpenings(sentence)
    // 'From 7 to 11, before the doors open' is no opening time.
    const ranges = isOther(sentence)
      ? []
      : listHourRanges(sentence).flatMap(({ from, to, quote: mark }) =>
          openBefore.test(sentence.slice(0, Math.max(0, sentence.indexOf(mark))).slice(-50))
            ? [{ hour: isEnd ? to : from, mark }]
            : [],
        )
    return [...single, ...ranges].map((one) => ({ ...one, sentence, address }))
  })
}

function findOtherOpening(facts: PlanFacts) {
  const said = listSaid(facts, false).slice(0, 60)
  const isIn = (section: unknown, hour: number) =>
    said.some((one) => one.address[0] === section && Math.abs(one.hour - hour) < tolerance)
  for (const [index, one] of said.entries()) {
    const other = said
      .slice(index + 1)
      .find(
        ({ address, hour }) =>
          address[0] !== one.address[0] && !isIn(address[0], one.hour) && !isIn(one.address[0], hour),
      )
    if (other) return { one, other }
  }
  return null
}

/** Parts of a day that an offer names, and the hour until or from which someone has to be there. */
const partsOfDay: readonly { words: RegExp; until?: number; from?: number }[] = [
  { words: /\b(?:late[- ]afternoons?|after[- ]school)\b/i, until: 15.75 },
  { words: /\b(?:evenings?|after[- ]work)\b/i, until: 17.25 },
  { words: /\b(?:before[- ]work|early[- ]mornings?)\b/i, from: 9 },
]
const offered =
  /\b(?:times?|slots?|appointments?|hours|visits?|classes|class|lessons?|sessions?|pick-?ups?|drop-?offs?|service|open|available|care|climb\w*|workouts?|repairs?|tables?)\b/i
const notOffered =
  /\b(?:no|not|never|without|closed|until then|instead of|unlike|event|party|parents[’'] evening)\b/i

function isPromise(address: FieldAddress): boolean {
  return (
    address[0] === 'businessIdea' ||
    (address[0] === 'competitiveAnalysis' && address[1] === 'competitiveAdvantages') ||
    (address[0] === 'financialProjections' && address[1] === 'pricingTiers')
  )
}

function findPartOfDay(facts: PlanFacts) {
  const ends = listSaid(facts, true).filter(({ address }) => address[0] === 'operationsPlan')
  const starts = listSaid(facts, false).filter(({ address }) => address[0] === 'operationsPlan')
  const [last] = ends.toSorted((one, two) => two.hour - one.hour)
  const [first] = starts.toSorted((one, two) => one.hour - two.hour)
  if (!last && !first) return null
  for (const { sentence, address } of listStatements(facts, own)) {
    if (!isPromise(address)) continue
    for (const { words, until, from } of partsOfDay) {
      // What another clause of the sentence denies is something else.
      const clause = sentence.split(/, | – | — /u).find((part) => words.test(part)) ?? ''
      const mark = words.exec(clause)?.[0]
      if (mark === undefined || !offered.test(clause) || notOffered.test(clause)) continue
      const limit = until !== undefined && last && last.hour < until ? last : null
      const start = from !== undefined && first && first.hour > from ? first : null
      const planned = limit ?? start
      if (planned) return { promise: { sentence, mark, address }, planned }
    }
  }
  return null
}

const day = String.raw`(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)`
/** Customers come, or are served, on a day that is named. */
const dayOffer = new RegExp(
  String.raw`\b${day}(?: (?:morning|evening|afternoon|night))? (?:brunch|breakfasts?|lunch(?:es)?|dinners?|roast|buffet|class(?:es)?|lessons?|sessions?|hours|opening|clinics?|walk-?ins?|tours?|pick-?ups?|deliver(?:y|ies)|appointments?)\b|\b(?:open on|(?:are|is|also) open) ${day}\b|\b(?:also|even) on ${day}\b|\b${day} (?:and ${day} )?included\b|\bseven days a week\b|\bany day of the week\b`,
  'i',
)
const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** A shorter stretch is one of several, such as the days of a delivery. */
const fewestDays = 4
const planned = /\b(?:closed|open|serv\w+|monday|tuesday|wednesday|weekdays)\b/i
const otherDay =
  /\b(?:market|stall|fairs?|festival|later|from (?:month|year)|decid\w*|if|perhaps|once|when|rival|they)\b/i

function findDay(facts: PlanFacts) {
  const stretches: (Said & { readonly days: ReadonlySet<number> })[] = []
  const worked = new Set<number>()
  for (const { sentence, address } of listStatements(facts, [
    'businessIdea',
    'businessModel',
    'operationsPlan',
  ])) {
    if (!planned.test(sentence) || otherDay.test(sentence) || dayOffer.test(sentence)) continue
    const days = listWeekdays(sentence)
    if (days.size < fewestDays && listHourRanges(sentence).length === 0) continue
    for (const one of days) worked.add(one)
    if (days.size >= fewestDays) stretches.push({ sentence, address, days, mark: '' })
  }
  const [stretch] = stretches
  if (!stretch) return null
  for (const { sentence, address } of listStatements(facts, own)) {
    const mark = dayOffer.exec(sentence)?.[0]
    if (mark === undefined || otherDay.test(sentence) || notOffered.test(sentence)) continue
    const missing = [...listWeekdays(mark)].filter((one) => !worked.has(one))
    if (missing.length > 0) return { promise: { sentence, mark, address }, stretch, missing }
  }
  return null
}

function compare(title: string, content: string, one: Said, other: Said, sums: readonly string[] = []) {
  return show(
    recommend(title, content, other.address),
    [one, other].map(({ address, sentence, mark }) => {
      const says = shorten(sentence)
      return markEvidence(address, says, mark)
    }),
    sums,
  )
}

export const promisedHourRules: readonly Rule[] = [
  {
    id: 'people-opening-hour-differs',
    steps: [7, 1, 3, 4, 6, 8],
    isShownAtEvidence: true,
    weight: weights.contradicts,
    find(facts) {
      const found = findOtherOpening(facts)
      if (!found) return null
      const { one, other } = found
      return compare(
        'When do you open?',
        `${quote(one.sentence, 70)} has you open ${quote(one.mark, 32)}, but ${quote(other.sentence, 70)} says ${quote(other.mark, 32)}. Which is right? Staff and wages have to cover the hours that you promise.`,
        one,
        other,
        [`${one.mark} ≠ ${other.mark}`],
      )
    },
  },
  {
    id: 'people-promised-when-closed',
    steps: [1, 7, 8, 4],
    isShownAtEvidence: true,
    weight: weights.contradicts,
    find(facts) {
      const found = findPartOfDay(facts)
      if (!found) return null
      const { promise, planned: plan } = found
      return compare(
        'Promised at an hour when no one is there',
        `${quote(promise.sentence, 70)} offers ${quote(promise.mark, 32)}, but ${quote(plan.sentence, 70)} says ${quote(plan.mark, 32)}. Which is right? It is one reason for customers to choose you.`,
        promise,
        plan,
      )
    },
  },
  {
    id: 'people-promised-on-closed-day',
    steps: [6, 7, 8, 1, 3],
    isShownAtEvidence: true,
    weight: weights.contradicts,
    find(facts) {
      const found = findDay(facts)
      if (!found) return null
      const { promise, stretch, missing } = found
      const named = missing.toSorted((one, two) => one - two).map((one) => dayNames[one] ?? '')
      return compare(
        'Offered on a day when you are closed',
        `${quote(promise.sentence, 70)} offers ${quote(promise.mark, 32)}, but ${quote(stretch.sentence, 70)} leaves out ${named.join(' and ')}. Which is right? Wages, sales and what customers expect all count the days.`,
        stretch,
        promise,
      )
    },
  },
]
