import * as z from 'zod/mini'
import { maxPromptLength } from './limits.ts'
import { planDataSchema, stepTextSchema, templateIdSchema } from './workbooks.ts'

const planContext = {
  currentStep: stepTextSchema,
  workbookData: planDataSchema,
  template: templateIdSchema,
}

/** Who wrote an answer. The panel says so when it is the built-in advisor. */
const sourceSchema = z.enum(['built-in', 'model'])

export const suggestionsRequestSchema = z.object(planContext)
export type SuggestionsRequest = z.output<typeof suggestionsRequestSchema>

export const suggestionSchema = z.object({
  type: z.enum(['insight', 'recommendation', 'warning']),
  title: z.string(),
  content: z.string(),
})
export type Suggestion = z.output<typeof suggestionSchema>

export const suggestionsAnswerSchema = z.object({
  suggestions: z._default(z.array(suggestionSchema), () => []),
  source: z.optional(sourceSchema),
})
export type SuggestionsAnswer = z.output<typeof suggestionsAnswerSchema>

export const quickActionRequestSchema = z.object({
  /** What the person typed, or the id of a quick action. */
  action: z
    .string('Please type a question')
    .check(
      z.trim(),
      z.minLength(1, 'Please type a question'),
      z.maxLength(maxPromptLength, `Please keep a question under ${maxPromptLength} characters`),
    ),
  ...planContext,
})
export type QuickActionRequest = z.output<typeof quickActionRequestSchema>

export const quickActionAnswerSchema = z.object({
  /** Missing when there was nothing to say; the panel has its own words for that. */
  response: z.optional(z.string()),
  source: z.optional(sourceSchema),
})
export type QuickActionAnswer = z.output<typeof quickActionAnswerSchema>
