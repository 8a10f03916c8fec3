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
  const states = tasks.map(({ pass }) => checkCondition(pass, facts, open))
  // The review finds nothing in a plan that says nothing, so its silence counts only beside a task of the learner's own.
  const hasOwnWork = tasks.some(({ pass }, index) => !('resolved' in pass) && states[index]?.isPassed)
  return states.map((state, index) =>
    isReviewTask(tasks[index]) && !hasOwnWork ? nothingToRead(state) : state,
  )
}

const isReviewTask = (task: Task | undefined) => task !== undefined && 'resolved' in task.pass

function nothingToRead({ isPassed, detail, address }: TaskState): TaskState {
  return { isPassed: false, detail: isPassed ? 'There is nothing of yours to read yet.' : detail, address }
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
  if ('resolved' in condition) {
    const needs = (condition.needs ?? []).map((need) => checkCondition(need, facts, listOpen))
    return needs.find(({ isPassed }) => !isPassed) ?? checkResolved(condition.resolved, listOpen())
  }
  if ('sourced' in condition) return checkSourced(facts, condition.sourced)
  return checkReady(condition.ready, listOpen())
}

/** Any reader will do for a plan that is not meant for a bank. */
function checkReady(wanted: 'bank' | 'any', open: readonly ReviewFinding[]): TaskState {
  const readers = wanted === 'any' ? (['bank', 'investor'] as const) : ([wanted] as const)
  const judged = readers.map((reader) => judgeReadiness(reader, findingsFor(reader, open)))
  const found = judged.find(({ state }) => state !== 'blocked')
  return { isPassed: found !== undefined, detail: (found ?? judged[0])?.title ?? '', address: wholePlan }
}

const wholePlan: FieldAddress = ['implementationTimeline', 'executiveSummary']
const figureSources = ['review', 'sources'] as const

/** The key of a finding begins with the id of its rule. */
function checkResolved(ruleIds: readonly string[], open: readonly ReviewFinding[]): TaskState {
  const first = open.find(
    ({ key, level }) => level !== 'fine' && ruleIds.some((id) => key === id || key.startsWith(`${id}@`)),
  )
  return first
    ? { isPassed: false, detail: first.title, address: first.address ?? wholePlan }
    : { isPassed: true, detail: 'The review finds nothing here.', address: wholePlan }
}

function checkSourced(facts: PlanFacts, percent: number): TaskState {
  const figures = addSources(listKeyFigures(facts), facts.data.review.sources)
  const sourced = figures.filter(hasSource).length
  return {
    isPassed: figures.length > 0 && sourced * 100 >= percent * figures.length,
    detail: `${sourced} of ${figures.length} key ${plural(figures.length, 'figure')}`,
    // The review lists them all, so that a source is given to one after the other.
    address: figures.length > 0 ? figureSources : ['marketAnalysis', 'tam'],
  }
}

function once<Value>(read: () => Value): () => Value {
  let kept: { value: Value } | null = null
  return () => (kept ??= { value: read() }).value
}
