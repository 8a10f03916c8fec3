import type { Reply } from './advice/advice.ts'
import { type QuickActionId, quickActions } from './advice/quick-actions.ts'
import { type AnswerPlan, type OpenPlan, type PlanAnswer, readContext } from './answers/answer-context.ts'
import { findPlanQuestion, planQuestions } from './answers/plan-questions.ts'
import { readQuestion } from './answers/read-question.ts'
import { admitNoGuidance, showArticle, showGist } from './answers/show-articles.ts'
import { findArticle } from './articles/all-articles.ts'
import { searchArticles } from './articles/search-articles.ts'
import { answerCompetitorResearch } from './quick-actions/competitor-research.ts'
import { answerKeywordIdeas } from './quick-actions/keyword-ideas.ts'
import { answerMarketSizing } from './quick-actions/market-sizing.ts'
import { answerTargetPersonas } from './quick-actions/target-personas.ts'

const quickActionAnswers: Readonly<Record<QuickActionId, AnswerPlan>> = {
  'market-sizing': answerMarketSizing,
  'competitor-research': answerCompetitorResearch,
  'target-personas': answerTargetPersonas,
  'keyword-ideas': answerKeywordIdeas,
}

export interface AskedAction extends OpenPlan {
  /** The id of a quick action, or what the person typed. */
  readonly action: string
}

/**
 * The built-in advisor's answer: a quick action, an answer from the plan, or an article, in this order. The same
 * question on the same plan always gets the same answer. Load this module with the first question, because it
 * includes all articles. The forecast is loaded by the questions that need it.
 */
export async function answerAction({ action, stepNumber, data, templateId }: AskedAction): Promise<Reply> {
  const typed = action.trim()
  const context = readContext({ data, stepNumber, templateId }, typed)
  const quickAction = quickActions.find(({ id, label }) => id === typed || label === typed)
  if (quickAction) return toReply(quickActionAnswers[quickAction.id](context))
  const asked = findPlanQuestion(readQuestion(typed))
  if (asked) {
    const answer = typeof asked.answer === 'string' ? quickActionAnswers[asked.answer] : asked.answer
    return toReply(await answer(context), asked.articleId)
  }
  const { answer, nearest } = searchArticles(typed)
  if (!answer) return { text: admitNoGuidance(nearest, stepNumber), proposals: [] }
  const onPlan = planQuestions.find(({ articleId }) => articleId === answer.id)
  return { text: showArticle(answer, nearest, onPlan?.example ?? null), proposals: [] }
}

function toReply({ text, proposals = [] }: PlanAnswer, articleId?: string): Reply {
  const article = articleId === undefined ? null : findArticle(articleId)
  return { text: article ? `${text}\n\n${showGist(article)}` : text, proposals }
}
