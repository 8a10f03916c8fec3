import { toForecastMonths } from '#advisor/facts/calendar-facts.ts'
import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import { readElapsedMonth } from '#advisor/facts/elapsed-months.ts'
import { type ForecastFacts, readForecast } from '#advisor/facts/forecast-facts.ts'
import { listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listWords } from '#advisor/facts/texts.ts'
import { sayNumber } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import { readCell, rowsPerStream, streamRow } from '#domain/forecast/engine/grid.ts'
import { readStreamVolume, type StreamVolume } from '#domain/forecast/figures/stream-volume.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from './text-evidence.ts'

/** How many customers, orders or visits a text has in some month, beside the forecast. */

const fields: readonly FieldKey[] = [
  'marketingStrategy.metrics',
  'marketingStrategy.timeline',
  'implementationTimeline.milestones.title',
  'implementationTimeline.milestones.description',
  'implementationTimeline.executiveSummary',
  'businessIdea.oneLiner',
  'businessIdea.solution',
  'businessIdea.valueProposition',
  'marketAnalysis.summary',
  'marketAnalysis.som',
  'businessModel.revenueStreams',
  'businessModel.keyActivities',
  'businessModel.keyResources',
  'operationsPlan.keyProcesses',
  'riskAnalysis.risks.description',
  'riskAnalysis.risks.mitigation',
  'teamStructure.keyHires.timeline',
]

interface KnownStream {
  readonly volume: StreamVolume
  readonly words: readonly string[]
  /** What could be meant for a month of the forecast, from 1. */
  readonly inMonth: (month: number) => readonly number[]
  /** What is sold from the first month to this one. */
  readonly until: (month: number) => number
}

const known = new WeakMap<ForecastFacts, readonly KnownStream[]>()

function listStreams(found: ForecastFacts): readonly KnownStream[] {
  const kept = known.get(found)
  if (kept) return kept
  const { grid, model } = found.forecast
  const streams = model.streams.slice(0, 20).flatMap((stream, index): KnownStream[] => {
    const volume = readStreamVolume(found.forecast, index)
    if (!volume || stream.kind === 'amount') return []
    const first = grid.streams + index * rowsPerStream
    return [
      {
        volume,
        words: listWords(stream.name).map(toSingular),
        inMonth: (month) => [
          volume.months[month - 1] ?? 0,
          volume.curve?.[month - 1] ?? 0,
          readCell(grid, first + streamRow.volume, month),
          readCell(grid, first + streamRow.newCustomers, month),
          ...(month - stream.start === 0 ? [stream.inMonth1, stream.openingCustomers] : []),
          ...(month - stream.start === 5 ? [stream.inMonth6] : []),
          ...(month - stream.start === 11 ? [stream.inMonth12] : []),
        ],
        until: (month) =>
          stream.kind === 'recurring'
            ? 0
            : sumOf(
                Array.from({ length: month }, (_, before) =>
                  readCell(grid, first + streamRow.volume, before + 1),
                ),
              ),
      },
    ]
  })
  known.set(found, streams)
  return streams
}

/** A count for a month of the forecast, such as '190 in month 12' or '420 visits in August 2027'. */
function readMonth(facts: PlanFacts, claim: PlanClaim): number | null {
  const item = claim.address[2]
  const id = typeof item === 'object' ? item.id : null
  // A milestone and a hire have their own time: 'Proposal writer: month 13, at two proposals a month'.
  const own =
    claim.time ??
    (claim.address[1] === 'milestones'
      ? facts.timeline.milestones.find((milestone) => milestone.id === id)?.when
      : claim.address[1] === 'keyHires'
        ? facts.team.hires.find((hire) => hire.id === id)?.when
        : null)
  const months = own && !own.isOpenEnded ? toForecastMonths(facts, own) : null
  if (!months || months.end - months.start > 1.01 || months.start < 0) return null
  return Math.floor(months.start + 1e-6) + 1
}

const buyers = new Set(
  'customer client subscriber member user account guest patient student child family tenant household resident'.split(
    ' ',
  ),
)
const sales = new Set(
  'order sale job visit booking purchase ticket call appointment session delivery project'.split(' '),
)
const notUnits = /^(?:in|by|at|per|after|before|from|until|month|year|day|week)$/i

