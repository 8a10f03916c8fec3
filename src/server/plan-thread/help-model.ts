import * as z from 'zod/mini'
import type { Proposal } from '#advisor/advice/advice.ts'
import { markAssumptions } from '#advisor/advice/mark-assumptions.ts'
import { nameProposal } from '#advisor/advice/name-proposal.ts'
import { fitsPlan } from '#advisor/advice/proposals.ts'
import { cleanSuggestionContent } from '#advisor/model-replies/clean-reply.ts'
import { checkAddedFindings } from '#advisor/review/added-findings.ts'
import type { ReviewFinding } from '#advisor/review/finding.ts'
import { reviewPlan } from '#advisor/review/review-plan.ts'
import { suggestionSchema, type WireProposal, type WireSuggestion } from '#contract/assistant.ts'
import { parseAddedFindings, type ReviewFindingsAnswer, toWireFinding } from '#contract/review-findings.ts'
import { toWireProposal } from '#contract/wire-advice.ts'
import { countMonths } from '#domain/plan/count-months.ts'
import { isRecord } from '#domain/plan/lenient-schema.ts'
import type { Prompt } from '#server/adapters/assistant/language-model.ts'
import { buildAnswerPrompt, buildSuggestionsPrompt } from './prompts.ts'
import { readPlanContext, readQuestion } from './read-requests.ts'
import { buildReviewPrompt } from './review-prompt.ts'

const maxSuggestions = 5

export function promptSuggestions(bytes: Uint8Array): Prompt {
  return buildSuggestionsPrompt(readPlanContext(bytes))
}

/** Each suggestion is checked separately, so that one malformed suggestion does not cost the person the others. */
export function cleanSuggestions(_plan: Uint8Array, filled: unknown): WireSuggestion[] {
  const { suggestions } = z.parse(z.object({ suggestions: z.catch(z.array(z.unknown()), []) }), filled ?? {})
  return suggestions.slice(0, maxSuggestions).flatMap((written) => {
    const suggestion = z.safeParse(suggestionSchema, written)
    if (!suggestion.success || suggestion.data.content.trim() === '') return []
    const { type, title, content } = suggestion.data
    return [{ type, title, content: cleanSuggestionContent(content) }]
  })
}

export function promptAnswer(bytes: Uint8Array): Prompt {
  const { context, question } = readQuestion(bytes)
  return buildAnswerPrompt(context, question)
}

/** Those that fit the plan, named by us, with the figures marked that are not from it. */
export function checkProposals(bytes: Uint8Array, proposals: readonly Proposal[]): WireProposal[] {
  const { data } = readQuestion(bytes).context
  const planText = JSON.stringify(data)
  return proposals
    .filter((proposal) => fitsPlan(data, proposal))
    .map((proposal) => ({ ...proposal, label: nameProposal(data, proposal, proposal.address[0]) }))
    .map((proposal) => toWireProposal(markAssumptions(proposal, planText)))
}

/** What to ask for, and our own findings, with which the model's are compared later. */
export function promptReview(bytes: Uint8Array): { prompt: Prompt; ours: ReviewFinding[] } {
  const { data, template } = readPlanContext(bytes)
  const ours = reviewPlan(data, template, countMonths(new Date()))
  return { prompt: buildReviewPrompt(data, ours), ours }
}

export function checkFindings(
  bytes: Uint8Array,
  { filled, ours }: { filled: unknown; ours: readonly ReviewFinding[] },
): ReviewFindingsAnswer['findings'] {
  const { data } = readPlanContext(bytes)
  const written = parseAddedFindings(isRecord(filled) ? filled['findings'] : null)
  const shown = written.filter(({ places }) => places.every(({ address }) => address[1] !== 'cover'))
  return checkAddedFindings(data, ours, shown).map(toWireFinding)
}
