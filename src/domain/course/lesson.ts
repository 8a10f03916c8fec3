import * as z from 'zod/mini'
import { findShape } from '#domain/plan/address/find-shape.ts'
import { stepCount } from '#domain/plan/steps.ts'

/** What a forecast must have for an exercise. `advisor/course/forecast-conditions.ts` checks each. */
export const forecastConditions = [
  'sales',
  'people',
  'costs',
  'marketing-cost',
  'own-pay',
  'cash-above-zero',
  'startup-costs',
  'quotes',
  'loan-terms',
  'own-money',
  'sources-balance',
  'debt-covered',
] as const
export type ForecastCondition = (typeof forecastConditions)[number]

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(300))
const count = z.int().check(z.minimum(1), z.maximum(200))

/** 'riskAnalysis.risks': a section's field, or a field of its parts. */
const address = z.pipe(
  z.string().check(
    z.refine((text) => {
      const path = text.split('.')
      return path.length > 1 && findShape(path) !== null
    }, 'is no field of the plan'),
  ),
  z.transform((text) => text.split('.')),
)

/** What the learner has written. Strict, so that a misspelled key is an error and not a condition less. */
const writtenConditions = [
  z.strictObject({ ownWords: address, words: count }),
  z.strictObject({ items: address, count, parts: z.optional(z.array(line)) }),
  z.strictObject({ filled: address }),
  z.strictObject({ forecast: z.enum(forecastConditions) }),
] as const

/** One condition on the learner's plan. */
export const conditionSchema = z.union([
  ...writtenConditions,
  z.strictObject({
    resolved: z.array(line).check(z.minLength(1)),
    /** What the review compares. It says nothing about what is not there yet. */
    needs: z.optional(z.array(z.union(writtenConditions)).check(z.minLength(1))),
  }),
  z.strictObject({ sourced: z.int().check(z.minimum(1), z.maximum(100)) }),
  z.strictObject({ ready: z.enum(['bank', 'any']) }),
])
export type Condition = z.infer<typeof conditionSchema>

const taskSchema = z.strictObject({ say: line, pass: conditionSchema })
export type Task = z.infer<typeof taskSchema>

const answerSchema = z.strictObject({ text: line, because: line, right: z.optional(z.literal(true)) })

const questionSchema = z
  .strictObject({ ask: line, answers: z.array(answerSchema).check(z.minLength(2), z.maxLength(4)) })
  .check(
    z.refine(
      ({ answers }) => answers.filter(({ right }) => right).length === 1,
      'needs exactly one right answer',
    ),
  )
export type Question = z.infer<typeof questionSchema>

const worksheetRowSchema = z.strictObject({
  ask: line,
  field: z.optional(address),
  lines: z.int().check(z.minimum(1), z.maximum(8)),
})
export type WorksheetRow = z.infer<typeof worksheetRowSchema>

/** A file of the course's videos without its ending, or an address of the operator's own. */
const video = z
  .string()
  .check(z.regex(/^(?:[a-z\d-]+|https:\/\/\S+)$/, 'is neither the name of a video file nor an https address'))

export const lessonTopics = ['forecast', 'funding', 'meeting'] as const

/** The head of a lesson's file. */
export const lessonHeadSchema = z.strictObject({
  title: line,
  part: line,
  steps: z.array(z.int().check(z.minimum(1), z.maximum(stepCount))).check(z.minLength(1)),
  topics: z.optional(z.array(z.enum(lessonTopics))),
  minutes: z.int().check(z.minimum(5), z.maximum(10)),
  summary: line,
  video,
  worksheet: z.array(worksheetRowSchema).check(z.minLength(1), z.maxLength(12)),
  exercise: z.array(taskSchema).check(z.minLength(1), z.maxLength(8)),
  questions: z.optional(z.array(questionSchema).check(z.maxLength(4))),
})
export type LessonHead = z.infer<typeof lessonHeadSchema>

export const partSchema = z.strictObject({ id: line, name: line, text: line })
export type Part = z.infer<typeof partSchema>

export interface Lesson extends LessonHead {
  /** The end of its address, from the name of its file. */
  readonly slug: string
}

/** The whole course, in order. */
export interface Course {
  readonly parts: readonly Part[]
  readonly lessons: readonly Lesson[]
}
