import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { parseRequest } from '#contract/parse-request.ts'
import { AppError } from './app-error.ts'

/** The request's body as the contract has it, or a 400 that names each wrong field. */
export function parseBody<Schema extends z.core.$ZodType>(
  schema: Schema,
  request: FastifyRequest,
): z.output<Schema> {
  const parsed = parseRequest(schema, request.body)
  if (!parsed.ok) throw new AppError('bad_request', { message: parsed.message, fields: parsed.fields })
  return parsed.value
}
