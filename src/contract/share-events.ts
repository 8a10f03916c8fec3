import * as z from 'zod/mini'
import { type ShareEvent, threadStates } from '#domain/sharing/share-event.ts'

/** Events come from other people's browsers, so each is checked after it is opened. */

export const maxCommentLength = 4_000
export const maxReviewerNameLength = 80
const maxQuoteLength = 2_000
const maxContextLength = 4_000

const text = z.string().check(z.maxLength(maxCommentLength))
const name = z.string().check(z.maxLength(maxReviewerNameLength))
const id = z.string().check(z.maxLength(40))
/** By hand, because the library's own check of whole numbers would be loaded with every screen. */
const index = z.number().check(z.refine((value) => Number.isSafeInteger(value) && value >= 0))

const placeSchema = z.object({
  section: z.string().check(z.maxLength(100)),
  sectionTitle: z.string().check(z.maxLength(200)),
  block: index,
  part: z.nullable(index),
  column: z.nullable(index),
  quote: z.string().check(z.maxLength(maxQuoteLength)),
  context: z.string().check(z.maxLength(maxContextLength)),
  field: z.nullable(z.string().check(z.maxLength(300))),
  version: index,
})

const shareEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('comment'), name, text, place: placeSchema, suggestion: z.nullable(text) }),
  z.object({ kind: z.literal('reply'), to: id, name, text }),
  z.object({ kind: z.literal('edit'), of: id, text, suggestion: z.nullable(text) }),
  z.object({ kind: z.literal('withdraw'), of: id }),
  z.object({ kind: z.literal('state'), of: id, state: z.enum(threadStates) }),
])

/** Null for anything that this version does not understand. */
export function parseShareEvent(value: unknown): ShareEvent | null {
  return shareEventSchema.safeParse(value).data ?? null
}
