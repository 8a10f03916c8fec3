import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import { claimsOf } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listStreamNouns } from '#advisor/facts/stream-claims.ts'
import { readSales, type StreamFacts } from '#advisor/facts/stream-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { sayNumber } from '#advisor/wording/figures.ts'
import { quote, quoteList, shorten } from '#advisor/wording/quote.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { onePersons } from './stated-limits.ts'
import { atStream } from '#advisor/rules/at-stream.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** How much the texts say is done in a day, a week or a month, beside the forecast's limit. */

const fields: readonly FieldKey[] = [
  'businessIdea.solution',
  'businessModel.keyActivities',
  'businessModel.keyResources',
  'operationsPlan.keyProcesses',
  'operationsPlan.technology',
  'operationsPlan.quality',
]
const sameWork = [
  'visit appointment patient consultation treatment exam session',
  'order parcel package shipment box',
  'job repair call car vehicle',
  'meal cover guest diner plate',
  'ride trip tour',
  'class lesson course',
].map((names) => new Set(names.split(' ')))
/** Not of the whole business, or not of now. */
const ofAPart =
  /\b(?:second|another|later|expand\w{0,5}|if|eventually|competitors?|rivals?|from (?:year|month|20\d\d)|in year (?:two|three|[23])|free|emergency|new|first)\b/i
const each = /^\s*(?:an?|per|every) (?:day|week|month)\s+(?:each|apiece|per person)\b|^\s*each\b/i
const eachBefore = /\b(?:each|every|per|one|an?) (?:(\p{L}+) )?(\p{L}+)\b[^,;:]{0,25}$/iu
const workers = /(?:er|or|ist|ian|ant|an|ic|ff|se|ew)$/iu
/** What others have is in the other steps. */
const ownThings =
  /^(?:businessIdea\.(?:oneLiner|solution)|businessModel|operationsPlan|financialProjections|implementationTimeline|marketAnalysis\.som)/u
const ordinals: Readonly<Record<string, number>> = { second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6 }
const fewestDays = 18
const mostDays = 31
const weeks = 52 / 12

interface Pace {
  readonly claim: PlanClaim
  readonly total: number
  readonly sum: string | null
}

function countsWork({ kind, unit }: PlanClaim, nouns: ReadonlySet<string>): boolean {
  if (kind !== 'count' || unit === null) return false
  return (
    nouns.has(unit) || sameWork.some((names) => names.has(unit) && [...names].some((name) => nouns.has(name)))
  )
}

/** The least and the most that a pace can be in the stream's own period. */
function toPeriod(total: number, { period }: PlanClaim, { stream }: StreamFacts): [number, number] | null {
  if (stream.kind !== 'units') return null
  if (period === stream.period) return [total, total]
  const perMonth =
    period === 'day'
      ? [total * fewestDays, total * mostDays]
      : period === 'week'
        ? [total * weeks, total * weeks]
        : period === 'month'
          ? [total, total]
          : null
  const [low, high] = perMonth ?? []
  if (low === undefined || high === undefined) return null
  return [low / stream.periodsPerMonth, high / stream.periodsPerMonth]
}

/** How many trucks, ovens or chairs the plan has, the surest first: 'the third truck', then 'two trucks'. */
function listCounts({ claims, data }: PlanFacts, unit: string): number[] {
  const counted = claims
    .filter(
      (claim) =>
        ownThings.test(claim.field) &&
        claim.kind === 'count' &&
        claim.unit === unit &&
        claim.low === claim.high,
    )
    .map(({ low }) => low)
  const names = [
    ...sampleItems(data.financialProjections.forecast.runningCosts).map(({ name }) => name),
    ...sampleItems(data.implementationTimeline.milestones).map(({ title }) => title),
  ].join('\n')
  const further = Array.from(
    names.toLowerCase().matchAll(/\b(second|third|fourth|fifth|sixth) (\p{L}+)/gu),
    ([, count = '', noun = '']) => (toSingular(noun) === unit ? (ordinals[count] ?? 0) : 0),
  )
  const most = Math.max(0, ...further)
  return [...(most > 0 ? [most] : []), ...counted].filter((count) => count > 1 && count < 100)
}

