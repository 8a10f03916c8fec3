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
import { readStreamVolume, type StreamVolume } from '#domain/forecast/figures/stream-volume.ts'
import { sumRow } from '#domain/forecast/figures/sum-rows.ts'
import { roundForecast } from '#domain/forecast/printed/round-forecast.ts'
import { readCell, rowsPerStream, streamRow } from '#domain/forecast/engine/grid.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from './text-evidence.ts'

/** Customers, orders and sales of the texts, beside those of the forecast. */

const streamList = at('financialProjections', 'forecast', 'streams')
const goalFields: readonly FieldKey[] = [
  'marketingStrategy.metrics',
  'implementationTimeline.milestones.title',
  'implementationTimeline.milestones.description',
  'businessModel.keyActivities',
  'implementationTimeline.executiveSummary',
]
const salesFields: readonly FieldKey[] = [
  'businessIdea.oneLiner',
  'marketAnalysis.som',
  'marketAnalysis.summary',
  'businessModel.revenueStreams',
  'businessModel.keyActivities',
  'implementationTimeline.milestones.title',
  'implementationTimeline.milestones.description',
  'riskAnalysis.risks.mitigation',
  'implementationTimeline.executiveSummary',
]

interface KnownStream {
  readonly volume: StreamVolume
  readonly words: ReadonlySet<string>
  /** What could be meant for a month of the forecast, from 1. */
  readonly inMonth: (month: number) => readonly number[]
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
        words: new Set(listWords(stream.name).map(toSingular)),
        inMonth: (month) => [
          volume.months[month - 1] ?? 0,
          volume.curve?.[month - 1] ?? 0,
          readCell(grid, first + streamRow.volume, month),
          readCell(grid, first + streamRow.newCustomers, month),
          ...(month - stream.start === 0 ? [stream.inMonth1] : []),
          ...(month - stream.start === 5 ? [stream.inMonth6] : []),
          ...(month - stream.start === 11 ? [stream.inMonth12] : []),
        ],
      },
    ]
  })
  known.set(found, streams)
  return streams
}

/** A count for a month of the forecast, such as '190 in month 12' or '420 visits in August 2027'. */
function readMonth(facts: PlanFacts, { time }: PlanClaim): number | null {
  const months = time && !time.isOpenEnded ? toForecastMonths(facts, time) : null
  if (!months || months.end - months.start > 1.01 || months.start < 0) return null
  return Math.floor(months.start + 1e-6) + 1
}

function isCounted(words: ReadonlySet<string>, { text }: Phrase): boolean {
  return listWords(text.slice(0, 300)).some((word) => words.has(toSingular(word)))
}

/** 'Visits a week' are not to be compared with visits a day, nor sellers with sellers' subscriptions. */
function isSameGoal(text: string, { stream }: StreamVolume): boolean {
  // The months may count from the first sale or from another start: 'after six months of routes'.
  if (stream.start > 1 || /\bafter [\w-]+ (?:months?|years?) of\b/i.test(text.slice(0, 300))) return false
  const period = /\b(?:per|an?|each)\s(day|week|month)\b/i.exec(text.slice(0, 300))?.[1]?.toLowerCase()
  const sold = toSingular(listWords(stream.name).at(-1) ?? '').slice(0, 5)
  const isNamed = listWords(text.slice(0, 300)).some((word) => toSingular(word).slice(0, 5) === sold)
  return isNamed && (period === undefined || stream.kind !== 'units' || period === stream.period)
}

const buyers =
  /^(?:customer|client|order|sale|job|visit|booking|unit|purchase|subscriber|member|user|account|guest|patient|student|ticket|project|call|box|night|session|contract|seat|cover)$/i

/** 'Two vans' in a sentence on repairs does not count the repairs. */
function isSold({ unit }: PlanClaim, words: ReadonlySet<string>): boolean {
  if (unit === null || /^(?:in|by|at|per|after|before|from|until|month|year)$/i.test(unit)) return true
  return listWords(unit).some((word) => words.has(toSingular(word)) || buyers.test(toSingular(word)))
}

const goalWords =
  /\b(?:before|by then|total|altogether|cumulative|since|waiting list|leads|followers|subscribers on|addresses|break-?even|at least|fewer|more than|below|above)\b/i

