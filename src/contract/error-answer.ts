import type { ErrorAnswer, ErrorCode } from './errors.ts'

/**
 * Reads the answer of a failed call. Null when it is not ours, for example from a proxy. It is separate from the
 * table of codes and uses no schema, because every page needs it before it shows anything.
 */
export function parseErrorAnswer(body: unknown): ErrorAnswer | null {
  const { code, message, fields } = Object(body) as Readonly<Record<keyof ErrorAnswer, unknown>>
  if (typeof message !== 'string' || !(fields === undefined || isTextRecord(fields))) return null
  return { code: readCode(code), message, ...(fields === undefined ? {} : { fields }) }
}

/** A newer server may send codes that an open page does not know. Its message is still worth showing. */
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
