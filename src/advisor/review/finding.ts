import type { Suggestion } from '#advisor/advice/advice.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { reviewReaders, type ReviewReader, type Rule, weights } from '#advisor/rules/rule.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import { steps } from '#domain/plan/steps.ts'

export const findingLevels = ['blocks', 'weakens', 'fine'] as const
export type FindingLevel = (typeof findingLevels)[number]

/** A finding of the review. */
export interface ReviewFinding extends Suggestion {
  /** The same for the same finding after any edit that does not resolve it. An answer to it is kept by this key. */
  key: string
  level: FindingLevel
  steps: readonly number[]
  readers: readonly ReviewReader[]
  weight: number
}

/** What one rule finds. Two findings about the same place get keys of their own. */
export function applyRule(rule: Rule, facts: PlanFacts): ReviewFinding[] {
  const taken = new Map<string, number>()
  return [rule.find(facts) ?? []].flat().map((suggestion) => {
    const key = suggestion.address ? `${rule.id}@${writeAddress(suggestion.address)}` : rule.id
    const before = taken.get(key) ?? 0
    taken.set(key, before + 1)
    return {
      ...suggestion,
      key: before === 0 ? key : `${key}~${before + 1}`,
      level: judge(rule, suggestion),
      steps: rule.isShownAtEvidence ? listSteps(suggestion) : rule.steps,
      readers: rule.readers ?? reviewReaders,
      weight: rule.weight,
    }
  })
}

function listSteps({ address, evidence = [] }: Suggestion): number[] {
  const sections = new Set([address?.[0], ...evidence.map((place) => place.address[0])])
  return steps.flatMap(({ key, number }) => (sections.has(key) ? [number] : []))
}

/** A warning of weight is what an application fails on. Everything else that is not praise weakens it. */
function judge({ weight }: Rule, { type }: Suggestion): FindingLevel {
  if (type === 'insight') return 'fine'
  return type === 'warning' && weight >= weights.missing ? 'blocks' : 'weakens'
}
