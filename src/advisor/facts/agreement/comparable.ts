import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import { isReturnTime } from '#advisor/facts/return-times.ts'
import { areOfOneItem, type Statement } from './statements.ts'

/** Whether two figures of one measure can be about the same thing. */

/** Two figures further apart are of different things. */
export const mostRatio = 3
const mostLengthRatio = 4.5
/** What grows with the business or differs from day to day, so that its name alone does not say which number is meant. */
const changing = new Set(
  (
    'person adult child woman man resident family home customer client user subscriber member guest visitor household company ' +
    'business firm shop store office student patient account order visit booking sale unit job project session appointment class ' +
    'ticket meal cup bag bottle box item piece product call email follower click lead review load trip delivery dog pet car property ' +
    'listing download lesson payment case owner worker employee staff barista cook driver technician hire team mile way step thing ' +
    'question point option example reason part kind type hotel gym fair club school code market venue clinic brand city county town ' +
    'state neighborhood street supplier partner event evening morning agency title café cafe device'
  ).split(' '),
)
const apart =
  /\b(?:more|another|additional|extra|first|second|third|fourth|other|off|less|fewer|cheaper|below|above|instead of|than|saves?|saving|of (?:the|them|these|those|our|my))\s*$/i
const apartAfter =
  /^\s*(?:more|off|less|fewer|cheaper|below|above|of (?:the|them|these|those|our)|each|apiece|extra|credit|discount|saved|at once|at a time|at the same time|stays?|remains?|left)\b/i
const ofEach =
  /\b(?:for (?:an?|each|every|one)|per) (?!year|month|week|day|hour|start|while|total|fee)\p{L}+/iu
const tenure =
  /\bwhere (?:he|she|they|i|we) (?:(?:has|have|had) )?(?:worked|been|taught|cooked|led|managed|run|ran)\b|\b(?:its|the) (?:\p{L}+ ){1,3}for the (?:past|last)\s*$/iu
const depositBefore = /\b(?:deposit|down payment|retainer|advance) (?:of|is)(?: about)?\s*$/i
const depositAfter = /^\s*(?:held|deposit|down\b|up ?front|in advance|paid (?:at|on|with) (?:booking|order))/i
const worker = /(?:ist|er|or|ian|ant)$/u
const otherWorker = /^(?:mechanic|nurse|cook|chef|guide|coach|medic|host)$/u
const ourWords = /\b(?:we|our|ours|my|i|us|hires?|hired)\b/i
const inPlace =
  /^[^,;.]{0,30}?\b(?:in|around|near|across|within) (?:town|(?:all of |greater |the )?(?:\p{Lu}\p{L}+|(?:whole |entire )?(?:city|county|town|area|region|state|metro|valley|neighborhood)\b))/u
const countedOnMarket = /\b(?:there (?:are|is)|only|just|other)(?: about| some)?\s*$/i
const sizes = new Set('pound ounce inch gram kg liter gallon lb oz foot ft point star'.split(' '))
const research = new Set('survey intervi asked pilot test trial count spoke talk'.split(' '))

const sizesOfMarket = new Set(['marketAnalysis.tam', 'marketAnalysis.sam', 'marketAnalysis.som'])

export function isComparable(one: Statement, other: Statement): boolean {
  if (isOfOthers(one) || isOfOthers(other)) return false
  if (one.claim.kind === 'count' && [one, other].every(({ claim }) => sizesOfMarket.has(claim.field)))
    return false
  if (isCostOf(one) !== isCostOf(other) || isGoalBeside(one, other) || isGoalBeside(other, one)) return false
  const [small, large] = one.low < other.low ? [one.low, other.low] : [other.low, one.low]
  if (small <= 0 || large / small > (one.claim.kind === 'duration' ? mostLengthRatio : mostRatio))
    return false
  if (!areBoundsComparable(one, other) || isApart(one) || isApart(other)) return false
  if (one.claim.kind === 'duration' && (isTenureOf(one, other) || isTenureOf(other, one))) return false
  if (one.claim.kind === 'duration' && isReturnTime(one) !== isReturnTime(other)) return false
  if (one.claim.kind === 'percent' && isDeposit(one) !== isDeposit(other)) return false
  const [span, otherSpan] = [one.claim.period, other.claim.period]
  if (one.claim.kind === 'percent' && span !== null && otherSpan !== null && span !== otherSpan) return false
  if (!areAtSameTime(one, other) || isReachedLater(one, other) || isReachedLater(other, one)) return false
  if (isResearch(one) !== isResearch(other) && !areOfOneItem(one.claim, other.claim)) return false
  if (one.claim.kind === 'money' && isOnce(one) !== isOnce(other) && (isRunning(one) || isRunning(other)))
    return false
  if (one.claim.kind === 'money' && isOfSeveral(one) !== isOfSeveral(other)) return false
  const names = listNames(one)
  const otherNames = listNames(other)
  return names.length === 0 || otherNames.length === 0 || names.some((name) => otherNames.includes(name))
}

/** A limit and a figure within it agree. A figure beyond the limit does not. */
function areBoundsComparable(one: Statement, other: Statement): boolean {
  const [bound, otherBound] = [readBound(one), readBound(other)]
  if (bound === otherBound) return true
  if (bound !== '' && otherBound !== '') return false
  const [limit, figure] = bound === '' ? [other, one] : [one, other]
  if (limit.claim.kind === 'money' || limit.claim.kind === 'duration') return false
  return readBound(limit) === 'at-most' ? figure.low > limit.high : figure.high < limit.low
}

