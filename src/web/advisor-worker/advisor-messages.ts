import type { Reply, Suggestion } from '#advisor/advice/advice.ts'
import type { ReviewFinding } from '#advisor/review/finding.ts'
import type { KeyFigure } from '#advisor/review/key-figures.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

/** The plan that a question is about. */
export interface PlanOrder {
  data: WorkbookData
  templateId: string
}

export interface Reviewed {
  findings: readonly ReviewFinding[]
  figures: readonly KeyFigure[]
}

/** What is asked of the plan. */
export type AdvisorTask =
  | { readonly ask: 'review' }
  | { readonly ask: 'suggestions'; readonly stepNumber: number }
  | { readonly ask: 'answer'; readonly stepNumber: number; readonly action: string }

/** What the worker gives for each task. */
export interface AdvisorAnswers {
  review: Reviewed
  suggestions: readonly Suggestion[]
  answer: Reply
}

/** The sections that changed since the last question. The worker keeps the others. */
export interface AdvisorQuestion {
  /** The answer repeats it. */
  id: number
  changed: Partial<WorkbookData>
  templateId: string
  task: AdvisorTask
}

/** Ends the review that is under way. It gets no answer. */
export interface ReviewStop {
  stop: true
}

/** Says that the worker now works on a question, so that its time counts from here. */
export interface AdvisorBegun {
  id: number
  begun: true
}

export interface AdvisorAnswer {
  id: number
  /** Null for a review that was stopped. */
  answer: AdvisorAnswers[keyof AdvisorAnswers] | null
}