function isLimitOf(facts: PlanFacts, total: number): boolean {
  const capacity = readSales(facts)?.main.stream.capacity ?? 0
  return Math.abs(total - capacity) <= capacity * 0.1
}

function listPaces(facts: PlanFacts, one: StreamFacts): Pace[] {
  const nouns = listStreamNouns(one, facts)
  return fields.flatMap((field) => {
    const claims = claimsOf(facts, field)
    return claims.flatMap((claim, index): Pace[] => {
      if (claim.period === null || claim.time || !countsWork(claim, nouns)) return []
      if (claim.certainty === 'denied' || claim.certainty === 'target' || claim.certainty === 'at-least')
        return []
      const start = claim.sentence.indexOf(claim.quote)
      const before = claim.sentence.slice(0, Math.max(0, start))
      if (ofAPart.test(claim.sentence) || onePersons.test(before)) return []
      const [, first = '', one = ''] = eachBefore.exec(before) ?? []
      if (one !== '' && /\b(?:each|every|per)\b/iu.test(before)) {
        const counts = [first, one].flatMap((noun) =>
          workers.test(noun) ? [] : listCounts(facts, toSingular(noun)),
        )
        const count = counts.find((few) => isLimitOf(facts, few * claim.high)) ?? counts[0] ?? 0
        const total = count * claim.high
        const sum = `${sayNumber(count)} × ${sayNumber(claim.high)} = ${sayNumber(total)} a ${claim.period}`
        return count < 2 ? [] : [{ claim, total, sum }]
      }
      if (workers.test(one) || workers.test(first)) return []
      if (!each.test(claim.sentence.slice(start + claim.quote.length))) {
        return [{ claim, total: claim.high, sum: null }]
      }
      const heads = claims[index - 1]
      if (heads?.address !== claim.address || heads.kind !== 'count' || heads.period !== null) return []
      const total = heads.low * claim.high
      const sum = `${sayNumber(heads.low)} × ${sayNumber(claim.high)} = ${sayNumber(total)} a ${claim.period}`
      return [{ claim, total, sum }]
    })
  })
}

/** 'Up to 60 a month, 96 from July 2028' has the limit of the forecast, too. */
function isInTwoSteps({ claims }: PlanFacts, { address }: PlanClaim, capacity: number): boolean {
  return claims.some(
    (other) =>
      other.address === address &&
      (other.kind === 'count' || other.kind === 'number') &&
      Math.abs(other.low - capacity) <= capacity * 0.05,
  )
}

export const statedPaceRules: readonly Rule[] = [
  {
    id: 'forecast-limit-differs',
    steps: [8, 7, 3, 1],
    isShownAtEvidence: true,
    weight: weights.contradicts - 3,
    find(facts) {
      const main = readSales(facts)?.main
      if (!main || main.share < 0.5 || main.monthlyCapacity === null || main.stream.kind !== 'units')
        return null
      const { id, name, capacity, period } = main.stream
      const paces = listPaces(facts, main).flatMap((pace) => {
        const range = toPeriod(pace.total, pace.claim, main)
        return range ? [{ ...pace, low: range[0], high: range[1] }] : []
      })
      if (paces.some(({ low, high }) => low <= capacity * 1.05 && high >= capacity * 0.95)) return null
      const found = paces.find(
        ({ claim, low, high }) =>
          !isInTwoSteps(facts, claim, capacity) &&
          (low > capacity * 1.1 || (claim.certainty === 'at-most' && high < capacity * 0.75)),
      )
      if (!found) return null
      const limit = `${sayNumber(capacity)} a ${period}`
      return show(
        recommend(
          'Two limits for what you can do',
          `${quote(found.claim.sentence, 80)} ${found.sum === null ? 'is the pace of the texts' : `makes ${found.sum}`}, but the forecast says that ${quoteList([name], 'stream')} can reach at most ${limit}. Which is right? Use one, because every year of sales rests on it.`,
          found.claim.address,
        ),
        [
          { address: found.claim.address, says: shorten(found.claim.sentence), mark: found.claim.quote },
          { address: atStream(id, 'capacity'), says: limit },
        ],
        found.sum === null ? [] : [found.sum],
      )
    },
  },
]
