import { type SuggestionsAnswer, unavailableSuggestion } from '#contract/assistant.ts'
import { ModelFailure } from '#server/adapters/assistant/language-model.ts'
import { AppError } from '#server/http/app-error.ts'
import { isUnadvised } from './advisor-jobs.ts'
import { type AssistantDependencies, type Asking, chooseAdvisor, pickNotice } from './assistant.ts'
import { suggestionsJsonSchema } from './reply-schemas.ts'

/** A plan that cannot be read in time gets the note that says so, and the person goes on without. */
export async function giveSuggestions(
  dependencies: AssistantDependencies,
  asking: Asking,
): Promise<SuggestionsAnswer> {
  try {
    return await suggest(dependencies, asking)
  } catch (error) {
    if (!isUnadvised(error)) throw error
    return { suggestions: [unavailableSuggestion], source: 'built-in' }
  }
}

async function suggest(dependencies: AssistantDependencies, asking: Asking): Promise<SuggestionsAnswer> {
  const { jobs, model } = dependencies
  const { plan, signal } = asking
  // A request that is refused takes none of the day's calls.
  const prompt = model && (await jobs.promptSuggestions(plan))
  const advisor = await chooseAdvisor(dependencies, asking)
  if (advisor.answersBy === 'built-in' || !prompt) {
    return { suggestions: await jobs.suggest(plan), source: 'built-in', ...pickNotice(advisor) }
  }
  try {
    const filled = await advisor.model.fill(prompt, suggestionsJsonSchema, {
      signal,
      onUsage: advisor.onUsage,
    })
    return { suggestions: await jobs.cleanSuggestions(plan, filled), source: 'model' }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    throw new AppError('assistant_failed', { cause: error })
  }
}
