import { countMonths } from '#domain/plan/count-months.ts'
import type { QuickActionAnswer, QuickActionRequest, StreamEvent } from '#contract/assistant.ts'
import { toWireProposal } from '#contract/wire-advice.ts'
import type { Proposal } from '#advisor/advice/advice.ts'
import { markAssumptions } from '#advisor/advice/mark-assumptions.ts'
import { nameProposal } from '#advisor/advice/name-proposal.ts'
import { fitsPlan } from '#advisor/advice/proposals.ts'
import { ModelFailure } from '#server/adapters/assistant/language-model.ts'
import { AppError } from '#server/http/app-error.ts'
import { type Ask, type AssistantDependencies, type Asking, chooseAdvisor } from './assistant.ts'
import { buildAnswerPrompt, type PlanContext } from './prompts.ts'
import { createReplyReader } from './read-reply.ts'

type Question = Pick<QuickActionRequest, 'action' | 'history'>

/**
 * Streams the answer as it is written: pieces of text, then the whole answer. Throws `assistant_failed` when the
 * model fails. The pieces yielded before that are already on screen.
 */
export async function* answerQuestion(
  dependencies: AssistantDependencies,
  asking: Asking,
  context: PlanContext,
  question: Question,
): AsyncGenerator<StreamEvent> {
  const advisor = await chooseAdvisor(dependencies, asking)
  if (advisor.answersBy === 'model') yield* askModel(advisor, asking, context, question)
  else yield* answerFromPlan(context, question, advisor.notice)
}

async function* answerFromPlan(
  { stepNumber, data, template }: PlanContext,
  { action }: Question,
  notice: string | undefined,
): AsyncGenerator<StreamEvent> {
  // The rules and articles are a third of the server's own code and are not needed at startup.
  const { answerAction } = await import('#advisor/answer.ts')
  const { text, proposals } = await answerAction({
    action,
    stepNumber,
    data,
    templateId: template,
    today: countMonths(new Date()),
  })
  yield { type: 'text', text }
  yield done({
    response: text,
    proposals,
    source: 'built-in',
    ...(notice === undefined ? {} : { notice }),
  })
}

async function* askModel(
  { model, onUsage }: Extract<Ask, { answersBy: 'model' }>,
  { signal }: Asking,
  context: PlanContext,
  question: Question,
): AsyncGenerator<StreamEvent> {
  const reader = createReplyReader()
  try {
    for await (const piece of model.write(buildAnswerPrompt(context, question), { signal, onUsage })) {
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
    proposals: checkProposals(context, proposals),
    source: 'model',
  })
}

function checkProposals({ data }: PlanContext, proposals: readonly Proposal[]): Proposal[] {
  const planText = JSON.stringify(data)
  return proposals
    .filter((proposal) => fitsPlan(data, proposal))
    .map((proposal) => ({ ...proposal, label: nameProposal(data, proposal, proposal.address[0]) }))
    .map((proposal) => markAssumptions(proposal, planText))
}

function done(
  answer: Omit<QuickActionAnswer, 'proposals'> & { proposals: readonly Proposal[] },
): StreamEvent {
  return { type: 'done', answer: { ...answer, proposals: answer.proposals.map(toWireProposal) } }
}
