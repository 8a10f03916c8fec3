import { areNamedApart } from './item-heads.ts'
import { isReturnTime } from '#advisor/facts/return-times.ts'
import {
  areAtSameTime,
  areBoundsComparable,
  areOfOneArea,
  isArea,
  isAskedOnly,
  isBalance,
  isBetween,
  isCondition,
  isCostOf,
  isDeposit,
  isGoalBeside,
  isOfEach,
  isOfFormer,
  isOfOne,
  isOfOthers,
  isOfSeveral,
  isOnce,
  isPaidOut,
  isReachedLater,
  isResearch,
  isRunning,
  isTenureOf,
  isTheirs,
  isWorker,
  listNames,
  readBound,
  readModifier,
  readOnce,
  readPart,
  readTerm,
} from './statement-readings.ts'
import { areOfOneItem, type Statement } from './statements.ts'

/** Whether two figures of one measure can be about the same thing. */

/** Two figures further apart are of different things. */
export const mostRatio = 3
/** Nor is what is many times as much, in whatever words. */
const mostRatioOfSame = 12
const mostLengthRatio = 4.5
const later =
  /^[^,;]{0,20}\b(?:from|in|by|after|until) (?:year|month|20\d\d|the (?:second|third))|\blater\b/iu
/** 'Rates rise by 2% a year', 'falls 10%' */
const changeBefore =
  /\b(?:by(?: about| some| up to)?|rises?|rose|grows?|grew|falls?|fell|drops?|dropped|raised?|lowers?|increase\w*|growth(?: of)?)\s*$/iu
const isLater = readOnce(({ tail }) => later.test(tail))
const isChange = readOnce(({ lead }) => changeBefore.test(lead))
const isReturn = readOnce(isReturnTime)
/** Seats on the terrace are not all seats. */
const partOfPlace = /^(?:terrace|patio|outdoor|indoor|bar|balcony|garden|sidewalk|lounge|rooftop|counter)$/u

function isPartOfPlace(modifier: string): boolean {
  return partOfPlace.test(modifier)
}

/** 'The first lesson takes 60 minutes' */
const firstOf =
  /\b(?:first|initial|introductory|trial|intake|follow-up) (?!years?|months?|weeks?|days?|season|quarter|time|half|of)\p{L}+\b[^,;]{0,20}$/iu
const isFirstOf = readOnce(({ lead }) => firstOf.test(lead))
const sizesOfMarket = new Set(['marketAnalysis.tam', 'marketAnalysis.sam', 'marketAnalysis.som'])

/**
 * Whether two figures can be about the same thing. Of two that stand in the same words, what is told of others, at some
 * time, or in a list is about it as well.
 */
export function isComparable(one: Statement, other: Statement, isSameThing = false): boolean {
  return !doubts.some((isDoubtful) => isDoubtful(one, other)) && (isSameThing || !hasSoftDoubt(one, other))
}

function hasSoftDoubt(one: Statement, other: Statement): boolean {
  return softDoubts.some((isDoubtful) => isDoubtful(one, other))
}

type Doubt = (one: Statement, other: Statement) => boolean

