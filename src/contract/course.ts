import * as z from 'zod/mini'
import { tidyLines, typedText } from './form-texts.ts'
import { planDataSchema, planIdSchema, templateIdSchema, titleSchema } from './workbooks.ts'
import { wireAddressSchema } from './wire-address.ts'

/** Requests and answers of the classroom. Times are ISO strings. */

export const maxQuestionLength = 4_000

export const slugSchema = z
  .string('The lesson is not valid')
  .check(z.regex(/^[a-z\d-]{1,100}$/, 'The lesson is not valid'))

/** A certificate confirms a name and a date, and nothing of the plan. */
export const certificateSchema = z.object({
  number: z.string(),
  name: z.string(),
  issuedAt: z.string(),
})
export type Certificate = z.output<typeof certificateSchema>

/** How far a learner is. */
export const courseAnswerSchema = z.object({
  /** The slugs of the lessons that the learner's plan has passed. */
  passed: z.array(z.string()),
  total: z.number(),
  /** The plan that the exercises read. */
  plan: z.nullable(z.object({ id: z.string(), title: z.string() })),
  /** The lesson to go on with, or null when all are passed. */
  resume: z.nullable(z.object({ slug: z.string(), title: z.string() })),
  certificate: z.nullable(certificateSchema),
  /** Whether an operator reads the learners' questions. */
  mayAsk: z.boolean(),
})
export type CourseAnswer = z.output<typeof courseAnswerSchema>

export const choosePlanRequestSchema = z.object({ planId: planIdSchema, title: titleSchema })
export type ChoosePlanRequest = z.output<typeof choosePlanRequestSchema>

/** Without data the server reads its own copy of the plan. */
export const checkLessonRequestSchema = z.object({
  planId: planIdSchema,
  template: templateIdSchema,
  data: z.optional(planDataSchema),
})
export type CheckLessonRequest = z.output<typeof checkLessonRequestSchema>

const taskAnswerSchema = z.object({
  isPassed: z.boolean(),
  /** '$85,000 · 10.5% · 84 months', or 'Step 11, Risk Analysis. Still empty.' */
  detail: z.string(),
  address: wireAddressSchema,
})

/** The tasks in the order of the lesson's page. */
export const checkLessonAnswerSchema = z.object({
  tasks: z.array(taskAnswerSchema),
  /** Stays true after the plan changes again. */
  isPassed: z.boolean(),
  passed: z.array(z.string()),
  certificate: z.nullable(certificateSchema),
})
export type CheckLessonAnswer = z.output<typeof checkLessonAnswerSchema>

/** A worksheet's rows, which the browser sets as a page with the plan's own words. */
export const worksheetAnswerSchema = z.object({
  title: z.string(),
  part: z.string(),
  rows: z.array(
    z.object({
      ask: z.string(),
      lines: z.number(),
      /** Names a field of the plan by section and field. */
      field: z.optional(z.array(z.string())),
    }),
  ),
})
export type WorksheetAnswer = z.output<typeof worksheetAnswerSchema>

const questionMessage = `Please write your question in at most ${maxQuestionLength} characters`

export const askQuestionRequestSchema = z.object({
  lesson: slugSchema,
  text: typedText(questionMessage).check(
    // Tidying a plan's size of blank lines would take long, and nobody types so many.
    z.maxLength(2 * maxQuestionLength, { error: questionMessage, abort: true }),
    z.overwrite(tidyLines),
    z.minLength(1, questionMessage),
    z.maxLength(maxQuestionLength, questionMessage),
  ),
  /** Only when the learner ticks it. */
  plan: z.optional(z.object({ title: titleSchema, template: templateIdSchema, data: planDataSchema })),
})
export type AskQuestionRequest = z.output<typeof askQuestionRequestSchema>

export const threadSchema = z.object({
  /** The number that an operator's answer names. */
  number: z.number(),
  lesson: z.string(),
  text: z.string(),
  askedAt: z.string(),
  sentPlan: z.boolean(),
  answers: z.array(z.object({ text: z.string(), answeredAt: z.string() })),
})
export type Thread = z.output<typeof threadSchema>

/** Oldest first. */
export const threadsAnswerSchema = z.array(threadSchema)
