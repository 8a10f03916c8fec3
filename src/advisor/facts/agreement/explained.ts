import { readKnownText } from '#advisor/facts/claims/known-texts.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import { readOnce } from './statement-readings.ts'
import type { Statement } from './statements.ts'

/** What else the plan says that makes two figures right that differ: a list of kinds, a part, a rest, an average. */

/** From here on the words leave no doubt. */
export const leastOfSameThing = 4

export function agree(one: Statement, other: Statement): boolean {
  return isNear(one.low, other.low) || (one.low <= other.high * 1.02 && other.low <= one.high * 1.02)
}

/** Whether a field has both figures, so that it lists kinds, or one figure is the other with a part added. */
export function isExplained(
  one: Statement,
  other: Statement,
  group: readonly Statement[],
  bond: number,
): boolean {
  // 60% of one kind leave 40% of the other.
  if (one.claim.kind === 'percent' && isNear(one.low + other.low, 100, 0.001)) return true
  if (one.claim.kind === 'money' && (isMadeOf(one, other, group) || isMadeOf(other, one, group))) return true
  if (one.claim.kind === 'count' && (isWithMore(one, other, group) || isWithMore(other, one, group)))
    return true
  return group.some((third) => {
    if (isToldBeside(third, one, other) || isToldBeside(third, other, one)) return true
    if (one.claim.kind === 'percent' && isRest(third, one, other)) return true
    if (third === one || third === other) return false
    const isWithOne = isBeside(third, one, bond) && isAlike(third, other)
    const isWithOther = isBeside(third, other, bond) && isAlike(third, one)
    if ((isWithOne && agree(third, other)) || (isWithOther && agree(third, one))) return true
    if (!isAlike(third, one) && !isAlike(third, other)) return false
    // A large count that is told twice is no part of a sum.
    if ((bond >= 3 || isLargeCount(third)) && (agree(third, one) || agree(third, other))) return false
    return isNear(one.low + third.low, other.low) || isNear(other.low + third.low, one.low)
  })
}

/** A text that has the other amount as well tells two things: '$2,000 a lot, $3,500 a parcel, $2,900 on average'. */
function isToldBeside(third: Statement, one: Statement, other: Statement): boolean {
  return one.claim.kind === 'money' && third.low === one.low && third.claim.address === other.claim.address
}

const moreOfThem =
  /\b([\p{L}-]+|\d[\d,]*) (?:more|others|extra|spare|additional)\b(?! (?:than|years?|months?|weeks?|days?|hours?|a)\b)/giu

/** The numbers of 'twelve benches and a class room with six more'. */
const listMore = readOnce(({ claim: { sentence } }) =>
  Array.from(
    sentence.matchAll(moreOfThem),
    ([, words = '']) => readKnownText(`${words} machines`).at(0)?.low ?? 0,
  ),
)

/** 'Eighteen benches' are twelve and six more. */
function isWithMore(whole: Statement, part: Statement, group: readonly Statement[]): boolean {
  return group.some(
    (third) =>
      agree(third, part) && listMore(third).some((more) => more > 0 && part.low + more === whole.low),
  )
}

/** The total of all amounts of the other text, or the average of its field's prices. */
function isMadeOf(whole: Statement, part: Statement, group: readonly Statement[]): boolean {
  const parts = group.filter(({ claim }) => claim.address === part.claim.address)
  if (
    parts.length > 1 &&
    isNear(
      parts.reduce((sum, { low }) => sum + low, 0),
      whole.low,
    )
  )
    return true
  const prices = group.filter(({ claim }) => claim.per !== null && claim.field === part.claim.field)
  return prices.some(({ low }) => low < whole.low) && prices.some(({ high }) => high > whole.high)
}

/** Whether the list that one of them is in has the other's amount, too, so that it lists kinds or tells their average. */
export function isListed(one: Statement, other: Statement, all: readonly Statement[]): boolean {
  if (one.claim.kind !== 'money') return false
  return all.some(
    ({ claim, low }) =>
      claim.kind === 'money' &&
      ((claim.field === one.claim.field && low === other.low) ||
        (claim.field === other.claim.field && low === one.low)),
  )
}

/** Two items of a list are beside each other, unless the words say clearly what one of them is of. */
function isBeside({ claim }: Statement, { claim: other }: Statement, bond: number): boolean {
  return bond < leastOfSameThing ? claim.field === other.field : claim.address === other.address
}

function isLargeCount({ claim, low }: Statement): boolean {
  return claim.kind === 'count' && low > 20
}

/** '15% on about 55% of nights' explains '45% of nights'. */
function isRest(third: Statement, one: Statement, other: Statement): boolean {
  const { field } = third.claim
  return (
    (field === one.claim.field && isNear(third.low + other.low, 100, 0.001)) ||
    (field === other.claim.field && isNear(third.low + one.low, 100, 0.001))
  )
}

/** Two counts of one unit are alike, other figures when they share a word. */
export function isAlike(one: Statement, other: Statement): boolean {
  return one.claim.kind === 'count' || [...one.words].some((word) => other.words.has(word))
}
