import { listAllTexts, type OwnText } from '#advisor/facts/agreement/own-texts.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listSectionTexts, splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { listWords, sampleItems } from '#advisor/facts/texts.ts'
import { atItem, type Rule, weights } from '#advisor/rules/rule.ts'
import { toFieldKey } from '#domain/plan/address/field-key.ts'
import { showTwo } from './show-two.ts'

/** A persona who pays or books in a way that the business does not offer. */

interface Told {
  readonly text: OwnText
  readonly sentence: string
  readonly mark: string
}

interface Persona {
  readonly behavior: OwnText
  /** Words for the kind of buyer: 'builder', 'shop'. */
  readonly kind: ReadonlySet<string>
}

const plainWords = new Set(
  'the and with for who has his her their one two three from near year old owner home house family small big lives runs work live customer client buyer people person'.split(
    ' ',
  ),
)

function listPersonas({ data }: PlanFacts): Persona[] {
  return sampleItems(data.customerPersonas.personas).map(({ id, name, demographics, buyingBehavior }) => ({
    behavior: {
      text: buyingBehavior.slice(0, 800),
      section: 'customerPersonas',
      address: atItem('customerPersonas', 'personas', id, 'buyingBehavior'),
      field: 'customerPersonas.personas.buyingBehavior',
    },
    kind: readKindWords(`${name.slice(0, 80)} ${demographics.slice(0, 160)}`),
  }))
}

const readKindWords = rememberTexts(
  (text): ReadonlySet<string> =>
    new Set(
      listWords(text)
        .map(toSingular)
        .filter((word) => word.length > 3 && !plainWords.has(word)),
    ),
)

function findTold(text: OwnText, pattern: RegExp, not: RegExp): Told | null {
  if (!pattern.test(text.text)) return null
  for (const sentence of splitSentences(text.text)) {
    const mark = not.test(sentence) ? undefined : pattern.exec(sentence)?.[0]
    if (mark !== undefined) return { text, sentence, mark }
  }
  return null
}

const atOnce =
  /\bpa(?:ys?|id|ying)\b[^.;]{0,30}\b(?:on the spot|at once|right away|the same day|(?:up ?front|in advance)|before (?:the|each|every|any|it|they|we|anything)\b|on (?:delivery|pick-?up|the day)|when (?:the|it|we|they) (?:\w+ ){0,2}(?:leaves?|arrives?|ships?|comes?|is done|are done)|as soon as|at the (?:counter|register|door|till)|cash)/i
const onTerms =
  /\b(?:pa(?:ys?|id|yment|yable)|invoices?d?|billed|terms|net)\b[^.;]{0,40}\b(?:(?:\d{2}|ten|fourteen|fifteen|twenty|thirty|sixty|ninety)[ -]days?\b|(?:two|three|four|six) weeks\b|net \d{2}\b|end of the month)|\b(?:\d{2}|thirty|sixty)[- ]day terms\b|\bnet (?:15|30|45|60|90)\b/i
const notOfAll =
  /\b(?:half|deposit|balance|rest|first order|new \w+ pay|suppliers?|we pay|i pay|landlord|loan|wages?|refund\w*|if|free|notice|trial|some|most|unless|or)\b/i
/** 'First orders by card, then 30 days': the terms come later. */
const notOfTerms =
  /\b(?:suppliers?|we pay|i pay|our (?:bills|suppliers)|chefs?|drivers?|staff|refund\w*|landlord|loan|wages?|deliver\w*|ships?|trial|free|within \d+ days of (?:hire|filing))\b/i
const buyerFields =
  /^(?:businessIdea|businessModel\.(?:revenueStreams|keyActivities|keyProcesses|costStructure)|marketAnalysis\.segments|competitiveAnalysis\.pricingStrategy|operationsPlan\.keyProcesses|financialProjections|riskAnalysis\.risks)/u

/** The texts of how the plan's own customers pay, with the groups of the market. */
function listBuyerTexts(facts: PlanFacts): readonly OwnText[] {
  const segments = listSectionTexts(facts, ['marketAnalysis']).filter(
    ({ address }) => address[1] === 'segments',
  )
  return [...listAllTexts(facts), ...segments.map((text) => ({ ...text, field: toFieldKey(text.address) }))]
    .filter(({ field }) => buyerFields.test(field))
    .map((text) => ({ ...text, text: nameGroup(text, facts) }))
}

/** A feature of a tier, or what a segment is like, is said of the buyers in its name. */
function nameGroup({ text, address }: OwnText, { data }: PlanFacts): string {
  const item = address[2]
  const id = typeof item === 'object' ? item.id : null
  if (address[1] === 'pricingTiers') {
    const tier = data.financialProjections.pricingTiers.find((candidate) => candidate.id === id)
    return tier ? `${tier.name.slice(0, 80)}, ${tier.targetSegment.slice(0, 80)}: ${text}` : text
  }
  const segment = address[1] === 'segments' && data.marketAnalysis.segments.find((one) => one.id === id)
  return segment ? text.replaceAll(/\b[Tt]hey\b/gu, segment.name.slice(0, 80)) : text
}

