import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { Suggestion } from './advice/advice.ts'
import { type PlanFacts, readPlan } from './facts/plan-facts.ts'
import { sortByAnswer } from './review/answers.ts'
import { dropFalsePraise } from './review/drop-false-praise.ts'
import { applyRule, type ReviewFinding } from './review/finding.ts'
import { allRules, stepRules } from './rules/all/all-rules.ts'
import { type Rule, weights } from './rules/rule.ts'

/** People do not read more than this. Praise has its own limit, so that faults never crowd it out. */
const mostFaults = 6
const mostInsights = 2
const mostWhenBlank = 2

/**
 * What the built-in advisor says about a step. What would sink a loan application comes first. An empty step gets one
 * first move, and what other steps already show. Today is year × 12 + month.
 */
export function suggestFor(
  stepNumber: number,
  data: WorkbookData,
  templateId: string,
  today?: number,
): Suggestion[] {
  const step = stepRules.find((candidate) => candidate.step === stepNumber)
  if (!step) return []
  const facts = readPlan(data, templateId, today)
  const rules = allRules.filter(({ steps }) => steps.includes(step.step))
  if (step.isBlank(facts)) {
    const helpful = findAll(
      rules.filter(({ whenBlank }) => whenBlank),
      facts,
      step.step,
    )
    return dropRepeated([step.suggestFirstMove(facts), ...helpful.slice(0, mostWhenBlank)])
  }
  const { open, answered } = sortByAnswer(findAll(rules, facts, step.step), data.review.answers)
  // An answered fault is not praised either.
  const found = dropFalsePraise(dropRepeated([...open, ...answered.map(({ finding }) => finding)])).filter(
    (one) => !answered.some(({ finding }) => finding === one),
  )
  const insights = found.filter(({ type }) => type === 'insight').slice(0, mostInsights)
  const faults = found.filter(({ type }) => type !== 'insight').slice(0, mostFaults)
  return [...faults, ...insights]
}

/**
 * Heaviest first. Notes of the same weight keep their order. A check that found nothing wrong comes after the praise
 * that says more, however heavy its fault would be.
 */
function findAll(rules: readonly Rule[], facts: PlanFacts, step: number): ReviewFinding[] {
  return rules
    .flatMap((rule) => applyRule(rule, facts))
    .filter(({ steps }) => steps.includes(step))
    .map((finding) => ({
      finding,
      weight:
        finding.type === 'insight' && finding.weight > weights.polish ? weights.praise - 1 : finding.weight,
    }))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ finding }) => finding)
}

function dropRepeated<Note extends Suggestion>(suggestions: readonly Note[]): Note[] {
  const seen = new Set<string>()
  return suggestions.filter(({ title }) => seen.size < seen.add(title).size)
}