const doubts: readonly Doubt[] = [
  function bothMarket(one, other) {
    return one.claim.kind === 'count' && [one, other].every(({ claim }) => sizesOfMarket.has(claim.field))
  },
  function ofPapers(one, other) {
    // Four letters of nine partners are four papers.
    return (
      one.claim.kind === 'count' &&
      [one, other].some(({ claim }) => claim.field === 'implementationTimeline.appendix.note')
    )
  },
  function costOf(one, other) {
    return isCostOf(one) !== isCostOf(other)
  },
  function paidOut(one, other) {
    return one.claim.kind === 'money' && isPaidOut(one) !== isPaidOut(other)
  },
  function balance(one, other) {
    const [less, more] = one.low < other.low ? [one, other] : [other, one]
    return one.claim.kind === 'money' && isBalance(more) && !isBalance(less)
  },
  function ofFormer(one, other) {
    return isOfFormer(one) !== isOfFormer(other)
  },
  function goal(one, other) {
    return isGoalBeside(one, other) || isGoalBeside(other, one)
  },
  function tooFar(one, other) {
    const [small, large] = one.low < other.low ? [one.low, other.low] : [other.low, one.low]
    return small <= 0 || large / small > mostRatioOfSame
  },
  function apartOf(one, other) {
    return readPart(one) !== readPart(other)
  },
  function tenureOf(one, other) {
    return one.claim.kind === 'duration' && (isTenureOf(one, other) || isTenureOf(other, one))
  },
  function returns(one, other) {
    return one.claim.kind === 'duration' && isReturn(one) !== isReturn(other)
  },
  function deposit(one, other) {
    return one.claim.kind === 'percent' && isDeposit(one) !== isDeposit(other)
  },
  function span(one, other) {
    const [span, otherSpan] = [one.claim.period, other.claim.period]
    return one.claim.kind === 'percent' && span !== null && otherSpan !== null && span !== otherSpan
  },
  function otherTime(one, other) {
    return (
      !areAtSameTime(one, other) ||
      isReachedLater(one, other) ||
      isReachedLater(other, one) ||
      isLater(one) !== isLater(other)
    )
  },
  function change(one, other) {
    return one.claim.kind === 'percent' && (isChange(one) || isChange(other))
  },
  function once(one, other) {
    return one.claim.kind === 'money' && isOnce(one) !== isOnce(other) && (isRunning(one) || isRunning(other))
  },
  function ownedByOthers(one, other) {
    return (
      one.claim.kind === 'count' &&
      (isTheirs(one) !== isTheirs(other) || isAskedOnly(one, other) || isAskedOnly(other, one))
    )
  },
  function namedApart(one, other) {
    return areNamedApart(one.claim, other.claim)
  },
  function apartInSpace(one, other) {
    return one.claim.kind === 'duration' && isBetween(one) !== isBetween(other)
  },
  function eachOf(one, other) {
    return one.claim.kind === 'count' && isOfOne(one) !== isOfOne(other)
  },
  function modified(one, other) {
    return one.claim.kind === 'count' && isWorker(one.claim) && readModifier(one) !== readModifier(other)
  },
  function otherSort(one, other) {
    // Ninety donor machines and forty finished machines are not the same ones.
    const [sort, otherSort] = [readModifier(one), readModifier(other)]
    if (one.claim.kind !== 'count' || sort === otherSort) return false
    return (sort !== '' && otherSort !== '') || isPartOfPlace(sort) || isPartOfPlace(otherSort)
  },
  function firstOf(one, other) {
    return one.claim.kind === 'duration' && isFirstOf(one) !== isFirstOf(other)
  },
  function conditional(one, other) {
    return one.claim.kind === 'count' && isCondition(one) !== isCondition(other)
  },
  function otherTerm(one, other) {
    const [term, otherTerm] = [readTerm(one), readTerm(other)]
    return term !== -1 && otherTerm !== -1 && term !== otherTerm
  },
  function ofOtherWhole(one, other) {
    const [whole, otherWhole] = [one.claim.of, other.claim.of]
    return whole !== null && otherWhole !== null && whole !== otherWhole
  },
  function withinLimit(one, other) {
    return !areBoundsComparable(one, other)
  },
]

const softDoubts: readonly Doubt[] = [
  function ofOthers(one, other) {
    return isOfOthers(one) || isOfOthers(other)
  },
  function ratio(one, other) {
    const [small, large] = one.low < other.low ? [one.low, other.low] : [other.low, one.low]
    return large / small > (one.claim.kind === 'duration' ? mostLengthRatio : mostRatio)
  },
  function rough(one, other) {
    return one.claim.kind === 'percent' && [one, other].some(({ claim }) => !/\d/u.test(claim.quote))
  },
  function pace(one, other) {
    return one.claim.kind === 'percent' && one.claim.period !== other.claim.period
  },
  function otherArea(one, other) {
    return one.claim.kind === 'count' && isArea(one) && !areOfOneArea(one, other)
  },
  function ofEach(one, other) {
    return isOfEach(one) || isOfEach(other)
  },
  function limit(one, other) {
    return readBound(one) !== readBound(other) && one.claim.kind !== 'count' && one.claim.kind !== 'percent'
  },
  function research(one, other) {
    return isResearch(one) !== isResearch(other) && !areOfOneItem(one.claim, other.claim)
  },
  function several(one, other) {
    return (
      (one.claim.kind === 'money' || one.claim.kind === 'percent') && isOfSeveral(one) !== isOfSeveral(other)
    )
  },
  function names(one, other) {
    const names = listNames(one)
    const otherNames = listNames(other)
    return names.length > 0 && otherNames.length > 0 && !names.some((name) => otherNames.includes(name))
  },
]
