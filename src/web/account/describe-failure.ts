import { ApiError, userMessageOf } from '#web/api/api-error.ts'

export interface Failure {
  title: string
  message: string
  /** The server's faults, by field. */
  fields: Readonly<Record<string, string>>
}

interface FailureTexts {
  title: string
  /** When the server rejected the request without a reason. */
  refused: string
  /** When no proper answer came at all, if that needs another text. */
  broken?: string
}

const noConnectionMessage =
  'The server could not be reached. Your input is still here. Check your connection and try again.'

export function describeFailure(error: unknown, { title, refused, broken = refused }: FailureTexts): Failure {
  if (error instanceof ApiError) {
    const otherwise = error.status < 500 ? refused : broken
    return { title, message: userMessageOf(error, otherwise), fields: error.answer?.fields ?? {} }
  }
  // `fetch` rejects with a TypeError when the network failed. Any other error is an answer we cannot read.
  return { title, message: error instanceof TypeError ? noConnectionMessage : broken, fields: {} }
}
