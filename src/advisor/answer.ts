import type { Reply } from './advice/advice.ts'
import { type QuickActionId, quickActions } from './advice/quick-actions.ts'
import { type AnswerContext, type OpenPlan, type PlanAnswer, readContext } from './answers/answer-context.ts'
import { findPlanQuestion, planQuestions } from './answers/plan-questions.ts'
import { loadChangeAnswers } from './answers/load-forecast-answers.ts'
import { type Question, readQuestion } from './answers/read-question.ts'
import { admitNoGuidance, showArticle, showGist } from './answers/show-articles.ts'
import { findArticle } from './articles/all-articles.ts'
import { searchArticles } from './articles/search-articles.ts'

export interface AskedAction extends OpenPlan {
  /** The id of a quick action, or what the person typed. */
  readonly action: string
}

/**
 * The built-in advisor's answer: a quick action, an answer from the plan, or an article, in this order. The same
 * question on the same plan always gets the same answer. Load this module with the first question, because it
 * includes all articles. Quick actions and the forecast are loaded by the questions that need them.
 */
export async function answerAction({ action, ...plan }: AskedAction): Promise<Reply> {
  const typed = action.trim()
  const context = readContext(plan, typed)
  const quickAction = quickActions.find(({ id, label }) => id === typed || label === typed)
  if (quickAction) return toReply(await answerQuickAction(quickAction.id, context))
  const question = readQuestion(typed)
  const fromFigures = await answerFromFigures(question, context)
  if (fromFigures) return toReply(fromFigures)
  const asked = findPlanQuestion(question)
  if (asked) {
    const { answer, articleId } = asked
    return toReply(
      await (typeof answer === 'string' ? answerQuickAction(answer, context) : answer(context)),
      articleId,
    )
  }
  const { answer, nearest } = searchArticles(typed)
  if (!answer) return { text: admitNoGuidance(nearest, plan.stepNumber), proposals: [] }
  const onPlan = planQuestions.find(({ articleId }) => articleId === answer.id)
  return { text: showArticle(answer, nearest, onPlan?.example ?? null), proposals: [] }
}

/** What names one of the plan's own figures, to be told or changed, before what only sounds like a topic. */
async function answerFromFigures(question: Question, context: AnswerContext): Promise<PlanAnswer | null> {
  if (question.text === '') return null
  const [{ answerLookUp }, { answerLineChange }] = await Promise.all([
    import('./answers/answer-look-up.ts'),
    loadChangeAnswers(),
  ])
  return answerLookUp(question, context) ?? answerLineChange(context)
}

async function answerQuickAction(id: QuickActionId, context: AnswerContext): Promise<PlanAnswer> {
  const { quickActionAnswers } = await import('./quick-actions/quick-action-answers.ts')
  return quickActionAnswers[id](context)
}

function toReply({ text, proposals = [] }: PlanAnswer, articleId?: string): Reply {
  const article = articleId === undefined ? null : findArticle(articleId)
  return { text: article ? `${text}\n\n${showGist(article)}` : text, proposals }
}
