import type { AnswerPlanLater } from './answer-context.ts'

/** All rules are fetched only for the questions that need them. */
const load = () => import('./answer-review.ts')

export const answerReadiness: AnswerPlanLater = async (context) => (await load()).answerReadiness(context)

export const answerContradictions: AnswerPlanLater = async (context) =>
  (await load()).answerContradictions(context)

export const sayNext: AnswerPlanLater = async ({ facts }) => ({ text: (await load()).sayNextFindings(facts) })
