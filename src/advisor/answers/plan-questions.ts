import { contentQuestions } from './content-questions.ts'
import { forecastQuestions } from './forecast-questions.ts'
import { progressQuestions, talkQuestions } from './progress-questions.ts'
import type { PlanQuestion } from './question-matchers.ts'
import type { Question } from './read-question.ts'
import { writingQuestions } from './writing-questions.ts'

/** Tried in this order, so that a specific question comes before a general one. */
export const planQuestions: readonly PlanQuestion[] = [
  ...talkQuestions,
  ...writingQuestions,
  ...forecastQuestions,
  ...progressQuestions,
  ...contentQuestions,
]

export function findPlanQuestion(question: Question): PlanQuestion | null {
  if (question.text === '') return null
  return planQuestions.find(({ isAsked }) => isAsked(question)) ?? null
}
