import { type PlanFacts, readPlan } from '#advisor/facts/plan-facts.ts'
import { allRules } from '#advisor/rules/all/all-rules.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { dropFalsePraise } from './drop-false-praise.ts'
import { applyRule, findingLevels, type ReviewFinding } from './finding.ts'
import { findUnfinished } from './find-unfinished.ts'

/**
 * Everything that the rules say about a plan, and what is not written yet. Each level in turn, heaviest first. Today is
 * year × 12 + month.
 */
export function reviewPlan(
  data: WorkbookData,
  templateId: string,
  today: number | null = null,
): ReviewFinding[] {
  return reviewFacts(readPlan(data, templateId, today))
}

/** The same for a plan that is already read. */
export function reviewFacts(facts: PlanFacts): ReviewFinding[] {
  return finish(reviewInParts(facts))
}

/** One rule at a time, so that whoever runs it can stop in between. */
export function* reviewInParts(facts: PlanFacts): Generator<void, ReviewFinding[]> {
  const byRules: ReviewFinding[] = []
  for (const rule of allRules) {
    byRules.push(...applyRule(rule, facts))
    yield
  }
  const found = [...byRules, ...findUnfinished(facts, byRules)]
  const sorted = found.toSorted(
    (one, other) =>
      findingLevels.indexOf(one.level) - findingLevels.indexOf(other.level) || other.weight - one.weight,
  )
  return dropFalsePraise(dropRepeated(sorted))
}

/** Runs all parts at once. */
export function finish<Result>(parts: Generator<void, Result>): Result {
  let part = parts.next()
  while (part.done !== true) part = parts.next()
  return part.value
}

/** Two rules that say the same in the same words about the same place, or compare the same places, are one finding. */
function dropRepeated(findings: readonly ReviewFinding[]): ReviewFinding[] {
  const seen = new Set<string>()
  return findings.filter((finding) => {
    const place = finding.address ? writeAddress(finding.address) : ''
    const compared = listCompared(finding)
    const keys = [`${finding.title} ${place}`, ...(compared === '' ? [] : [`${place}: ${compared}`])]
    const isKnown = keys.some((key) => seen.has(key))
    for (const key of keys) seen.add(key)
    return !isKnown
  })
}

/** A warning stands for itself: cash that runs out and a loan that is not paid are two faults of the same places. */
function listCompared({ type, evidence = [] }: ReviewFinding): string {
  const places = new Set(evidence.map(({ address }) => writeAddress(address)))
  return places.size < 2 || type !== 'recommendation' ? '' : [...places].toSorted().join(' ')
}
