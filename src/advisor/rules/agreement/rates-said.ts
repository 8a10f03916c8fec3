import { listContextWords } from '#advisor/facts/agreement/context-words.ts'
import { readCosts } from '#advisor/facts/cost-facts.ts'
import { listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { readSales } from '#advisor/facts/stream-facts.ts'
import { sayNumber, sayPercent } from '#advisor/wording/figures.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { atStream } from '#advisor/rules/at-stream.ts'
import { at, atFigure, type Rule, weights } from '#advisor/rules/rule.ts'
import { type Difference, makeDifferenceRules } from './said-differently.ts'

/** Rates that a text states and the forecast or the unit economics count with: how prices rise, how many leave or buy. */

const ownFields: readonly FieldKey[] = [
  'businessIdea.solution',
  'businessIdea.valueProposition',
  'businessModel.revenueStreams',
  'businessModel.keyActivities',
  'businessModel.costStructure',
  'competitiveAnalysis.marketPosition',
  'competitiveAnalysis.pricingStrategy',
  'marketingStrategy.budget',
  'marketingStrategy.metrics',
  'operationsPlan.keyProcesses',
  'operationsPlan.quality',
  'implementationTimeline.milestones.description',
  'implementationTimeline.executiveSummary',
]
/** What a risk tells of is not the plan, unless it says so. */
const riskFields: readonly FieldKey[] = ['riskAnalysis.risks.description', 'riskAnalysis.risks.mitigation']
const planned =
  /\b(?:we|i) (?:count|plan|reckon|expect|assume|calculate)\b|\b(?:our|the) (?:plan|forecast|numbers)\b|\bplanned\b/i

function listOwnPercents(facts: PlanFacts): Phrase[] {
  const own = listPhrases(facts, ownFields, ['percent'])
  const ofRisks = listPhrases(facts, riskFields, ['percent'])
  return [...own, ...ofRisks.filter(({ claim }) => planned.test(claim.sentence))]
}

const least = 0.05

/** Whether two rates are the same but for rounding: 3 and 3.2, not 3 and 4. */
function isSameRate(said: Phrase['claim'], rate: number, tolerance = 0.2): boolean {
  return rate >= said.low * (1 - tolerance) - least && rate <= said.high * (1 + tolerance) + least
}

const rises =
  /\b(?:adds?\b.*\bto (?:our |the |all )?(?:prices?|fees?|rates?)|rais(?:e|es|ed)|rises?|increases?|go(?:es)? up|up|climbs?)\b/i
const yearly =
  /\b(?:a|per|each|every) (?:new )?(?:year|season|january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:yearly|annually)\b/i
const prices = /\b(?:prices?|fees?|rates?|tuition|dues|subscriptions?|rents? we charge)\b/i
const otherRise =
  /\b(?:wages?|pay|salar\w+|costs?|market|demand|sales|malt|energy|sam|population|water|gas|visits|customers|orders|volume|growth|share)\b/i

function findRise(facts: PlanFacts): Difference | null {
  const streams = (readSales(facts)?.streams ?? []).filter(({ stream }) => stream.kind !== 'amount')
  const [first] = streams
  if (!first) return null
  const used = streams.map(({ stream }) => stream.priceRise * 100)
  const said = listOwnPercents(facts).find(({ claim, lead, tail }) => {
    const around = `${lead.slice(-60)} % ${tail.slice(0, 40)}`
    const isPrice = claim.field === 'competitiveAnalysis.pricingStrategy' || prices.test(around)
    return (
      isPrice &&
      claim.low > 0 &&
      claim.low < 30 &&
      rises.test(around) &&
      (claim.period === 'year' || yearly.test(around)) &&
      !otherRise.test(around) &&
      !used.some((rate) => isSameRate(claim, rate))
    )
  })
  if (!said) return null
  const most = Math.max(...used)
  return {
    title: 'How fast do your prices rise?',
    claim: said.claim,
    place: atStream(first.stream.id, 'priceRisePercent'),
    counted: `the forecast raises ${most === 0 ? 'no price' : `prices by ${sayPercent(most)} a year`}`,
    matters: 'The sales of years two and three rest on it.',
  }
}

const leaving = /\b(?:churn\w*|leave|leaves|leaving|cancel\w*|quit|drop out|stop|stopping|lost|lose)\b/i
const notCustomers =
  /\b(?:teachers?|staff|employees?|team|drivers?|hires?|survey|asked|pilot|test|rise[sd]?|instead|if)\b/i

function findChurn(facts: PlanFacts): Difference | null {
  const sales = readSales(facts)
  const recurring = (sales?.streams ?? []).filter(({ stream }) => stream.kind === 'recurring')
  const [first] = recurring
  if (!first) return null
  const used = [
    ...recurring.map(({ stream }) => stream.churn * 100),
    facts.data.financialProjections.projections.churnRate ?? 0,
  ].filter((rate) => rate > 0)
  const said = listOwnPercents(facts).find(({ claim, text }) => {
    const sentence = claim.sentence.slice(0, 300)
    return (
      leaving.test(sentence) &&
      (claim.period === 'month' || /\b(?:a|per|each|every) month\b|\bmonthly\b/i.test(sentence)) &&
      !notCustomers.test(text.slice(0, 300)) &&
      claim.low < 40 &&
      !used.some((rate) => isSameRate(claim, rate, 0.3))
    )
  })
  if (!said || used.length === 0) return null
  const rate = first.stream.churn * 100
  return {
    title: 'How many customers leave?',
    claim: said.claim,
    place: atStream(first.stream.id, 'churnPercent'),
    counted: `the forecast loses ${sayPercent(rate)} of them a month`,
    matters: 'It decides how many are left after a year.',
  }
}

const buys =
  /\b(?:that|who|which)\s+(?:then\s+|later\s+)?(?:become|becomes|book|buy|enrol\w*|sign|convert|order|join|turn into|lead to|start)\b|\bbecome (?:an? )?(?:paying )?(?:customer|client|member|contract|enrol|subscri|order|patient)\w*|\bconversion (?:rate|of)\b/i
const otherShare = /\b(?:again|return\w*|repeat|refer\w*|renew\w*|within a year|survey|asked|pilot|test)\b/i

function findConversion(facts: PlanFacts): Difference | null {
  const { conversionRate } = facts.data.financialProjections.projections
  if (!conversionRate || facts.money.state !== 'real') return null
  const shares = listPhrases(facts, ['marketingStrategy.metrics', 'marketingStrategy.budget'], ['percent'])
  const meant = shares.filter(({ text }) => buys.test(text) && !otherShare.test(text))
  const [said] = meant
  if (!said || meant.length > 1 || isSameRate(said.claim, conversionRate, 0.15)) return null
  // A rate far off is of another step on the way to a sale.
  if (said.claim.low > conversionRate * 3 || said.claim.high * 3 < conversionRate) return null
  return {
    title: 'How many of them buy?',
    claim: said.claim,
    place: atFigure('conversionRate'),
    counted: `the unit economics count with ${sayPercent(conversionRate)}`,
    matters: 'What a new customer costs follows from it.',
  }
}

const perCustomer =
  /\bper (?:\w+ )?(?:customer|client|member|guest|patient|student|family|household|subscriber|user|visitor)s?,?(?: and| per| a| each| in a)? month\b|\ba month per (?:customer|client|member|guest|patient|household)/i

function findFrequency(facts: PlanFacts): Difference | null {
  const { purchasesPerMonth } = facts.data.financialProjections.projections
  if (!purchasesPerMonth || facts.money.state !== 'real') return null
  const said = listPhrases(
    facts,
    ['marketingStrategy.metrics', 'businessModel.revenueStreams'],
    ['number', 'count'],
  ).find(({ claim, text }) => perCustomer.test(text.slice(0, 200)) && claim.low > 0 && claim.low < 40)
  if (!said || isSameRate(said.claim, purchasesPerMonth, 0.1)) return null
  return {
    title: 'How often does a customer buy?',
    claim: said.claim,
    place: atFigure('purchasesPerMonth'),
    counted: `the unit economics count ${sayNumber(purchasesPerMonth)} a month`,
    matters: 'The value of a customer rests on it.',
  }
}

const plain = new Set('sale sales fee fees'.split(' '))

/** A cost that is a share of sales: 'card fees 2.9%'. */
function findShareOfSales(facts: PlanFacts): Difference | null {
  const shares = readCosts(facts).running.filter(({ percent }) => percent !== null)
  if (shares.length === 0) return null
  const spent = ownFields.filter((field) => !field.startsWith('marketingStrategy.'))
  for (const { claim, lead, tail } of listPhrases(facts, spent, ['percent'])) {
    const item = lead.split(/[,;:]\s|\band\b/u).findLast((part) => /\p{L}{3}/u.test(part)) ?? ''
    const words = new Set(listContextWords(`${item} ${tail.split(/\bon\b|,/u, 1)[0] ?? ''}`))
    if (claim.low >= 30 || claim.certainty === 'at-most' || (claim.of !== null && claim.of !== 'sale'))
      continue
    const named = shares.filter(({ name }) =>
      listContextWords(name).some((word) => words.has(word) && !plain.has(word)),
    )
    const [cost] = named
    if (!cost || named.length > 1 || /\d/u.test(cost.name) || cost.percent === null) continue
    if (shares.some(({ percent }) => isSameRate(claim, percent ?? 0, 0.06))) continue
    // Two of them together, or a part of them.
    const total = shares.reduce((sum, { percent }) => sum + (percent ?? 0), 0)
    if (isSameRate(claim, total, 0.06) || claim.low > cost.percent * 3 || claim.high * 3 < cost.percent)
      continue
    if (/\b(?:on|of) (?:about |the |these |our |online )?(?:\d|half|a third|bookings|direct)/i.test(tail))
      continue
    return {
      title: 'Two rates for one cost',
      claim,
      place: at('financialProjections', 'forecast', 'runningCosts', { id: cost.id }, 'amount'),
      counted: `the forecast counts ${sayPercent(cost.percent)} of sales for “${cost.name.slice(0, 40)}”`,
      matters: 'It is taken from every sale.',
    }
  }
  return null
}

export const ratesSaidRules: readonly Rule[] = makeDifferenceRules(weights.weak + 14, [
  ['price-rise-differs', [4, 8, 1, 3, 6, 12], findRise],
  ['churn-said-differs', [6, 8, 1, 3, 4, 7, 12], findChurn],
  ['conversion-said-differs', [6, 8], findConversion],
  ['frequency-said-differs', [6, 8, 3], findFrequency],
  ['share-of-sales-differs', [3, 8, 1, 4, 7, 12], findShareOfSales],
])
