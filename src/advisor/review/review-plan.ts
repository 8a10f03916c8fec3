import type { Suggestion } from '#advisor/advice/advice.ts'
import { type PlanFacts, readPlan } from '#advisor/facts/plan-facts.ts'
import { allRules } from '#advisor/rules/all-rules.ts'
import { reviewReaders, type ReviewReader, type Rule, weights } from '#advisor/rules/rule.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { dropFalsePraise } from './drop-false-praise.ts'

export type FindingLevel = 'blocks' | 'weakens' | 'fine'

/** A finding of the review. */
export interface ReviewFinding extends Suggestion {
  /** The same for the same finding after any edit that does not resolve it. An answer to it is kept by this key. */
  key: string
  level: FindingLevel
  steps: readonly number[]
  readers: readonly ReviewReader[]
  weight: number
}

/** Everything that the rules say about a plan, heaviest first, each level in turn. */
export function reviewPlan(data: WorkbookData, templateId: string): ReviewFinding[] {
  const facts = readPlan(data, templateId)
  const found = allRules.flatMap((rule) => findAll(rule, facts))
  const order: readonly FindingLevel[] = ['blocks', 'weakens', 'fine']
  return dropFalsePraise(dropRepeated(found)).toSorted(
    (one, other) => order.indexOf(one.level) - order.indexOf(other.level) || other.weight - one.weight,
  )
}

/** The findings that one reader cares about. */
export function findingsFor(reader: ReviewReader, findings: readonly ReviewFinding[]): ReviewFinding[] {
  return findings.filter(({ readers }) => readers.includes(reader))
}

function findAll(rule: Rule, facts: PlanFacts): ReviewFinding[] {
  const found = rule.find(facts)
  if (!found) return []
  return [found].flat().map((suggestion) => ({
    ...suggestion,
    key: suggestion.address ? `${rule.id}@${writeAddress(suggestion.address)}` : rule.id,
    level: judge(rule, suggestion),
    steps: rule.steps,
    readers: rule.readers ?? reviewReaders,
    weight: rule.weight,
  }))
}

/** A warning of weight is what an application fails on. Everything else that is not praise weakens it. */
function judge({ weight }: Rule, { type }: Suggestion): FindingLevel {
  if (type === 'insight') return 'fine'
  return type === 'warning' && weight >= weights.missing ? 'blocks' : 'weakens'
}

function dropRepeated(findings: readonly ReviewFinding[]): ReviewFinding[] {
  const seen = new Set<string>()
  return findings.filter(({ key }) => seen.size < seen.add(key).size)
}
