import type { FastifyRequest } from 'fastify'
import { parse } from 'secure-json-parse'
import type * as z from 'zod/mini'
import { parseRequest } from '#contract/parse-request.ts'
import { AppError } from './app-error.ts'

/** The request's body as the contract defines it, or a 400 that names each wrong field. */
export function parseBody<Schema extends z.core.$ZodType>(
  schema: Schema,
  request: FastifyRequest,
): z.output<Schema> {
  return requireParsed(schema, request.body)
}

/** The same for unparsed bytes. Removes a `__proto__` key, which a plan from a foreign file may contain. */
export function parseBytes<Schema extends z.core.$ZodType>(
  schema: Schema,
  bytes: Uint8Array,
): z.output<Schema> {
  return requireParsed(
    schema,
    parseJson(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString()),
  )
}

function requireParsed<Schema extends z.core.$ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = parseRequest(schema, body)
  if (!parsed.ok) throw new AppError('bad_request', { message: parsed.message, fields: parsed.fields })
  return parsed.value
}

function parseJson(text: string): unknown {
  try {
    return parse(text, { protoAction: 'remove', constructorAction: 'ignore' })
  } catch (error) {
    throw new AppError('bad_request', { cause: error })
  }
}