function readBound({ claim: { certainty } }: Statement): string {
  return certainty === 'at-least' || certainty === 'at-most' ? certainty : ''
}

/**
 * Sizes are of one thing each, tiers differ on purpose, and a problem is told with the figures of others. How long a
 * permit or a reserve lasts is no promise of the business.
 */
function isOfOthers(statement: Statement): boolean {
  const { claim } = statement
  if (claim.kind === 'count')
    return (
      isOnMarket(statement) ||
      sizes.has(claim.unit ?? '') ||
      claim.field.startsWith('financialProjections.pricingTiers.') ||
      (claim.field === 'businessIdea.problemStatement' && isVenue(claim))
    )
  if (
    claim.kind === 'duration' &&
    /^(?:legalStructure|financialProjections\.startupCosts)\./u.test(claim.field)
  )
    return true
  return claim.field === 'businessIdea.problemStatement' && claim.kind === 'money'
}

/** 'Two mechanics in Tucson make house calls': people of the trade, not of the plan. */
function isOnMarket({ claim, lead, tail }: Statement): boolean {
  if (!isWorker(claim) && !otherWorker.test(claim.unit ?? '')) return false
  if (ourWords.test(claim.sentence)) return false
  return (
    claim.field.startsWith('marketAnalysis.') ||
    inPlace.test(tail) ||
    (claim.field.startsWith('competitiveAnalysis.') && countedOnMarket.test(lead))
  )
}

/** Where people were asked, which is not where it is sold. */
function isVenue({ unit }: PlanClaim): boolean {
  return /^(?:caf[eé]|shop|store|club|gym|school|market|fair|festival|clinic)$/u.test(unit ?? '')
}

/** 'technician', 'planner' and other people by their work. */
export function isWorker({ unit }: PlanClaim): boolean {
  return worker.test(unit ?? '')
}

export function isChanging({ unit }: PlanClaim): boolean {
  return changing.has(unit ?? '')
}

/** '14 machine models' are no machines. */
export function isCompound({ low, unit, quote }: PlanClaim): boolean {
  // '96-seat' has its noun after it, and counts seats.
  if (quote.includes('-')) return false
  return low > 1 && unit !== null && quote.toLowerCase().endsWith(unit) && toSingular(`${unit}s`) === unit
}

/** A difference, an addition or a part of something. */
function isApart({ lead, tail, claim }: Statement): boolean {
  // 'Eight days of one auditor for an audit, with two testers': so many for each, not in all.
  if (isWorker(claim) && ofEach.test(claim.sentence)) return true
  return (
    apart.test(lead) || apartAfter.test(tail) || /\b(?:more|additional|extra|other|new)\b/i.test(claim.quote)
  )
}

function areAtSameTime(one: Statement, other: Statement): boolean {
  const [first, second] = [one.claim.time, other.claim.time]
  if (first && second)
    return (
      first.scale === second.scale &&
      first.startMonth === second.startMonth &&
      first.endMonth === second.endMonth
    )
  // 'A lease of ten years from January 2027' is as long as 'a lease of ten years'.
  if (one.claim.kind === 'duration' && (!first || !second)) return true
  if ((!first && !second) || (one.claim.kind === 'count' && !isChanging(one.claim) && !isWorker(one.claim)))
    return true
  return [...one.words].some((word) => research.has(word) && other.words.has(word))
}

/** The market that can be won in some years is no milestone of the first. */
function isReachedLater({ claim }: Statement, other: Statement): boolean {
  return (
    claim.field === 'marketAnalysis.som' &&
    isChanging(claim) &&
    other.claim.field.startsWith('implementationTimeline.milestones.')
  )
}

/** Years at one place are a part of the years in the trade: 'where she has worked for six years' of eleven. */
function isTenureOf(one: Statement, other: Statement): boolean {
  return one.low < other.low && tenure.test(one.lead) && !tenure.test(other.lead)
}

/** What is held back or paid first is no share that anyone keeps. */
function isDeposit({ lead, tail }: Statement): boolean {
  return depositBefore.test(lead) || depositAfter.test(tail)
}

/** What is bought at the start is not what is paid every month. */
function isOnce({ claim }: Statement): boolean {
  return claim.field.startsWith('financialProjections.startupCosts.')
}

function isRunning({ claim }: Statement): boolean {
  return claim.field === 'marketingStrategy.budget' || claim.field === 'businessModel.costStructure'
}

/** How it is with others, and what the business aims at. */
function isGoalBeside(one: Statement, { claim }: Statement): boolean {
  return one.isAside && claim.kind === 'percent' && claim.field === 'marketingStrategy.metrics'
}

/** What a sale costs is not what it brings. */
function isCostOf({ claim }: Statement): boolean {
  return claim.kind === 'money' && claim.per !== null && claim.field === 'businessModel.costStructure'
}

/** 'Room, software and insurance: $850' is more than '$450 for the room'. */
function isOfSeveral({ lead }: Statement): boolean {
  return /\p{L}(?:,| and| &)\s+\p{L}/u.test(lead)
}

/** Those who were asked are not those who bought. */
function isResearch({ words }: Statement): boolean {
  return [...words].some((word) => research.has(word))
}

/** The names beside a figure. A figure of Knoxville is none of Knox County. */
function listNames({ lead, tail }: Statement): string[] {
  const words = `${lead.replace(/^\s*\S+/u, '')} ${tail}`.match(/\p{Lu}\p{Ll}{2,}/gu)
  return words ?? []
}
