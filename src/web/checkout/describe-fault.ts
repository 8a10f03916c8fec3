import { ApiError, userMessageOf } from '#web/api/api-error.ts'

interface Fault {
  message: string
  /** The server's errors by field. */
  fields: Readonly<Record<string, string>>
}

const noConnectionMessage =
  'We could not reach the server. Check your connection and try again. You will not be charged twice.'

export function describeFault(error: unknown, otherwise: string): Fault {
  if (error instanceof ApiError) {
    return { message: userMessageOf(error, otherwise), fields: error.answer?.fields ?? {} }
  }
  // `fetch` rejects with a TypeError when the network fails. Anything else is an unreadable answer.
  return { message: error instanceof TypeError ? noConnectionMessage : otherwise, fields: {} }
}
