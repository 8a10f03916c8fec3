import type { Proposal } from '#advisor/advice/advice.ts'
import type { ReviewFinding } from '#advisor/review/finding.ts'
import type { WireProposal, WireSuggestion } from '#contract/assistant.ts'
import type { ReviewFindingsAnswer } from '#contract/review-findings.ts'
import type { Prompt } from '#server/adapters/assistant/language-model.ts'
import { AppError } from '#server/http/app-error.ts'
import type { PlanBytes } from '#server/incoming-plans/plan-work.ts'

/** What is done on other threads, because it reads the plan: the built-in advisor, and what a model needs of it. */
export interface AdvisorJobs {
  suggest: (plan: PlanBytes) => Promise<WireSuggestion[]>
  answer: (plan: PlanBytes) => Promise<{ text: string; proposals: WireProposal[] }>
  promptSuggestions: (plan: PlanBytes) => Promise<Prompt>
  cleanSuggestions: (plan: PlanBytes, filled: unknown) => Promise<WireSuggestion[]>
  promptAnswer: (plan: PlanBytes) => Promise<Prompt>
  checkProposals: (plan: PlanBytes, proposals: readonly Proposal[]) => Promise<WireProposal[]>
  promptReview: (plan: PlanBytes) => Promise<{ prompt: Prompt; ours: readonly ReviewFinding[] }>
  checkFindings: (
    plan: PlanBytes,
    given: { filled: unknown; ours: readonly ReviewFinding[] },
  ) => Promise<ReviewFindingsAnswer['findings']>
}

/** Whether the plan was not read to its end, and sending it again now would change nothing. */
export function isUnread(error: unknown): boolean {
  return error instanceof AppError && error.code === 'plan_unread'
}

/** The same, or there was no thread for it in time. */
export function isUnadvised(error: unknown): boolean {
  return (
    isUnread(error) ||
    (error instanceof AppError && (error.code === 'unavailable' || error.code === 'rate_limited'))
  )
}
