import { listAllTexts } from '#advisor/facts/agreement/own-texts.ts'
import { readKnownText } from '#advisor/facts/claims/known-texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listTexts, splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { listWeekdays } from '#advisor/facts/weekdays.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { markEvidence } from '#advisor/rules/marked-evidence.ts'

/** What is offered on a day or at an hour when the business is closed, and two hours at which it opens. */

interface Said {
  readonly address: FieldAddress
  readonly sentence: string
}

interface Opening extends Said {
  readonly weekdays: ReadonlySet<number>
  /** Hours since midnight, or null. */
  readonly opens: number | null
  readonly closes: number | null
}

const openFields =
  /^(?:businessIdea\.(?:oneLiner|solution|valueProposition)|businessModel\.key(?:Activities|Resources)|operationsPlan\.|competitiveAnalysis\.(?:marketPosition|competitiveAdvantages)|financialProjections\.(?:pricingTiers|forecast\.streams\.capacityReason))/u
/** The business as a whole, not its phone or its kitchen. */
const tellsOpen =
  /\b(?:(?:we|is|are|be|stays?|doors?|shop|store|hall|center|centre|gym|studio|clinic|counter|salon|office|practice|caf[eé]|restaurant|bar) open\b|opens?\b|opening (?:hours|times?)|hours:|unlocks?|unlocked|lock(?:s|ed)? up|(?:we|is|are) closed|closes? (?:at|on|by)|serve|serving|service|visits)\b|^(?:visits|service|hours|lessons|classes|appointments)\b/i
const otherHours =
  /\b(?:phones?|support|inbox|email|hotline|answer\w*|online|website|app|kitchen closes|dough|deliver\w*|suppliers?|staff (?:meet|come)|office hours|books?keeping|season\w*|summer|winter|holidays?|they|their|competitors?|rivals?|school|next door|landlord|drive|instead of|until 20\d\d|permits?|portals?|market|stall|stand|booth|tour of|position|account|job|crew|seven working days|building:|framing)\b/i
const opensBefore =
  /\b(?:opens?|opening|doors|unlocks?|unlocked|first (?:\p{L}+ )?(?:guests?|customers?|child|children|class|patients?|visits?))\b[^.;,:]{0,25}\b(?:at|from|by)\s*(?:as early as )?$/iu
const closesBefore =
  /\b(?:close[sd]?|closing|lock(?:s|ed)? up|shuts?|last (?:\p{L}+ )?(?:guest|customer|child|class|patient|visit)s?|until|till)\b[^.;:]{0,22}$/iu

/** The hour of closing. What closes after midnight closes late. */
function toEvening(hour: number, words: string): number {
  if (/^midnight/i.test(words)) return 24
  if (/a\.?m/i.test(words)) return hour < 5 ? hour + 24 : hour
  return hour <= 8 ? hour + 12 : hour
}

const readOpenings = rememberTexts((text: string): readonly Omit<Opening, 'address'>[] => {
  if (!tellsOpen.test(text)) return []
  return splitSentences(text).flatMap((sentence) => {
    if (!tellsOpen.test(sentence) || otherHours.test(sentence)) return []
    const weekdays = listWeekdays(sentence)
    const found: Omit<Opening, 'address'>[] = readKnownText(sentence).flatMap(
      (claim): Omit<Opening, 'address'>[] => {
        const before = sentence.slice(Math.max(0, claim.start - 50), claim.start)
        if (claim.openingHours) {
          const { opens, closes } = claim.openingHours
          return [{ sentence, weekdays, opens, closes }]
        }
        if (claim.kind !== 'time') return []
        const own = sentence.slice(claim.start, claim.end + 8)
        if (opensBefore.test(before)) return [{ sentence, weekdays, opens: claim.low, closes: null }]
        return closesBefore.test(before)
          ? [{ sentence, weekdays, opens: null, closes: toEvening(claim.low, own) }]
          : []
      },
    )
    const isWeek =
      weekdays.size >= 3 || /\bclosed (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)/i.test(sentence)
    return found.length > 0 || !isWeek ? found : [{ sentence, weekdays, opens: null, closes: null }]
  })
})

