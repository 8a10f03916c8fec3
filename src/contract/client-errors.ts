import * as z from 'zod/mini'
import { isFrame } from '#domain/diagnostics/stack-frames.ts'

export const maxClientErrorBytes = 4 * 1024

const shortText = z.string().check(z.maxLength(400))

/** An error in a browser, told without anything that a person wrote. The server scrubs it once more. */
export const clientErrorSchema = z.object({
  /** Where it was caught: by the window, as a promise nobody waited for, or by a screen that failed. */
  kind: z.enum(['error', 'rejection', 'screen']),
  /** The error's class, such as TypeError. */
  name: z.string().check(z.regex(/^[A-Za-z]{1,40}$/)),
  message: shortText,
  frames: z.array(z.string().check(z.refine(isFrame))).check(z.maxLength(10)),
  /** The screen's path alone. */
  path: z.string().check(z.maxLength(200)),
  /** Which build of the front end: the hashed name of one of its files. */
  build: z.string().check(z.regex(/^[\w.-]{1,80}$/)),
})
export type ClientError = z.output<typeof clientErrorSchema>
