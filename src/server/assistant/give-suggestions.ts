import * as z from 'zod/mini'
import { type SuggestionsAnswer, suggestionSchema } from '#contract/assistant.ts'
import { countMonths } from '#domain/plan/count-months.ts'
import { toWireSuggestion } from '#contract/wire-advice.ts'
import { cleanSuggestionContent } from '#advisor/model-replies/clean-reply.ts'
import { ModelFailure } from '#server/adapters/assistant/language-model.ts'
import { AppError } from '#server/http/app-error.ts'
import { type AssistantDependencies, type Asking, chooseAdvisor } from './assistant.ts'
import { buildSuggestionsPrompt, type PlanContext, suggestionsJsonSchema } from './prompts.ts'

const maxSuggestions = 5

export async function giveSuggestions(
  dependencies: AssistantDependencies,
  asking: Asking,
  context: PlanContext,
): Promise<SuggestionsAnswer> {
  const advisor = await chooseAdvisor(dependencies, asking)
  if (advisor.answersBy === 'built-in') {
    const { suggestFor } = await import('#advisor/suggest.ts')
    const suggestions = suggestFor(
      context.stepNumber,
      context.data,
      context.template,
      countMonths(new Date()),
    ).map(toWireSuggestion)
    return {
      suggestions,
      source: 'built-in',
      ...(advisor.notice === undefined ? {} : { notice: advisor.notice }),
    }
  }
  try {
    const filled = await advisor.model.fill(buildSuggestionsPrompt(context), suggestionsJsonSchema, {
      signal: asking.signal,
      onUsage: advisor.onUsage,
    })
    return { suggestions: readSuggestions(filled), source: 'model' }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    throw new AppError('assistant_failed', { cause: error })
  }
}

/** Each suggestion is checked separately, so that one malformed suggestion does not cost the person the others. */
function readSuggestions(filled: unknown): SuggestionsAnswer['suggestions'] {
  const { suggestions } = z.parse(z.object({ suggestions: z.catch(z.array(z.unknown()), []) }), filled ?? {})
  return suggestions.slice(0, maxSuggestions).flatMap((written) => {
    const suggestion = z.safeParse(suggestionSchema, written)
    if (!suggestion.success || suggestion.data.content.trim() === '') return []
    const { type, title, content } = suggestion.data
    return [{ type, title, content: cleanSuggestionContent(content) }]
  })
}
