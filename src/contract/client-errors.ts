import * as z from 'zod/mini'
import { isFrame } from '#domain/diagnostics/stack-frames.ts'

export const maxClientErrorBytes = 4 * 1024

const shortText = z.string().check(z.maxLength(400))

/** A browser error, without any text that a person wrote. The server scrubs it again. */
export const clientErrorSchema = z.object({
  /** Where it was caught: by the window, as an unhandled promise rejection, or by a screen that failed. */
  kind: z.enum(['error', 'rejection', 'screen']),
  /** The error's class, such as TypeError. */
  name: z.string().check(z.regex(/^[A-Za-z]{1,40}$/)),
  message: shortText,
  frames: z.array(z.string().check(z.refine(isFrame))).check(z.maxLength(10)),
  /** Only the path of the screen. */
  path: z.string().check(z.maxLength(200)),
  /** The front end's build: the hashed name of one of its files. */
  build: z.string().check(z.regex(/^[\w.-]{1,80}$/)),
})
export type ClientError = z.output<typeof clientErrorSchema>
