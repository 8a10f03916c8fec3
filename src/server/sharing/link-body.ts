import type { FastifyRequest } from 'fastify'
import {
  copyTooLargeMessage,
  eventTooLargeMessage,
  maxSealedCopyLength,
  maxSealedEventLength,
} from '#contract/sharing.ts'
import { AppError } from '#server/http/app-error.ts'

/** Room for what a request holds beside the sealed text. */
const besideText = 4096
/** A request is one object with a few texts. */
const shape = { maxDepth: 3, maxEntries: 20, maxFieldsOfOne: 20, maxValues: 50 }

/** Options of a route that takes a sealed copy. Such a route authenticates in `onRequest`, before the body is read. */
export const acceptCopy = accept(maxSealedCopyLength, copyTooLargeMessage)
export const acceptEvent = accept(maxSealedEventLength, eventTooLargeMessage)

function accept(maxLength: number, tooLargeMessage: string) {
  const explain = (excess: string) =>
    excess === 'too-deep'
      ? new AppError('bad_request')
      : new AppError('too_large', { message: tooLargeMessage })
  return { bodyLimit: maxLength + besideText, config: { body: { shape, explain } } }
}

/** A text that is only a little too long passes the limit of the body, and is refused in the same words. */
export function requireShort(request: FastifyRequest, field: 'copy' | 'sealed'): void {
  const { body } = request
  const text: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : null
  const [maxLength, message] =
    field === 'copy'
      ? [maxSealedCopyLength, copyTooLargeMessage]
      : [maxSealedEventLength, eventTooLargeMessage]
  if (typeof text === 'string' && text.length > maxLength) throw new AppError('too_large', { message })
}
