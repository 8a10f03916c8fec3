import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { addPairs, isNear } from '#advisor/facts/compare-amounts.ts'
import { claimsOf } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sayNumber, sayPercent } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from './text-evidence.ts'

/** A segment whose count is another share of the market than the one it names, by what the other segments say. */

interface Part {
  readonly size: PlanClaim
  readonly share: PlanClaim
  /** How large the whole is by this part, with what its share may be rounded by. */
  readonly least: number
  readonly most: number
}

const wholes = new Set(['sam', 'market', 'total', 'all', 'it', 'whole'])
/** A share of something else, or of what changes. */
const otherShare =
  /\b(?:grow(?:s|th|ing)?|more|less|fewer|survey\w*|asked|said|overlap\w*|outside|of (?:these|those|them|whom|which))\b/i
/** Where one share is that of sales, those beside it are, too. */
const ofSales =
  /%\s(?:of (?:our |all |the |their )?|by |in )(?:sales|revenue|value|turnover|bookings?|orders|spending|demand|visits|income|profit|inquiries|leads|customers)\b/i
/** 'Two thirds of them buy' makes a smaller market of the same count. */
const fraction =
  /\b(?:half|thirds?|quarters?|fifths?|(?:one|two|three|four|\d+) (?:in|out of) (?:\p{L}+|\d+))\b/iu
/** Places and people of each are no members: '750 practices in five states'. */
const notMember =
  /^(?:state|city|county|town|neighborhood|district|mile|minute|year|month|week|day|hour|time|zip|code|employee|bed|seat|unit|acre)$/u
const fewestWitnesses = 2
const slack = 0.02
const mostApart = 1.6

function readPart(claims: readonly PlanClaim[], isMoney: boolean): Part | null {
  const share = claims.find(({ kind, of }) => kind === 'percent' && (of === null || wholes.has(of)))
  const size = claims.find(({ kind, unit }) =>
    isMoney ? kind === 'money' : kind === 'count' && !notMember.test(unit ?? ''),
  )
  if (
    !share ||
    !size ||
    share.low !== share.high ||
    size.low !== size.high ||
    otherShare.test(share.sentence)
  )
    return null
  if (share.low <= 0 || share.low >= 100 || size.low < 10) return null
  const isRough = share.certainty !== 'stated' || size.certainty !== 'stated'
  const rounding = (Number.isInteger(share.low) ? 0.55 : 0.06) + (isRough ? share.low * 0.06 : 0)
  return {
    size,
    share,
    least: (size.low / (share.low + rounding)) * 100 * (1 - slack),
    most: (size.low / Math.max(0.1, share.low - rounding)) * 100 * (1 + slack),
  }
}

function listParts(facts: PlanFacts, isMoney: boolean): Part[] {
  const bySegment = new Map<PlanClaim['address'], PlanClaim[]>()
  for (const claim of claimsOf(facts, 'marketAnalysis.segments.size'))
    bySegment.set(claim.address, [...(bySegment.get(claim.address) ?? []), claim])
  return Array.from(bySegment.values()).flatMap((claims) => readPart(claims, isMoney) ?? [])
}

/** What the market's texts give as the whole. */
function listWholes(facts: PlanFacts, isMoney: boolean): number[] {
  return [...claimsOf(facts, 'marketAnalysis.sam'), ...claimsOf(facts, 'marketAnalysis.tam')]
    .filter(
      ({ kind, low, high }) =>
        low === high && (isMoney ? kind === 'money' : kind === 'count' || kind === 'number'),
    )
    .map(({ low }) => low)
}

interface Misfit {
  readonly part: Part
  readonly whole: number
  readonly others: readonly Part[]
}

