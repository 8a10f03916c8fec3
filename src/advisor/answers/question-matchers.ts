import type { QuickActionId } from '#advisor/advice/quick-actions.ts'
import type { AnswerPlan, AnswerPlanLater } from './answer-context.ts'
import type { Question } from './read-question.ts'

/** Something that people ask about their own plan. */
export interface PlanQuestion {
  readonly id: string
  /** How to ask it, as the advisor itself suggests it. */
  readonly example: string
  readonly isAsked: IsAsked
  readonly answer: AnswerPlan | AnswerPlanLater | QuickActionId
  /** The article whose main point follows the answer. */
  readonly articleId?: string
}

type IsAsked = (question: Question) => boolean

/** The question names the plan's owner and the subject, in either order. */
export function about(subject: string): IsAsked {
  const owner = String.raw`\b(?:my|our|ours|mine|we|i|us|this plan|the plan)\b`
  const pattern = new RegExp(String.raw`${owner}.*\b(?:${subject})\b|\b(?:${subject})\b.*${owner}`, 'u')
  return ({ text, isHowTo }) => !isHowTo && pattern.test(text)
}

/** The question uses these words, even if it sounds like a general question. */
export function says(pattern: RegExp): IsAsked {
  return ({ text }) => pattern.test(text)
}

/** The question uses these words and is about this plan. */
export function asks(pattern: RegExp): IsAsked {
  return ({ text, isHowTo }) => !isHowTo && pattern.test(text)
}

export function asksFor(subject: RegExp): IsAsked {
  return ({ text, isHowTo, wantsText }) => wantsText && !isHowTo && subject.test(text)
}

export function either(...tests: readonly IsAsked[]): IsAsked {
  return (question) => tests.some((test) => test(question))
}
