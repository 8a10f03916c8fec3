import type { Claim } from '#advisor/facts/claims/claim.ts'
import { readClaims } from '#advisor/facts/claims/read-claims.ts'

const readLength = 300
const longestMonths = 600

/** The first percentage, as it is said: 20 for '20 %' and for 'a fifth'. */
export function readPercent(question: string): number | null {
  return read(question).find(isPercentage)?.low ?? null
}

/** The first span of time, in months: 60 for 'five years'. */
export function readMonths(question: string): number | null {
  return firstOf(read(question).map(toMonths))
}

/** The first number of points: 2 for 'two points'. */
export function readPoints(question: string): number | null {
  return read(question).find(({ unit }) => unit === 'point')?.low ?? null
}

const termBefore = /\b(?:over|for|in|within|across)\s$/iu
const termAfter = /^\s(?:loan|term)\b/iu

/** The span of time that a loan runs, in months: 'over five years', '84-month loan'. */
export function readTerm(question: string): number | null {
  return firstOf(
    read(question)
      .filter((claim) => isBetween(question, claim, termBefore, termAfter))
      .map(toMonths),
  )
}

const rateBefore = /\b(?:at|rate|interest|apr)(?: rate)?(?: of| is| at)?\s$/iu
const rateAfter = /^\s(?:interest|rate|apr|fixed|loan)\b/iu

/** The percentage that is a loan's: 'at 9%', '9% interest'. */
export function readLoanRate(question: string): number | null {
  const found = read(question).find(
    (claim) => isPercentage(claim) && isBetween(question, claim, rateBefore, rateAfter),
  )
  return found?.low ?? null
}

const levelBefore = /\b(?:to|is|are|was|were|at)\s$/iu
const difference = /\b(?:points?|higher|lower|more|less)\b/iu

/** The percentage that something ends at: 12 for 'rises to 12%', and none for 'is 12% higher'. */
export function readLevel(question: string): number | null {
  const found = read(question).find(
    (claim) =>
      isPercentage(claim) &&
      levelBefore.test(question.slice(0, claim.start)) &&
      !difference.test(question.slice(claim.end)),
  )
  return found?.low ?? null
}

function read(question: string): readonly Claim[] {
  return readClaims(question.slice(0, readLength))
}

function isPercentage({ kind, unit }: Claim): boolean {
  return kind === 'percent' && unit === null
}

function toMonths({ kind, low, unit }: Claim): number | null {
  if (kind !== 'duration' || (unit !== 'year' && unit !== 'month')) return null
  const months = unit === 'year' ? low * 12 : low
  return months >= 1 && months <= longestMonths ? months : null
}

function isBetween(question: string, { start, end }: Claim, before: RegExp, after: RegExp): boolean {
  return before.test(question.slice(0, start)) || after.test(question.slice(end))
}

function firstOf(numbers: readonly (number | null)[]): number | null {
  return numbers.find((number) => number !== null) ?? null
}
