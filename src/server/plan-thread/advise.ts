import { answerAction } from '#advisor/answer.ts'
import { suggestFor } from '#advisor/suggest.ts'
import type { WireProposal, WireSuggestion } from '#contract/assistant.ts'
import { toWireProposal, toWireSuggestion } from '#contract/wire-advice.ts'
import { countMonths } from '#domain/plan/count-months.ts'
import { readPlanContext, readQuestion } from './read-requests.ts'

/** The built-in advisor's notes on a step. */
export function suggest(bytes: Uint8Array): WireSuggestion[] {
  const { stepNumber, data, template } = readPlanContext(bytes)
  return suggestFor(stepNumber, data, template, countMonths(new Date())).map(toWireSuggestion)
}

/** The built-in advisor's answer to a question or a quick action. */
export async function answer(bytes: Uint8Array): Promise<{ text: string; proposals: WireProposal[] }> {
  const {
    context: { template, ...context },
    question: { action },
  } = readQuestion(bytes)
  const today = countMonths(new Date())
  const { text, proposals } = await answerAction({ ...context, action, templateId: template, today })
  return { text, proposals: proposals.map(toWireProposal) }
}