function findTerms(facts: PlanFacts): readonly [Told, Told] | null {
  for (const { behavior, kind } of listPersonas(facts)) {
    const now = findTold(behavior, atOnce, notOfAll)
    if (!now) continue
    for (const text of listBuyerTexts(facts)) {
      const later = findTold(text, onTerms, notOfTerms)
      if (later && sharesKind(later.sentence, kind)) return [now, later]
    }
  }
  return null
}

function sharesKind(sentence: string, kind: ReadonlySet<string>): boolean {
  return listWords(sentence.slice(0, 300)).some((word) => kind.has(toSingular(word)))
}

const count = String.raw`(?:[2-9]|\d\d|two|three|four|five|six|seven|eight|nine|ten|fourteen|a|one)`
const span = String.raw`${count} (?:(?:full |working |business )?days?|weeks?|months?|hours?)`
/** The last moment at which the business takes an order. */
const closes = new RegExp(
  [
    String.raw`\b(?:bookings?|orders?|ordering|sign-?ups?|registration|reservations?)\b[^.;]{0,20}\b(?:close|end|stop)s?\b[^.;]{0,15}\b${span}\b[^.;]{0,12}\b(?:before|ahead|earlier|in advance)\b`,
    String.raw`\b(?:at least|no later than|minimum of|minimum|with) ${span}(?:[’']s?)?(?: of)? (?:notice|ahead|in advance|lead time|before)\b`,
    String.raw`\b(?:booked?|orders?|ordered|reserved?|placed) (?:at least )?${span} (?:ahead|in advance|before)\b`,
    String.raw`\bno (?:same[- ]day|last[- ]minute) (?:bookings?|orders?|appointments?|deliver\w+)\b`,
  ].join('|'),
  'i',
)
const shortSpan = /\b(?:[12]?\d|a|one|two|three|four|five|six|eight|ten|twelve) hours?\b/i
const tooLate =
  /\b(?:books?|orders?|calls?|reserves?|asks?|wants?|buys?|comes?|decides?)\b[^.;]{0,40}\b(?:(?:for )?(?:that|the) (?:same|very) (?:day|evening|night|morning|afternoon|weekend)|on the (?:same )?day\b|the same (?:day|evening|night|morning)|same[- ]day|at the last minute|last[- ]minute|(?:an hour|a few hours|hours|the (?:day|night|evening|morning)) (?:before|ahead)|on the morning of|for (?:tonight|tomorrow|today)|spontaneous\w*|on a whim|on impulse)\b/i
const notOfBooking =
  /\b(?:says? (?:yes|no)|answers?|replies?|accepts?|pays?(?! by card)|used to|until now|elsewhere|other (?:firms?|shops?|companies)|rings? around|suppliers?|staff|cancel\w*|refund\w*|money back|moved?|move it|resched\w*|change[sd]?|free up to|vacation|leave|lease|rent|machine|permit)\b/i
const bookingFields =
  /^(?:businessIdea\.(?:solution|valueProposition|oneLiner)|businessModel|competitiveAnalysis\.(?:marketPosition|pricingStrategy|competitiveAdvantages)|operationsPlan\.(?:keyProcesses|quality)|financialProjections\.pricingTiers|legalStructure\.regulations)/u

function findLateBooking(facts: PlanFacts): readonly [Told, Told] | null {
  const late = listPersonas(facts).flatMap(({ behavior }) => findTold(behavior, tooLate, notOfBooking) ?? [])
  const [persona] = late
  if (!persona) return null
  for (const text of listAllTexts(facts)) {
    const limit = bookingFields.test(text.field) ? findTold(text, closes, notOfBooking) : null
    if (limit && !shortSpan.test(limit.mark)) return [persona, limit]
  }
  return null
}

export const personaWayRules: readonly Rule[] = [
  {
    id: 'persona-pays-otherwise',
    steps: [5, 2, 3, 7, 8],
    isShownAtEvidence: true,
    weight: weights.weak + 12,
    find(facts) {
      const found = findTerms(facts)
      return found
        ? showTwo(
            'Paid at once, or on terms?',
            found[0],
            found[1],
            'The cash of the first months depends on it.',
          )
        : null
    },
  },
  {
    id: 'persona-books-too-late',
    steps: [5, 1, 3, 4, 7, 8],
    isShownAtEvidence: true,
    weight: weights.weak + 12,
    find(facts) {
      const found = findLateBooking(facts)
      return found
        ? showTwo(
            'Too late to book?',
            found[0],
            found[1],
            'A persona should be one of those whom you can serve.',
          )
        : null
    },
  },
]