function listOpenings(facts: PlanFacts): Opening[] {
  return listAllTexts(facts)
    .filter(({ field }) => openFields.test(field))
    .flatMap(({ address, text }) => readOpenings(text).map((opening) => ({ ...opening, address })))
    .slice(0, 60)
}

const dayName = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?`
const offered =
  'brunch|breakfast|lunch(?:es)?|dinners?|supper|nights?|class(?:es)?|lessons?|sessions?|slots?|appointments?|service|pick-?ups?|tours?|rides?|workshops?|buffet|happy hour|mornings?|evenings?|afternoons?|matin[eé]e|part(?:y|ies)|care|visits?|check-?ins?|hours|tastings?|repairs?|treatments?|rentals?'
const offersOnDay = new RegExp(
  String.raw`\b${dayName}(?:['’]s)?\s(?:\p{L}+\s){0,2}(?:${offered})\b|\b(?:${offered}|we are (?:there|open)|open|parcels leave|we ship|walk-?ins)\b[^.;:]{0,24}?\b(?:on|every|each|also|even)\s(?:\p{L}+\s)?${dayName}|\b(?:teach(?:es)?|coach(?:es)?|hosts?|serves?|treats?|welcomes?|sees? (?:clients|patients|customers|guests))\b[^.;:]{0,40}?\b(?:on|every|each)\s(?:\p{L}+\s)?${dayName}|\b${dayName}(?: and ${dayName})? (?:included|too|as well)\b|\bweekends? (?:included|too|as well)\b|\b(?:seven days a week|7 days a week|every day of the week|365 days)\b`,
  'iu',
)
const notOffered =
  /\b(?:closed|not|no|never|except|until|decision|decide|may|might|could|if|later|one day|from (?:20|year|month)|in 20(?:2[89]|3\d)|markets?|stalls?|stands?|fairs?|festivals?|booths?|suppliers?|invoices?|claims|payroll|books|bookkeeping|paperwork|inventory|clean\w*|maint\w*|service (?:every|all|each|the|our|both) |serviced|sharpen\w*|oil(?:ed|ing)?|prep\w*|bake|baking|baked|dough|set-?up|plan(?:ning)?|emails?|posts?|newsletter|radio|films?|librar(?:y|ies)|church services?|home show|conference|online|website|app|phones?|support|answer\w*|competitors?|rivals?|they|their|others|unlike|day off|rest|staff|train\w*|friends|holidays?|survey\w*|asked|counted|tested|first (?:mon|tues|wednes|thurs|fri|satur|sun)|once a|a month|a year|open (?:mon|tues|wednes|thurs|fri|satur|sun)\w+s?\b(?! (?:to|and|through))|school|hospital|sensor|alarm|camera|monitor\w*|book(?:s|ed|ing)? by|order(?:s|ed)? by)\b/i

/** Days that are named, without those of a stretch that a plan gives its week with. */
function findClosedDay(facts: PlanFacts, openings: readonly Opening[]) {
  const open = openings.filter(({ weekdays }) => weekdays.size > 0)
  const week = open.length > 0 ? open : listWorkDays(facts)
  const days = new Set(week.flatMap(({ weekdays }) => [...weekdays]))
  const [first] = week.toSorted((one, other) => other.weekdays.size - one.weekdays.size)
  if (!first || first.weekdays.size < 3 || days.size > 6) return null
  for (const { address, sentence } of listOffers(facts)) {
    const mark = offersOnDay.exec(sentence)?.[0]
    if (mark === undefined || notOffered.test(sentence) || sentence === first.sentence) continue
    const named = listWeekdays(
      mark.replace(/seven days a week|7 days a week|every day of the week|365 days/iu, 'every day'),
    )
    if ([...named].some((day) => !days.has(day))) return { said: { address, sentence }, mark, open: first }
  }
  return null
}

const stretchOfDays = /\b(?:mon|tues|wednes|thurs)days? (?:to|through|thru|-|–) \p{L}+day|\bweekdays?\b/iu

const readWorkDays = rememberTexts((text: string): readonly Omit<Opening, 'address'>[] =>
  splitSentences(text)
    .map((sentence) => ({
      sentence,
      // 'Washed daily' says nothing of Sundays.
      weekdays: listWeekdays(sentence.replace(/\bdaily\b|\bevery day\b/giu, '')),
      opens: null,
      closes: null,
    }))
    .filter(({ weekdays }) => weekdays.size > 0),
)

/** Where nothing opens, the days on which the work is done, as long as one text gives a stretch of them. */
function listWorkDays(facts: PlanFacts): Opening[] {
  const found = listAllTexts(facts)
    .filter(({ field }) =>
      /^(?:businessIdea\.solution|businessModel\.keyActivities|operationsPlan\.)/u.test(field),
    )
    .flatMap(({ address, text }) => readWorkDays(text).map((days) => ({ ...days, address })))
  return found.some(({ sentence }) => stretchOfDays.test(sentence)) ? found : []
}

const otherOffers = /^(?:marketAnalysis|riskAnalysis|legalStructure|teamStructure)/u

/** Most texts name neither a day nor an hour. */
const timed = /day|week|clock|after (?:work|school)|\b24|hour|night|evening|afternoon|\d ?[ap]\.?m\b/i

function listOffers(facts: PlanFacts): Said[] {
  return listTexts(facts).flatMap(({ address, section, text }) =>
    !timed.test(text) ||
    otherOffers.test(section) ||
    address[1] === 'directCompetitors' ||
    address[1] === 'indirectCompetitors' ||
    address[1] === 'problemStatement' ||
    // They come when they like, and not for the customers.
    address[1] === 'suppliers' ||
    (section === 'customerPersonas' && address[3] !== 'buyingBehavior') ||
    (section === 'implementationTimeline' && address[1] !== 'executiveSummary')
      ? []
      : splitSentences(text).map((sentence) => ({ address, sentence })),
  )
}

const allHours =
  /\b(?:around the clock|round the clock|24\/7|24 hours a day|day and night|night and day|day or night|at any hour|at all hours)\b/i
const notByPeople =
  /\b(?:online|website|web|app|monitor\w*|alarms?|sensors?|cameras?|repairs?|response|respond\w*|emergenc\w+|hotline|phones?|support|locks?|codes?|vending|self-service|unattended|order\w*|book(?:ing|ed)?|watch(?:ed|es)?|animals?|hens?|temperature|server|hosting|backup|guard\w*|they|competitors?|rivals?)\b/i
const partsOfDay: readonly (readonly [pattern: RegExp, from: number])[] = [
  [
    /\b(?:evening (?:\p{L}+ )?(?:slots?|hours|appointments?|visits?|classes|lessons|sessions|times?|courses?|groups?)|(?:open|appointments?|visits?|classes|lessons|sessions|times|slots) (?:\p{L}+ ){0,2}(?:in the |on |until the |late in the )?evenings?)\b/iu,
    18,
  ],
  [
    /\b(?:late[- ]afternoon (?:\p{L}+ )?(?:slots?|hours|appointments?|visits?|classes|lessons|sessions|times?|courses?)|(?:appointments?|visits?|classes|lessons|sessions|times|slots|open) (?:\p{L}+ ){0,2}(?:in the |until )late afternoon)\b/iu,
    16.5,
  ],
  [
    /\b(?:(?:slots?|hours|appointments?|visits?|classes|lessons|sessions|times|open|pick-?up|drop in|come(?:s)? by) (?:\p{L}+ ){0,3}after (?:work|school)|late[- ]night (?:\p{L}+ )?(?:hours|menu|service|food))\b/iu,
    16.5,
  ],
]
const atTime = new RegExp(String.raw`\b(?:${offered})\b`, 'iu')

/** A promise that no opening hours of the plan reach. */
function findClosedHour(facts: PlanFacts, openings: readonly Opening[]) {
  const closing = openings.filter(({ closes }) => closes !== null)
  const [last] = closing.toSorted((one, other) => (other.closes ?? 0) - (one.closes ?? 0))
  if (!last) return null
  const end = last.closes ?? 24
  const first = Math.min(...openings.flatMap(({ opens }) => opens ?? []), 24)
  for (const { address, sentence } of listOffers(facts)) {
    if (sentence === last.sentence || notByPeople.test(sentence)) continue
    const always = allHours.exec(sentence)?.[0]
    if (always !== undefined && end - first < 20)
      return { said: { address, sentence }, mark: always, open: last }
    const part = partsOfDay.find(([pattern, from]) => end < from && pattern.test(sentence))
    if (part) return { said: { address, sentence }, mark: part[0].exec(sentence)?.[0] ?? '', open: last }
    if (!atTime.test(sentence) || otherHours.test(sentence)) continue
    const time = readKnownText(sentence).find(
      ({ kind, low, quote: words, start, end: to }) =>
        kind === 'time' &&
        /[ap]\.?m/i.test(words) &&
        (low > end + 0.01 || low < first - 0.01) &&
        new RegExp(String.raw`^\s*(?:${offered})\b`, 'iu').test(sentence.slice(to)) &&
        start >= 0,
    )
    if (time) return { said: { address, sentence }, mark: time.quote, open: last }
  }
  return null
}

function overlaps(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === 0 || other.size === 0 || [...one].some((day) => other.has(day))
}

/** 'Open from 6:45' and 'the first aide unlocks at 7:15'. */
function findTwoHours(openings: readonly Opening[]) {
  const sure = openings.filter(({ sentence }) =>
    /\bopens?\b|\bunlock|\bopening\b|\block(?:s|ed)? up|\bcloses?\b|\bdoors\b/i.test(sentence),
  )
  for (const [index, one] of sure.entries()) {
    for (const other of sure.slice(index + 1)) {
      if (one.address[0] === other.address[0] && one.address[1] === other.address[1]) continue
      if (!overlaps(one.weekdays, other.weekdays)) continue
      for (const end of ['opens', 'closes'] as const) {
        const [first, second] = [one[end], other[end]]
        if (first === null || second === null || Math.abs(first - second) < 0.24) continue
        const isToldTwice = sure.some(
          (third) =>
            (third.address === one.address && third[end] === second) ||
            (third.address === other.address && third[end] === first),
        )
        if (!isToldTwice) return { said: other, mark: '', open: one }
      }
    }
  }
  return null
}

export const openWhenRules: readonly Rule[] = [
  {
    id: 'offered-when-closed',
    steps: [7, 1, 3, 4, 5, 6, 8, 12],
    isShownAtEvidence: true,
    weight: weights.contradicts - 4,
    find(facts) {
      const openings = listOpenings(facts)
      const found =
        findClosedDay(facts, openings) ?? findClosedHour(facts, openings) ?? findTwoHours(openings)
      if (!found) return null
      const { said, mark, open } = found
      const says = shorten(said.sentence)
      return show(
        recommend(
          mark === '' ? 'Two opening times' : 'Offered when you are closed',
          `${quote(said.sentence, 90)} does not go with ${quote(open.sentence, 90)}. Which is right? Wages, sales and what you promise depend on the hours.`,
          said.address,
        ),
        [markEvidence(said.address, says, mark), { address: open.address, says: shorten(open.sentence) }],
      )
    },
  },
]
