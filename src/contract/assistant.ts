import * as z from 'zod/mini'
import type { SuggestionType } from '#advisor/advice/advice.ts'
import { maxHistoryMessages, maxPromptLength } from './request-limits.ts'
import { wireAddressSchema } from './wire-address.ts'
import { planDataSchema, stepTextSchema, templateIdSchema } from './workbooks.ts'

const suggestionTypes = ['insight', 'recommendation', 'warning'] as const satisfies readonly SuggestionType[]

const planContext = {
  currentStep: stepTextSchema,
  workbookData: planDataSchema,
  template: templateIdSchema,
}

const partsSchema = z.record(z.string(), z.string())

export const proposalSchema = z.object({
  place: wireAddressSchema,
  /** The advisor's own label, shown below the target field. */
  label: z.string(),
  /** Replaces the text at the place, or adds to the list there: a text, or an item by its parts. */
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('replace'), text: z.string() }),
    z.object({ kind: z.literal('add-text'), text: z.string() }),
    z.object({ kind: z.literal('add-item'), parts: partsSchema }),
  ]),
  /** Figures that have not been checked. */
  assumptions: z.array(z.string()),
})

/** The writer of an answer. The panel shows when it is the built-in advisor. */
const sourceSchema = z.enum(['built-in', 'model'])

const origin = {
  source: z.optional(sourceSchema),
  /** A notice for the person, such as that today's questions to the model are used up. */
  notice: z.optional(z.string()),
}

export type WireProposal = z.output<typeof proposalSchema>

export const suggestionsRequestSchema = z.object(planContext)
export type SuggestionsRequest = z.output<typeof suggestionsRequestSchema>

export const suggestionSchema = z.object({
  type: z.enum(suggestionTypes),
  title: z.string(),
  content: z.string(),
  /** The field that it speaks of. */
  field: z.optional(wireAddressSchema),
})

export type WireSuggestion = z.output<typeof suggestionSchema>

/** Shown when there are no suggestions. The person goes on without them. */
export const unavailableSuggestion: WireSuggestion = {
  type: 'warning',
  title: 'AI Service Unavailable',
  content: 'AI suggestions are unavailable right now. Please continue with manual planning.',
}

export const suggestionsAnswerSchema = z.object({
  suggestions: z._default(z.array(suggestionSchema), () => []),
  ...origin,
})
export type SuggestionsAnswer = z.output<typeof suggestionsAnswerSchema>

export const quickActionRequestSchema = z.object({
  /** The typed text, or the id of a quick action. */
  action: z
    .string('Please type a question')
    .check(
      z.trim(),
      z.minLength(1, 'Please type a question'),
      z.maxLength(maxPromptLength, `Please keep a question under ${maxPromptLength} characters`),
    ),
  ...planContext,
  /** The earlier messages, oldest first, so that 'make it shorter' makes sense. */
  history: z._default(
    z
      .array(
        z.object({
          type: z.enum(['user', 'ai'], 'A message must come from the user or the AI'),
          content: z.string('A message must be text'),
        }),
        'The earlier messages must be a list',
      )
      .check(z.maxLength(maxHistoryMessages, 'The conversation is too long to send')),
    () => [],
  ),
})
export type QuickActionRequest = z.output<typeof quickActionRequestSchema>

export const quickActionAnswerSchema = z.object({
  /** Missing when there is no answer. The panel has its own text for that. */
  response: z.catch(z.optional(z.string()), undefined),
  proposals: z._default(z.array(proposalSchema), () => []),
  ...origin,
})
export type QuickActionAnswer = z.output<typeof quickActionAnswerSchema>

/** The type that a client requests to get the answer as it is written, with one JSON object per `data:` line. */
export const streamType = 'text/event-stream'

export const streamEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  /** The last event: the whole answer, as a client without the stream gets it. */
  z.object({ type: z.literal('done'), answer: quickActionAnswerSchema }),
  z.object({ type: z.literal('error'), message: z.string() }),
])
export type StreamEvent = z.output<typeof streamEventSchema>
