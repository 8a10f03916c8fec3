import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { claimsOf } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listStreamNouns } from '#advisor/facts/stream-claims.ts'
import { readSales, type StreamFacts } from '#advisor/facts/stream-facts.ts'
import { sayNumber } from '#advisor/wording/figures.ts'
import { quote, quoteList, shorten } from '#advisor/wording/quote.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
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
const eachBefore =
  /\b(?:each|every|per|one|an?) (?:\p{L}+ )?\p{L}+(?:er|or|ist|ian|ant|an|ic|ff|se|ew|an)\b[^,;]{0,20}$/iu
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
      if (ofAPart.test(claim.sentence)) return []
      if (eachBefore.test(before)) return []
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
          low > capacity * 1.1 || (claim.certainty === 'at-most' && high < capacity * 0.75),
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
