import * as z from 'zod/mini'
import { isRecord } from '#domain/plan/lenient-schema.ts'
import { stepCount } from '#domain/plan/steps.ts'
import { maxTemplateIdLength, maxTitleLength } from './request-limits.ts'

/** Ids of plans: 'wb_…', and 'plan_…' from older copies. They appear in URLs and storage keys. */
export const planIdSchema = z
  .string('The plan’s id is not valid')
  .check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'The plan’s id is not valid'))

const stepMessage = `The step must be a number from 1 to ${stepCount}`

/** The API sends a step's number as text. */
export const stepTextSchema = z
  .string(stepMessage)
  .check(z.refine((text) => /^[1-9]\d?$/.test(text) && Number(text) <= stepCount, stepMessage))

/** The length is checked first, so that a list of a million wrong steps does not produce a million messages. */
const completedStepsSchema = z.pipe(
  z
    .array(z.unknown(), 'The completed steps must be a list of step numbers')
    .check(z.maxLength(100, 'There are only twelve steps to complete')),
  z
    .array(
      z
        .number(stepMessage)
        .check(z.refine((step) => Number.isInteger(step) && step >= 1 && step <= stepCount, stepMessage)),
    )
    .check(z.overwrite((steps) => [...new Set(steps)].sort((a, b) => a - b))),
)

/** An integer as text. Timestamps would make bad versions, because their digits differ between systems. */
export const revisionSchema = z
  .string('The revision must be text')
  .check(z.regex(/^[1-9]\d{0,14}$/, 'The revision must be a whole number'))

/** The plan itself is accepted without a full check. The server limits its size and repairs it field by field. */
export const planDataSchema = z.custom<Record<string, unknown>>(
  isRecord,
  'The plan must be an object with its sections',
)

export const templateIdSchema = z._default(
  z
    .string('The template must be text')
    .check(
      z.maxLength(maxTemplateIdLength, `The template must be at most ${maxTemplateIdLength} characters long`),
    ),
  'saas',
)

/** A title is one line, because control characters would break file names and lists. */
export const titleSchema = z._default(
  z.string('The title must be text').check(
    z.overwrite((title) => title.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').trim() || 'Business Plan'),
    z.maxLength(maxTitleLength, `The title must be at most ${maxTitleLength} characters long`),
  ),
  'Business Plan',
)

export const saveWorkbookRequestSchema = z.object({
  /** Without an id the server creates a new plan. */
  id: z.optional(planIdSchema),
  title: titleSchema,
  template: templateIdSchema,
  data: planDataSchema,
  currentStep: z._default(stepTextSchema, '1'),
  completedSteps: z._default(completedStepsSchema, () => []),
  /** The revision that the sender last saw. */
  revision: z._default(revisionSchema, '1'),
})
export type SaveWorkbookRequest = z.output<typeof saveWorkbookRequestSchema>

const savedShape = {
  id: z.string(),
  title: z.string(),
  template: z.string(),
  currentStep: z.string(),
  completedSteps: z.array(z.number()),
  revision: z.string(),
  /** ISO time. */
  updatedAt: z.string(),
}

export const savedWorkbookSchema = z.object({ ...savedShape, data: planDataSchema })
export type SavedWorkbook = z.output<typeof savedWorkbookSchema>

/** Newest first, without the plans' data. */
export const workbookListSchema = z.array(z.object(savedShape))
export type WorkbookList = z.output<typeof workbookListSchema>

/** The saves that were kept, newest first, without their data. Each one can be read as a SavedWorkbook. */
export const versionListSchema = z.array(
  z.object({
    revision: z.string(),
    title: z.string(),
    /** ISO time. */
    savedAt: z.string(),
    sizeBytes: z.number(),
  }),
)
export type VersionList = z.output<typeof versionListSchema>

/** Deleted plans that can still be restored, most recently deleted first. */
export const deletedWorkbookListSchema = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    template: z.string(),
    deletedAt: z.string(),
    keptUntil: z.string(),
  }),
)
export type DeletedWorkbookList = z.output<typeof deletedWorkbookListSchema>

/**
 * 409: the revision sent is not the server's. The answer includes the server's copy, so that the person can choose.
 */
export const conflictAnswerSchema = z.object({
  code: z.literal('conflict'),
  message: z.string(),
  current: savedWorkbookSchema,
})
export type ConflictAnswer = z.output<typeof conflictAnswerSchema>
