import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#contract/errors.ts'
import { isForeignKeyFault } from '#server/database/foreign-key-faults.ts'
import { isTemporaryFault } from '#server/database/temporary-faults.ts'
import { AppError } from './app-error.ts'
import { joinJson } from './join-json.ts'

/** Handles every answer that is not a success, and sends it as JSON with a message that people understand. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => answerError(error, request, reply))
}

export function answerError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = toAppError(error)
  if (known.status >= 500) request.log.error({ err: error }, 'request failed')

  const { details, writtenDetails = {}, retryAfterSeconds } = known.options
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds)
  return reply
    .code(known.status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(writeAnswer({ ...details, ...known.answer }, writtenDetails))
}

function writeAnswer(
  answer: object,
  written: Record<string, readonly (string | Uint8Array)[]>,
): string | Buffer {
  const more = Object.entries(written).flatMap(([name, parts]) => [`,${JSON.stringify(name)}:`, ...parts])
  return joinJson([JSON.stringify(answer).slice(0, -1), ...more, '}'])
}

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error
  if (isTemporaryFault(error)) return new AppError('unavailable', { cause: error, retryAfterSeconds: 2 })
  // Requests write rows of their own account, which was deleted after they were let in.
  if (isForeignKeyFault(error)) return new AppError('unauthenticated', { cause: error })
  const code = frameworkCodes[error.code]
  if (code) return new AppError(code, { cause: error })
  const isClientFault = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
  return new AppError(isClientFault ? 'bad_request' : 'internal', { cause: error })
}

/** Our messages for requests that the framework itself refuses. */
const frameworkCodes: Record<string, ErrorCode | undefined> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'bad_request',
  FST_ERR_NOT_FOUND: 'not_found',
}