function findMisfit(facts: PlanFacts, isMoney: boolean): Misfit | null {
  if (claimsOf(facts, 'marketAnalysis.segments.size').some(({ sentence }) => ofSales.test(sentence)))
    return null
  const parts = listParts(facts, isMoney)
  const wholes = listWholes(facts, isMoney)
  for (const part of parts) {
    // People and households have their own wholes.
    const others = parts.filter((other) => other !== part && other.size.unit === part.size.unit)
    const least = Math.max(...others.map((other) => other.least))
    const most = Math.min(...others.map((other) => other.most))
    if (others.length === 0 || least > most) continue
    const said = wholes.filter((whole) => whole >= least && whole <= most)
    if (others.length + Math.min(1, said.length) < fewestWitnesses) continue
    const isFit =
      said.length > 0
        ? said.some((whole) => whole >= part.least && whole <= part.most)
        : part.least <= most && part.most >= least
    if (!isFit) return { part, whole: said[0] ?? (least + most) / 2, others }
  }
  return null
}

/** A count of the served market that the segments, which make up all of it, do not add up to. */
function findOtherWhole(facts: PlanFacts): { said: PlanClaim; sum: number; parts: readonly Part[] } | null {
  const parts = listParts(facts, false)
  const [first] = parts
  const shares = parts.reduce((total, { share }) => total + share.low, 0)
  if (!first || parts.length < 2 || Math.abs(shares - 100) > 2) return null
  const { unit } = first.size
  if (unit === null || parts.some(({ size }) => size.unit !== unit)) return null
  const sum = parts.reduce((total, { size }) => total + size.low, 0)
  const served = claimsOf(facts, 'marketAnalysis.sam').filter(
    ({ kind, low, high }) => (kind === 'count' || kind === 'number') && low === high && low >= 10,
  )
  const same = served.filter((claim) => claim.unit === unit && claim.certainty === 'stated')
  const [said] = same
  const isTold =
    fraction.test(facts.data.marketAnalysis.sam.slice(0, 600)) ||
    addPairs(served.map(({ low }) => low)).some((count) => isNear(count, sum, 0.04)) ||
    claimsOf(facts, 'marketAnalysis.sam').some(
      ({ kind, low }) =>
        kind === 'percent' &&
        served.some((one) => [low, 100 - low].some((share) => isNear((one.low * share) / 100, sum, 0.04))),
    )
  const isNearby = said !== undefined && Math.max(said.low, sum) < mostApart * Math.min(said.low, sum)
  return same.length === 1 && isNearby && !isTold ? { said, sum, parts } : null
}

const segmentsSumRule: Rule = {
  id: 'segments-not-the-market',
  steps: [2],
  weight: weights.contradicts - 2,
  find(facts) {
    const found = findOtherWhole(facts)
    if (!found) return null
    const { said, sum, parts } = found
    const counts = parts.map(({ size }) => size.quote).join(' + ')
    return show(
      recommend(
        'The segments are not the market you can serve',
        `The shares of your segments make up all of it, and their counts add up to ${sayNumber(sum)}, but SAM says ${quote(said.quote)}. Correct one of them. Your share of the market depends on it.`,
        said.address,
      ),
      [textEvidence({ claim: said }), ...parts.slice(0, 3).map(({ size }) => textEvidence({ claim: size }))],
      [`${counts} = ${sayNumber(sum)}, not ${said.quote}`],
    )
  },
}

const segmentShareRule: Rule = {
  id: 'segment-share-misstated',
  steps: [2],
  weight: weights.contradicts - 1,
  find(facts) {
    const found = findMisfit(facts, false) ?? findMisfit(facts, true)
    if (!found) return null
    const { part, whole, others } = found
    const { size, share } = part
    const say = (amount: number) => (size.kind === 'money' ? facts.sayMoney(amount) : sayNumber(amount))
    const meant = (size.low / whole) * 100
    return show(
      recommend(
        'A segment that is another share of the market',
        `${quote(size.sentence, 80)} says ${share.quote}, but ${size.quote} of ${say(Math.round(whole))} is ${sayPercent(meant)}. The other segments fit a whole of ${say(Math.round(whole))}. Correct the count or the share.`,
        size.address,
      ),
      [
        textEvidence({ claim: size }),
        ...others.slice(0, 3).map((other) => textEvidence({ claim: other.size })),
      ],
      [`${say(size.low)} ÷ ${say(Math.round(whole))} = ${sayPercent(meant)}, not ${share.quote}`],
    )
  },
}

export const segmentRules: readonly Rule[] = [segmentShareRule, segmentsSumRule]
