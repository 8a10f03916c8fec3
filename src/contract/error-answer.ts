import type { ErrorAnswer, ErrorCode } from './errors.ts'

/**
 * Reads what came with a failed call. Null when it is not ours, as from a proxy on the way. Apart from the table of
 * codes and without a schema, because every page needs it before it shows anything.
 */
export function parseErrorAnswer(body: unknown): ErrorAnswer | null {
  const { code, message, fields } = Object(body) as Readonly<Record<keyof ErrorAnswer, unknown>>
  if (typeof message !== 'string' || !(fields === undefined || isTextRecord(fields))) return null
  return { code: readCode(code), message, ...(fields === undefined ? {} : { fields }) }
}

/** A newer server may know codes that an open page does not: it asks for none of them, and the message is worth showing. */
function readCode(code: unknown): ErrorCode {
  return typeof code === 'string' ? (code as ErrorCode) : 'internal'
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((entry) => typeof entry === 'string')
  )
}
