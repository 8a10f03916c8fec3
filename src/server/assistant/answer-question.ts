import type { QuickActionAnswer, StreamEvent } from '#contract/assistant.ts'
import { ModelFailure, type Prompt } from '#server/adapters/assistant/language-model.ts'
import { AppError } from '#server/http/app-error.ts'
import { isUnread } from './advisor-jobs.ts'
import { type Ask, type AssistantDependencies, type Asking, chooseAdvisor, pickNotice } from './assistant.ts'
import { createReplyReader } from './read-reply.ts'

/**
 * Streams the answer as it is written: pieces of text, then the whole answer. Throws `assistant_failed` when the
 * model fails. The pieces yielded before that are already on screen.
 */
export async function* answerQuestion(
  dependencies: AssistantDependencies,
  asking: Asking,
): AsyncGenerator<StreamEvent> {
  try {
    // A request that is refused takes none of the day's calls.
    const prompt = dependencies.model && (await dependencies.jobs.promptAnswer(asking.plan))
    const advisor = await chooseAdvisor(dependencies, asking)
    if (advisor.answersBy === 'model' && prompt) yield* askModel(dependencies, asking, advisor, prompt)
    else yield* answerFromPlan(dependencies, asking, pickNotice(advisor))
  } catch (error) {
    // An answer without a response: the panel has its own words for it.
    if (!isUnread(error)) throw error
    yield done({ proposals: [], source: 'built-in' })
  }
}

async function* answerFromPlan(
  { jobs }: AssistantDependencies,
  { plan }: Asking,
  notice: { notice?: string },
): AsyncGenerator<StreamEvent> {
  const { text, proposals } = await jobs.answer(plan)
  yield { type: 'text', text }
  yield done({ response: text, proposals, source: 'built-in', ...notice })
}

async function* askModel(
  { jobs }: AssistantDependencies,
  { plan, signal }: Asking,
  { model, onUsage }: Extract<Ask, { answersBy: 'model' }>,
  prompt: Prompt,
): AsyncGenerator<StreamEvent> {
  const reader = createReplyReader()
  try {
    for await (const piece of model.write(prompt, { signal, onUsage })) {
      const text = reader.read(piece)
      if (text !== '') yield { type: 'text', text }
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    throw new AppError('assistant_failed', { cause: error })
  }
  const { rest, text, proposals } = reader.end()
  if (rest !== '') yield { type: 'text', text: rest }
  yield done({
    ...(text.trim() === '' ? {} : { response: text }),
    proposals: proposals.length === 0 ? [] : await jobs.checkProposals(plan, proposals),
    source: 'model',
  })
}

function done(answer: QuickActionAnswer): StreamEvent {
  return { type: 'done', answer }
}
