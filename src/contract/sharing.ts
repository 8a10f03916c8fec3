import * as z from 'zod/mini'
import { planIdSchema } from './workbooks.ts'

/**
 * Requests and answers of reviewers' links. The server sees who may read and when a link ends. Copies and events are
 * sealed in the browser, and the server cannot open them. Times are ISO strings.
 */

export const maxLinksPerPlan = 20
export const maxLinksPerAccount = 100
export const maxLinkNameLength = 100
export const maxEventsPerLink = 1_000
/** In characters of base64. */
export const maxSealedCopyLength = 4_000_000
export const maxSealedEventLength = 16_000
export const maxLinkDays = 365
export const defaultLinkDays = 30

const sealed = (length: number, tooLong: string) =>
  z
    .string('The sealed text is not valid')
    .check(
      z.maxLength(length, { error: tooLong, abort: true }),
      z.regex(/^[A-Za-z\d+/]+={0,2}$/, 'The sealed text is not valid'),
    )

/** 128 random bits. */
export const shareIdSchema = z
  .string('The link’s id is not valid')
  .check(z.regex(/^[\w-]{22}$/, 'The link’s id is not valid'))

const hashSchema = z.string('The token is not valid').check(z.regex(/^[\w-]{43}$/, 'The token is not valid'))
export const copyTooLargeMessage = 'This plan is too large to share.'
export const eventTooLargeMessage = 'This comment is too long.'
const sealedCopySchema = sealed(maxSealedCopyLength, copyTooLargeMessage)
const sealedEventSchema = sealed(maxSealedEventLength, eventTooLargeMessage)
const nameSchema = z.string('Please say who this link is for').check(
  z.overwrite((name) => name.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()),
  z.minLength(1, 'Please say who this link is for'),
  z.maxLength(maxLinkNameLength, `The name must be at most ${maxLinkNameLength} characters long`),
)
/** By hand, because the library's own checks of times and whole numbers would be loaded with every screen. */
const endsAtSchema = z
  .string('The end date is not valid')
  .check(z.refine((text) => isTime(text), { error: 'The end date is not valid' }))

function isTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/.test(text) && !Number.isNaN(Date.parse(text))
}

/** The browser chooses the id, so that a repeated request makes one link. */
export const createShareRequestSchema = z.object({
  planId: planIdSchema,
  /** Who it is for: 'Dana at the bank'. The server can read it. */
  name: nameSchema,
  mayComment: z.boolean('Please choose whether the reader may comment'),
  endsAt: endsAtSchema,
  readHash: hashSchema,
  commentHash: hashSchema,
  /** Version 1 of the copy. */
  copy: sealedCopySchema,
})
export type CreateShareRequest = z.output<typeof createShareRequestSchema>

export const changeShareRequestSchema = z.object({
  name: z.optional(nameSchema),
  endsAt: z.optional(endsAtSchema),
})
export type ChangeShareRequest = z.output<typeof changeShareRequestSchema>

export const replaceCopyRequestSchema = z.object({
  /** One more than the version that the sender knows. */
  version: z.number('The version must be a whole number').check(
    z.refine((version) => Number.isSafeInteger(version) && version >= 2, {
      error: 'The version must be a whole number of at least 2',
    }),
  ),
  copy: sealedCopySchema,
})
export type ReplaceCopyRequest = z.output<typeof replaceCopyRequestSchema>

/** A link as its owner sees it. */
export const shareLinkSchema = z.object({
  id: z.string(),
  planId: z.string(),
  name: z.string(),
  mayComment: z.boolean(),
  version: z.number(),
  createdAt: z.string(),
  /** When the copy was last replaced. */
  sentAt: z.string(),
  endsAt: z.string(),
  openedCount: z.number(),
  lastOpenedAt: z.nullable(z.string()),
  /** The number of the last event, to see without a key whether something is new. */
  lastEvent: z.number(),
})
export type ShareLink = z.output<typeof shareLinkSchema>

/** Newest first, without those that ended. */
export const shareListSchema = z.array(shareLinkSchema)

/** What the holder of a link reads. */
export const shareCopyAnswerSchema = z.object({
  version: z.number(),
  copy: z.string(),
  mayComment: z.boolean(),
  endsAt: z.string(),
})
export type ShareCopyAnswer = z.output<typeof shareCopyAnswerSchema>

export const postEventRequestSchema = z.object({
  id: shareIdSchema,
  sealed: sealedEventSchema,
})
export type PostEventRequest = z.output<typeof postEventRequestSchema>

const sealedNumberedEventSchema = z.object({
  number: z.number(),
  id: z.string(),
  /** 'owner', or the hash of the secret that the writer's browser keeps. */
  author: z.string(),
  at: z.string(),
  sealed: z.string(),
})
export type SealedNumberedEvent = z.output<typeof sealedNumberedEventSchema>

export const postEventAnswerSchema = z.object({ number: z.number(), at: z.string() })

export const shareEventsAnswerSchema = z.object({
  /** Tells a reader who has the page open that a newer copy is there. */
  version: z.number(),
  endsAt: z.string(),
  mayComment: z.boolean(),
  /** Those after the number that was asked for, in order. */
  events: z.array(sealedNumberedEventSchema),
})
export type ShareEventsAnswer = z.output<typeof shareEventsAnswerSchema>

/** Headers of a reviewer's requests. */
export const shareHeaders = {
  /** The read token, or the comment token to post an event. */
  token: 'x-share-token',
  /** The secret of the writer's browser. Its hash is the author of an event, so no one else can edit it. */
  author: 'x-share-author',
} as const