function isSame(one: string, other: string): boolean {
  if (one === other || (one === 'kid' && other === 'child')) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  // 'members' of 'memberships'
  return short.length >= 5 && long.startsWith(short)
}

const subjectEnd = /\b(?:on|of|in|an?|per|with|who|that|which|at|by|from|for|after|until|to|and)\b|[(,\d]/iu

/** What is counted: the noun behind the number, or what the heading before it is about. */
function readThings({ claim: { unit }, tail, text }: Phrase): readonly string[] {
  if (unit !== null && !notUnits.test(unit)) return listWords(unit).map(toSingular)
  const heading = /^([^:]{3,60}):\s/u.exec(text)?.[1]
  if (heading !== undefined) {
    const [subject = ''] = heading.split(subjectEnd, 1)
    return listWords(subject).map(toSingular).slice(-1)
  }
  const next = /^\s*((?:[\p{L}-]+\s+){0,2}[\p{L}-]{3,})/u.exec(tail)?.[1] ?? ''
  return listWords(next.split(subjectEnd, 1)[0] ?? '').map(toSingular)
}

/** The streams whose units are counted. One name may stand for several of them. */
function findMeant(
  phrase: Phrase,
  streams: readonly KnownStream[],
  priceUnit: string,
): readonly KnownStream[] {
  const things = readThings(phrase)
  if (things.length === 0) return []
  const named = streams.filter(({ words }) =>
    words.some((word) => things.some((thing) => isSame(word, thing))),
  )
  if (named.length > 0) {
    // 'Frozen dozens' are not all that is sold by the dozen.
    const near = new Set(
      listWords(`${phrase.lead.slice(-30)} ${phrase.claim.quote} ${phrase.tail.slice(0, 30)}`).map(
        toSingular,
      ),
    )
    const scores = named.map(({ words }) => words.filter((word) => near.has(word)).length)
    const best = Math.max(...scores)
    return named.filter((_, index) => scores[index] === best)
  }
  const recurring = streams.filter(({ volume }) => volume.stream.kind === 'recurring')
  if (things.some((thing) => buyers.has(thing))) return recurring.length === 1 ? recurring : []
  const units = streams.filter(({ volume }) => volume.stream.kind === 'units')
  const isUnit = things.some((thing) => sales.has(thing) || isSame(thing, priceUnit))
  return isUnit && streams.length === 1 && units.length === 1 ? units : []
}

const besides =
  /\b(?:before|by then|total|altogether|cumulative|since|waiting|lists?|leads|followers|addresses|break-?even|at least|fewer|more than|below|above|new|ask\w*|survey\w*|trials?|pilots?|if|when|once|until|licen[cs]\w*|capacity|up to|at most|limit\w*|room for|spaces?|places?|seats?|max\w*|needs?|needed|covers?|cover|pay for|instead|only|tests?|tested|practice|each|per (?:therapist|crew|truck|van|person)|requests?|quotes?|bids?|inquir\w+|visitors?|free|founding|letters?|signed|deposits?|between|exceeds?|above|past|drops?|falls?|lost|lose|leave|cancel\w*|with (?:the|a) dough|reserve)\b/iu
const period =
  /^(?!\s*(?:after|in|within)\s)\s*(?:[\p{L}-]+\s){0,3}?(?:an?|per|each|every)\s(day|week|month|year)\b/iu
const headingPeriod = /^[^:\d]{0,50}\b(?:an?|per|each|every)\s(day|week|month|year)\b[^:\d]{0,30}:/iu
const perMonth: Readonly<Record<string, number>> = { day: 21.7, week: 52 / 12, month: 1, year: 1 / 12 }
/** The number at which the costs are paid is no goal. */
const pays = /\b(?:covers?|covered|covering|margin|break-?even|breaks? even|pays? for|paid for)\b/iu
const mostApart = 5

/** The same amount in the unit of the stream, if its period is another one. */
function toOwnPeriod(
  { claim, tail, text }: Phrase,
  { volume: { stream } }: KnownStream,
  isElapsed: boolean,
): number | null {
  // In '15 after a year', the year is no period.
  const own = isElapsed ? null : (claim.period ?? period.exec(tail)?.[1])
  const said = (own ?? headingPeriod.exec(text)?.[1])?.toLowerCase() ?? null
  if (stream.kind !== 'units' || said === null || said === stream.period) return claim.low
  const [sold, other] = [perMonth[stream.period], perMonth[said]]
  if (sold === undefined || other === undefined) return null
  // Days open differ from business to business.
  return said === 'day' || stream.period === 'day' ? null : (claim.low * other) / sold
}

function isGoal({ claim, lead, tail }: Phrase): boolean {
  if (claim.low < 2 || claim.low !== claim.high) return false
  if (claim.certainty !== 'stated' && claim.certainty !== 'about' && claim.certainty !== 'target')
    return false
  if (/%|\p{Sc}/u.test(`${lead.slice(-12)}${tail.slice(0, 6)}`)) return false
  const near = `${lead.slice(-45)} ${claim.quote} ${tail.slice(0, 45)}`
  if (pays.test(claim.sentence)) return false
  return !besides.test(near.replace(/\bbefore season\b/i, ''))
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= one * 0.15 + 0.5
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/** Whether the forecast has the amount around the month, in one stream, in several, or since the start. */
function isCounted(
  amount: number,
  month: number,
  meant: readonly KnownStream[],
  all: readonly KnownStream[],
  isFromStart: boolean,
): boolean {
  const months = [month, month + 1, Math.max(1, month - 1)]
  // 'In the sixth month' may count from the first sale.
  const later = isFromStart ? Math.min(...meant.map(({ volume }) => volume.stream.start)) - 1 : 0
  const possible = [...months, ...months.map((near) => near + later)].flatMap((near) => [
    ...meant.flatMap(({ inMonth }) => inMonth(near)),
    sumOf(meant.map(({ inMonth }) => inMonth(near)[0] ?? 0)),
    sumOf(all.map(({ inMonth }) => inMonth(near)[0] ?? 0)),
    sumOf(meant.map(({ until }) => until(near))),
  ])
  const limits = meant.flatMap(({ volume: { capacity, stream } }) => [capacity ?? 0, stream.capacity])
  return [...possible, ...limits].some((known) => known > 0 && isNear(known, amount))
}

/** Of several that may be meant, the one with the nearest number is shown. */
function apart({ inMonth }: KnownStream, amount: number, month: number): number {
  return Math.abs((inMonth(month)[0] ?? 0) - amount)
}

export const volumeTextRule: Rule = {
  id: 'volume-text-differs',
  steps: [6, 8, 12, 1, 2, 3, 7, 9, 11],
  isShownAtEvidence: true,
  weight: weights.contradicts - 1,
  find(facts) {
    const found = readForecast(facts)
    if (!found) return null
    const streams = listStreams(found)
    const priceUnit = toSingular(facts.data.financialProjections.projections.priceUnit)
    for (const phrase of listPhrases(facts, fields, ['count', 'number'])) {
      const { claim, tail, text } = phrase
      const elapsed = claim.time ? null : readElapsedMonth(tail, text.slice(0, claim.start))
      const month = elapsed ?? readMonth(facts, claim)
      if (month === null || month > found.forecast.model.months || !isGoal(phrase)) continue
      const meant = findMeant(phrase, streams, priceUnit)
      const [first] = meant.toSorted(
        (one, other) => apart(one, claim.low, month) - apart(other, claim.low, month),
      )
      const amount = first ? toOwnPeriod(phrase, first, elapsed !== null) : null
      if (!first || amount === null || isCounted(amount, month, meant, streams, claim.time?.scale === 'plan'))
        continue
      // The months may count from the first sale or from another start: 'after six months of routes'.
      if (
        elapsed !== null &&
        (first.volume.stream.start > 1 || /\bafter [\w-]+ (?:months?|years?) of\b/i.test(text))
      )
        continue
      const planned = first.inMonth(month)[0] || (first.inMonth(month)[1] ?? 0)
      if (planned <= 0 || planned > amount * mostApart || amount > planned * mostApart) continue
      const counted = sayNumber(planned)
      return show(
        recommend(
          'The text and the forecast count differently',
          `${quote(text, 80)} says ${claim.quote.trim()}, but the forecast has ${counted} ${quote(first.volume.stream.name)} in month ${month}. Use the same goal in both.`,
          claim.address,
        ),
        [
          textEvidence(phrase),
          {
            address: at('financialProjections', 'forecast', 'streams'),
            says: `${counted} in month ${month}`,
          },
        ],
        [`${sayNumber(amount)} ≠ ${counted}`],
      )
    }
    return null
  },
}
