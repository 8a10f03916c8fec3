import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { readSales, type SalesFacts, type StreamFacts } from '#advisor/facts/stream-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { sayNumber } from '#advisor/wording/figures.ts'
import { quoteList } from '#advisor/wording/quote.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { atStream } from '#advisor/rules/at-stream.ts'

/** A new business that sells as much in its first month as a year later. */

const flat = 0.95
/** A smaller stream cannot fill the forecast. */
const leastShare = 0.3
/** What starts later is sold to customers of the first months. */
const mostLater = 5
/** Words for customers who are there before the first day. Ovens and a lease that are taken over bring none. */
const runningPattern =
  /\b(?:existing (?:business|shop|customers|clients|practice|store)|current (?:customers|clients)|(?:tak(?:e|es|ing) over|purchase of|acquir\w{0,4})\b[^.;,]{0,50}\b(?:business|practice|shop|store|company|firm|clinic|restaurant|caf[eé]|[a-z]+ery|salon|studio|barbershop|agency|hotel|inn|farm|route|routes|pharmacy|gym|customers|clients|accounts|members|patients|tenants|contracts|students)|already (?:sell|serve|operate)|running since|since (?:19|20)\d\d)\b/gi
/** 'I have worked on these drives since 2019' is a past, 'sales have risen since 2020' a market. Neither brings customers. */
const otherPast =
  /\b(?:work(?:s|ed|ing)?|(?:re)?train(?:ed|ing)|taught|learn(?:ed|ing)|studied|licensed|certified|lived?|mechanic|cook(?:ed|ing)?|bak(?:ed|er|ing)|nurse|teacher|(?:have|has) been an?|experience|employed|ris(?:en|ing)|grow(?:n|s|ing)?|fallen|doubled|closed|lost|every year|each year|rents?|prices?|shops? have)\b[^.;]{0,60}$/i

/** Customers who are there before the start make a full first month believable. */
function hasCustomersReady({ data }: PlanFacts): boolean {
  const { businessIdea, marketAnalysis, businessModel, competitiveAnalysis } = data
  const texts = [
    businessIdea.oneLiner,
    businessIdea.solution,
    businessIdea.problemStatement,
    marketAnalysis.summary,
    marketAnalysis.som,
    ...sampleItems(businessModel.revenueStreams),
    ...sampleItems(businessModel.keyResources),
    ...sampleItems(businessModel.keyPartnerships),
    ...sampleItems(competitiveAnalysis.competitiveAdvantages).flatMap(({ title, description }) => [
      title,
      description,
    ]),
  ]
  return texts.some((text) =>
    Array.from(text.matchAll(runningPattern)).some(
      ({ 0: words, index }) =>
        !/^since/i.test(words) || !otherPast.test(text.slice(Math.max(0, index - 80), index)),
    ),
  )
}

interface Full {
  readonly one: StreamFacts
  readonly before: number
  readonly after: number
  readonly isFull: boolean
}

function readFull(one: StreamFacts, { firstMonth }: SalesFacts): Full | null {
  const { kind, inMonth1, inMonth12, capacity, start, shareOf } = one.stream
  if (kind === 'amount' || shareOf >= 0 || start - firstMonth > mostLater) return null
  // What customers pay every month grows with each new customer.
  const isMonthly = kind === 'recurring'
  const before = isMonthly ? (one.volumes[start - 1] ?? 0) : inMonth1
  const after = isMonthly ? (one.volumes[start + 10] ?? 0) : inMonth12
  const isFull = one.monthlyCapacity !== null && before >= capacity * 0.9
  return before <= 0 || after <= 0 || (before < after * flat && !isFull)
    ? null
    : { one, before, after, isFull }
}

/** The main stream first, and any other that carries much of the sales. */
function findFull(facts: PlanFacts): Full | null {
  const sales = readSales(facts)
  if (!sales) return null
  const large = sales.streams.filter((one) => one !== sales.main && one.share >= leastShare)
  for (const one of [sales.main, ...large]) {
    const full = readFull(one, sales)
    // Signed customers fill a part of the first month. A business that is taken over is full from the start.
    if (full && (full.isFull || !hasCustomersReady(facts))) return full
  }
  return null
}

export const noRampRules: readonly Rule[] = [
  {
    id: 'forecast-no-ramp',
    steps: [8],
    weight: weights.missing,
    find(facts) {
      const found = findFull(facts)
      if (!found) return null
      const { one, before, after, isFull } = found
      const { id, name, kind, capacity } = one.stream
      return show(
        recommend(
          'Full from the first day',
          `${quoteList([name], 'stream')} sells ${sayNumber(before)} in its first month and ${sayNumber(after)} in month 12${isFull ? `, with a limit of ${sayNumber(capacity)}` : ''}. New businesses need months to fill up. Start lower, or say who has already signed.`,
          atStream(id, kind === 'recurring' ? 'openingCustomers' : 'inMonth1'),
        ),
        [
          { address: atStream(id, 'inMonth1'), says: sayNumber(before) },
          { address: atStream(id, 'inMonth12'), says: sayNumber(after) },
        ],
      )
    },
  },
]
