import type { Proposal } from '#advisor/advice/advice.ts'
import type { CheckOrder } from '#server/course/check-lesson.ts'
import { readCourseQuestion } from '#server/course/read-course-question.ts'
import type { JobName } from '#server/incoming-plans/job-rules.ts'
import type { Job } from '#server/threads/thread-messages.ts'
import { readSave } from '#server/workbooks/prepare-save.ts'
import type { checkFindings } from './help-model.ts'

const loadAdvice = () => import('./advise.ts')
const loadHelp = () => import('./help-model.ts')

/** Everything that reads a plan. The thread for saves does without the advisor, so the others load it. */
export const planJobs = {
  readSave,
  readCourseQuestion,
  suggest: async (plan: Uint8Array) => (await loadAdvice()).suggest(plan),
  answer: async (plan: Uint8Array) => (await loadAdvice()).answer(plan),
  checkPlan: async (plan: Uint8Array, order: CheckOrder) =>
    (await import('./check-plan.ts')).checkPlan(plan, order),
  promptSuggestions: async (plan: Uint8Array) => (await loadHelp()).promptSuggestions(plan),
  cleanSuggestions: async (plan: Uint8Array, filled: unknown) =>
    (await loadHelp()).cleanSuggestions(plan, filled),
  promptAnswer: async (plan: Uint8Array) => (await loadHelp()).promptAnswer(plan),
  checkProposals: async (plan: Uint8Array, proposals: readonly Proposal[]) =>
    (await loadHelp()).checkProposals(plan, proposals),
  promptReview: async (plan: Uint8Array) => (await loadHelp()).promptReview(plan),
  checkFindings: async (plan: Uint8Array, given: Parameters<typeof checkFindings>[1]) =>
    (await loadHelp()).checkFindings(plan, given),
} satisfies Record<JobName, Job>

export type PlanJobs = typeof planJobs
