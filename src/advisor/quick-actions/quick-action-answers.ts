import type { QuickActionId } from '#advisor/advice/quick-actions.ts'
import type { AnswerPlan, AnswerPlanLater } from '#advisor/answers/answer-context.ts'
import { answerCompetitorResearch } from './competitor-research.ts'
import { answerKeywordIdeas } from './keyword-ideas.ts'
import { answerMarketSizing } from './market-sizing.ts'
import { answerTargetPersonas } from './target-personas.ts'

export const quickActionAnswers: Readonly<Record<QuickActionId, AnswerPlan | AnswerPlanLater>> = {
  'market-sizing': answerMarketSizing,
  'competitor-research': answerCompetitorResearch,
  'target-personas': answerTargetPersonas,
  'keyword-ideas': answerKeywordIdeas,
}