export const volumeRules: readonly Rule[] = [
  {
    id: 'volume-text-differs',
    steps: [6, 8, 12],
    weight: weights.contradicts - 1,
    find(facts) {
      const found = readForecast(facts)
      if (!found) return null
      const streams = listStreams(found)
      for (const phrase of listPhrases(facts, goalFields, ['count', 'number'])) {
        const { claim, lead, tail, text } = phrase
        const elapsed = claim.time ? null : readElapsedMonth(tail)
        const month = readMonth(facts, claim) ?? elapsed
        if (
          month === null ||
          month > found.forecast.model.months ||
          claim.low < 2 ||
          claim.low !== claim.high
        )
          continue
        if (claim.certainty !== 'stated' && claim.certainty !== 'about' && claim.certainty !== 'target')
          continue
        if (/%|\$|€|£/u.test(`${lead.slice(-12)}${tail.slice(0, 6)}`)) continue
        const meant = streams.filter(({ words }) => isCounted(words, phrase) && isSold(claim, words))
        const [first] = meant
        if (
          !first ||
          meant.length !== 1 ||
          (goalWords.test(text.slice(0, 300)) && !/\bbefore season\b/i.test(text))
        )
          continue
        const possible = [month, month + 1, Math.max(1, month - 1)]
          .flatMap((near) => first.inMonth(near))
          .filter((amount) => amount > 0)
        if (elapsed !== null && !isSameGoal(text, first.volume)) continue
        const totals = [streams.reduce((sum, { inMonth }) => sum + (inMonth(month)[0] ?? 0), 0)]
        if (
          possible.length === 0 ||
          possible.some((amount) => Math.abs(amount - claim.low) <= amount * 0.15 + 0.5)
        )
          continue
        if (totals.some((amount) => Math.abs(amount - claim.low) <= amount * 0.15 + 0.5)) continue
        const [planned = 0, curve = 0] = first.inMonth(month)
        const counted = sayNumber(planned > 0 ? planned : curve)
        return show(
          recommend(
            'The text and the forecast count differently',
            `${quote(text, 80)} says ${claim.quote.trim()}, but the forecast has ${counted} ${quote(first.volume.stream.name)} in month ${month}. Use the same goal in both.`,
            claim.address,
          ),
          [textEvidence(phrase), { address: streamList, says: `${counted} in month ${month}` }],
          [`${sayNumber(claim.low)} ≠ ${counted}`],
        )
      }
      return null
    },
  },
  {
    id: 'sales-text-differs',
    steps: [8, 2, 12],
    weight: weights.contradicts,
    find(facts) {
      const found = readForecast(facts)
      if (!found) return null
      for (const phrase of listPhrases(facts, salesFields)) {
        const { claim, lead, tail } = phrase
        const isSales =
          // What a SOM begins with is the sales that can be won.
          (claim.field === 'marketAnalysis.som' &&
            claim.start < 3 &&
            !/\b(?:end|by|from|at)\b/i.test(tail)) ||
          /\b(?:sales|revenues?|turnover)(?:\s+(?:of|in|for|the|are|is|reach|come to|to|at|about|total|will be|our|first|second|third|year|one|two|three|[123]))*\s*$/i.test(
            lead,
          ) ||
          /^\s+(?:of|in)\s+(?:total\s|yearly\s|annual\s)?(?:sales|revenue|turnover)\b/i.test(tail)
        const year = claim.time && readYear(facts, claim.time)
        if (!isSales || !year || year > found.forecast.model.months / 12 || claim.per !== null) continue
        if (claim.period === 'month' || claim.period === 'week' || claim.period === 'day') continue
        const sales = sumRow(roundForecast(found.forecast).grid, 'sales', (year - 1) * 12 + 1, year * 12)
        if (claim.low < sales * 0.2 || Math.abs(claim.low - sales) <= sales * 0.1) continue
        return show(
          recommend(
            'Two figures for the year’s sales',
            `${quote(claim.sentence, 80)} says ${claim.quote}, but the forecast sells ${facts.sayMoney(sales)} in year ${year}. Correct the text, or the forecast behind it.`,
            claim.address,
          ),
          [textEvidence(phrase), { address: streamList, says: `${facts.sayMoney(sales)} in year ${year}` }],
          [`${facts.sayMoney(claim.low)} ≠ ${facts.sayMoney(sales)}`],
        )
      }
      return null
    },
  },
  {
    id: 'profit-date-differs',
    steps: [12, 8],
    weight: weights.weak,
    find(facts) {
      const found = readForecast(facts)
      if (!found) return null
      const { firstProfitableMonth: first } = found.figures
      const milestone = facts.timeline.milestones.find(({ title }) =>
        /\bbreak[- ]?even\b|\bfirst (?:month (?:with|of|in) )?profit|\bprofitable\b|\bprofit reached\b/i.test(
          title.slice(0, 200),
        ),
      )
      const time = milestone?.when && toForecastMonths(facts, milestone.when)
      if (!milestone || !time || time.end < 0) return null
      if (first !== null && first - 1 <= Math.max(time.end, time.start + 1) + 2) return null
      const said = first === null ? 'never within its months' : `only in month ${first}`
      return show(
        recommend(
          'Profit comes later than the milestone',
          `${quote(milestone.title)} is planned for ${quote(milestone.timeline, 32)}, but the forecast shows its first profit ${said}. Move the milestone, or change what the forecast rests on.`,
          at('implementationTimeline', 'milestones', { id: milestone.id }, 'timeline'),
        ),
        [
          {
            address: at('implementationTimeline', 'milestones', { id: milestone.id }, 'timeline'),
            says: milestone.timeline.slice(0, 100),
          },
          { address: streamList, says: `First profit ${said}` },
        ],
      )
    },
  },
]

/** The year of the forecast that a time means, if it is a whole one. */
function readYear(facts: PlanFacts, time: NonNullable<PlanClaim['time']>): number | null {
  const months = toForecastMonths(facts, time)
  if (!months || Math.abs(months.end - months.start - 12) > 0.5 || months.start < -0.5) return null
  const year = months.start / 12 + 1
  return Math.abs(year - Math.round(year)) < 0.01 ? Math.round(year) : null
}
