import { parseErrorAnswer } from '#contract/error-answer.ts'
import type { ErrorAnswer } from '#contract/errors.ts'

/** An answer that was not a success. `message` is the technical one; `userMessage` is for the screen. */
export class ApiError extends Error {
  readonly status: number
  readonly answer: ErrorAnswer | null
  /** The whole answer, for those that carry more than an error does. */
  readonly body: string

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.answer = parseAnswer(body)
    this.body = body
  }

  get userMessage(): string | null {
    return this.answer?.message ?? null
  }
}

/** The server's own words where it gave some, else the screen's default. */
export function userMessageOf(error: unknown, otherwise: string): string {
  return (error instanceof ApiError ? error.userMessage : null) ?? otherwise
}

function parseAnswer(body: string): ErrorAnswer | null {
  try {
    return parseErrorAnswer(JSON.parse(body))
  } catch {
    return null
  }
}
