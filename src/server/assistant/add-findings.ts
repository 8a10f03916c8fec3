import { checkAddedFindings } from '#advisor/review/added-findings.ts'
import { parseAddedFindings, type ReviewFindingsAnswer, toWireFinding } from '#contract/review-findings.ts'
import { countMonths } from '#domain/plan/count-months.ts'
import { isRecord } from '#domain/plan/lenient.ts'
import { ModelFailure } from '#server/adapters/assistant/language-model.ts'
import { AppError } from '#server/http/app-error.ts'
import { type AssistantDependencies, type Asking, chooseAdvisor } from './assistant.ts'
import type { PlanContext } from './prompts.ts'
import { buildReviewPrompt, findingsJsonSchema } from './review-prompt.ts'

const noModelNotice = 'No language model is set up here. The review has all that the built-in advisor found.'

/** What a model finds besides our rules. It is told what they found, and cannot change any of it. */
export async function addFindings(
  dependencies: AssistantDependencies,
  asking: Asking,
  { data, template }: PlanContext,
): Promise<ReviewFindingsAnswer> {
  const advisor = await chooseAdvisor(dependencies, asking)
  if (advisor.answersBy === 'built-in') {
    return { findings: [], source: 'built-in', notice: advisor.notice ?? noModelNotice }
  }
  const { reviewPlan } = await import('#advisor/review/review-plan.ts')
  const ours = reviewPlan(data, template, countMonths(new Date(dependencies.now())))
  try {
    const filled = await advisor.model.fill(buildReviewPrompt(data, ours), findingsJsonSchema, {
      signal: asking.signal,
      onUsage: advisor.onUsage,
    })
    const written = parseAddedFindings(isRecord(filled) ? filled['findings'] : null)
    const shown = written.filter(({ places }) => places.every(({ address }) => address[1] !== 'cover'))
    return { findings: checkAddedFindings(data, ours, shown).map(toWireFinding), source: 'model' }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    throw new AppError('assistant_failed', { cause: error })
  }
}
