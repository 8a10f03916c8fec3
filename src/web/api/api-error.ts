import { parseErrorAnswer } from '#contract/error-answer.ts'
import type { ErrorAnswer } from '#contract/errors.ts'

/** A failed response. `message` is the technical text, and `userMessage` is for the screen. */
export class ApiError extends Error {
  readonly status: number
  readonly answer: ErrorAnswer | null
  /** The whole response body, for errors that carry extra data. */
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

/** The server's own message if it sent one, otherwise the screen's default. */
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
