import { type PlanFacts, readPlan } from '#advisor/facts/plan-facts.ts'
import type { ReviewFinding } from '#advisor/review/finding.ts'
import { sortByAnswer } from '#advisor/review/answers.ts'
import { listKeyFigures } from '#advisor/review/key-figures.ts'
import { findingsFor, judgeReadiness } from '#advisor/review/readiness.ts'
import { reviewFacts } from '#advisor/review/review-plan.ts'
import { addSources, hasSource } from '#advisor/review/sources.ts'
import type { Condition, Task } from '#domain/course/lesson.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { plural } from '#domain/wording/plural.ts'
import { checkFilled, checkItems, checkOwnWords } from './field-conditions.ts'
import { checkForecast } from './forecast-conditions.ts'
import type { TaskState } from './task-state.ts'

/** How far the plan is with each task of an exercise. The plan alone decides, so nothing can be ticked by hand. */
export function checkExercise(
  tasks: readonly Task[],
  plan: { data: WorkbookData; templateId: string; today: number },
): TaskState[] {
  const facts = readPlan(plan.data, plan.templateId, plan.today)
  const open = once(() => sortByAnswer(reviewFacts(facts), plan.data.review.answers).open)
  return tasks.map(({ pass }) => checkCondition(pass, facts, open))
}

function checkCondition(
  condition: Condition,
  facts: PlanFacts,
  listOpen: () => readonly ReviewFinding[],
): TaskState {
  const { data } = facts
  if ('ownWords' in condition) return checkOwnWords(data, condition.ownWords, condition.words)
  if ('items' in condition) {
    return checkItems(data, condition.items, condition.count, condition.parts ?? [])
  }
  if ('filled' in condition) return checkFilled(data, condition.filled)
  if ('forecast' in condition) return checkForecast(condition.forecast, facts)
  if ('resolved' in condition) return checkResolved(condition.resolved, listOpen())
  if ('sourced' in condition) return checkSourced(facts, condition.sourced)
  const { state, title } = judgeReadiness(condition.ready, findingsFor(condition.ready, listOpen()))
  return { isPassed: state !== 'blocked', detail: title, address: wholePlan }
}

const wholePlan: FieldAddress = ['implementationTimeline', 'executiveSummary']

/** The key of a finding begins with the id of its rule. */
function checkResolved(ruleIds: readonly string[], open: readonly ReviewFinding[]): TaskState {
  const left = open.filter(
    ({ key, level }) => level !== 'fine' && ruleIds.some((id) => key === id || key.startsWith(`${id}@`)),
  )
  const [first] = left
  return first
    ? { isPassed: false, detail: first.title, address: first.address ?? wholePlan }
    : { isPassed: true, detail: 'The review finds nothing here.', address: wholePlan }
}

function checkSourced(facts: PlanFacts, percent: number): TaskState {
  const figures = addSources(listKeyFigures(facts), facts.data.review.sources)
  const sourced = figures.filter(hasSource).length
  const first = figures.find((figure) => !hasSource(figure))
  return {
    isPassed: figures.length > 0 && sourced * 100 >= percent * figures.length,
    detail: `${sourced} of ${figures.length} key ${plural(figures.length, 'figure')}`,
    address: first?.address ?? wholePlan,
  }
}

function once<Value>(read: () => Value): () => Value {
  let kept: { value: Value } | null = null
  return () => (kept ??= { value: read() }).value
}
