import type { Suggestion, SuggestionType } from '#advisor/advice/advice.ts'
import { readPlan } from '#advisor/facts/plan-facts.ts'
import { allRules } from '#advisor/rules/all/all-rules.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { fullPlan } from '#tests/builders/full-plan.ts'

/** Fields that replace the full plan's, section by section. */
export type PlanPatch = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A fault (or a merit) that a rule reports, and a plan for which it reports nothing. */
export interface RuleCase {
  rule: string
  fault: PlanPatch
  /** If left out, the full plan is the one without the fault. */
  fixed?: PlanPatch
  template?: string
  /** The month in which the plan is read, as year × 12 + month. */
  today?: number
  type?: SuggestionType
  /** Words of the title or content, including the person's own. */
  says: readonly string[]
  /** Where it leads, such as 'customerPersonas.personas.p1.painPoints'. */
  place: string
}

export function patchPlan(patch: PlanPatch): WorkbookData {
  const data: Record<string, unknown> = { ...fullPlan.data }
  for (const [section, fields] of Object.entries(patch)) {
    data[section] = { ...(data[section] as object), ...fields }
  }
  return restoreWorkbookData(JSON.parse(JSON.stringify(data)))
}

export function runRule(
  id: string,
  patch: PlanPatch,
  template = 'ecommerce',
  today: number | null = null,
): Suggestion[] {
  const rule = allRules.find((candidate) => candidate.id === id)
  if (!rule) throw new Error(`There is no rule ${id}`)
  return [rule.find(readPlan(patchPlan(patch), template, today)) ?? []].flat()
}

/** What a rule reported for its fault, beside what the case expects. */
export function compareCase(ruleCase: RuleCase) {
  const { rule, fault, template, today, type = 'recommendation', says, place } = ruleCase
  const found = runRule(rule, fault, template, today)
  const words = found.map(({ title, content }) => `${title}\n${content}`).join('\n')
  return {
    found: {
      count: found.length,
      type: found[0]?.type,
      place: writeAddress(found[0]?.address ?? []),
      unsaid: says.filter((word) => !words.includes(word)),
    },
    expected: { count: 1, type, place, unsaid: [] },
  }
}

/** The warnings and recommendations of a rule, without praise. */
export function findFaults(id: string, patch: PlanPatch, template?: string): Suggestion[] {
  return runRule(id, patch, template).filter(({ type }) => type !== 'insight')
}
