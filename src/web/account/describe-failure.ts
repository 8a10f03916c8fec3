import { ApiError, userMessageOf } from '#web/api/api-error.ts'

export interface Failure {
  title: string
  message: string
  /** What the server found wrong with which field. */
  fields: Readonly<Record<string, string>>
}

interface FailureTexts {
  title: string
  /** When the server refused without saying why. */
  refused: string
  /** When no proper answer came at all, if that reads differently. */
  broken?: string
}

const noConnectionMessage =
  'The server could not be reached. What you typed is still here: check your connection and try again.'

export function describeFailure(error: unknown, { title, refused, broken = refused }: FailureTexts): Failure {
  if (error instanceof ApiError) {
    const otherwise = error.status < 500 ? refused : broken
    return { title, message: userMessageOf(error, otherwise), fields: error.answer?.fields ?? {} }
  }
  // `fetch` rejects with a TypeError when the network failed; anything else is an answer we cannot read.
  return { title, message: error instanceof TypeError ? noConnectionMessage : broken, fields: {} }
}
