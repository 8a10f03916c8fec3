import type { ReviewFindingsAnswer } from '#contract/review-findings.ts'
import { ModelFailure } from '#server/adapters/assistant/language-model.ts'
import { AppError } from '#server/http/app-error.ts'
import { type AssistantDependencies, type Asking, chooseAdvisor, pickNotice } from './assistant.ts'
import { findingsJsonSchema } from './reply-schemas.ts'

const noModelNotice = 'No language model is set up here. The review has all that the built-in advisor found.'

/** What a model finds besides our rules. It is told what they found, and cannot change any of it. */
export async function addFindings(
  dependencies: AssistantDependencies,
  asking: Asking,
): Promise<ReviewFindingsAnswer> {
  const { jobs, model } = dependencies
  const { plan, signal } = asking
  // A request that is refused takes none of the day's calls.
  const asked = model && (await jobs.promptReview(plan))
  const advisor = await chooseAdvisor(dependencies, asking)
  if (advisor.answersBy === 'built-in' || !asked) {
    return { findings: [], source: 'built-in', notice: noModelNotice, ...pickNotice(advisor) }
  }
  try {
    const filled = await advisor.model.fill(asked.prompt, findingsJsonSchema, {
      signal,
      onUsage: advisor.onUsage,
    })
    return { findings: await jobs.checkFindings(plan, { filled, ours: asked.ours }), source: 'model' }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    throw new AppError('assistant_failed', { cause: error })
  }
}
