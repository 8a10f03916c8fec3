import { buildErrorAnswer, type ErrorAnswer, type ErrorCode, statusOf } from '#contract/errors.ts'

interface AppErrorOptions {
  /** The message for the person. By default, the code's own message is used. */
  message?: string
  /** Messages that belong to single fields of the request. */
  fields?: Record<string, string>
  /** More fields of the answer, such as why a card was declined. */
  details?: Record<string, unknown>
  /** More fields of the answer that already are JSON text in parts, such as the server's copy in a conflict. */
  writtenDetails?: Record<string, readonly (string | Uint8Array)[]>
  /** For a person who may try again later. */
  retryAfterSeconds?: number
  /** Why it happened. Only for the log. */
  cause?: unknown
}

/** The one error that services throw. Its code decides the status; see the table in the contract. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly options: AppErrorOptions
  readonly answer: ErrorAnswer

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    const answer = buildErrorAnswer(code, options)
    super(answer.message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.options = options
    this.answer = answer
  }

  get status(): number {
    return statusOf(this.code)
  }
}
