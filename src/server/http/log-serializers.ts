import { scrubForLog } from '#domain/diagnostics/scrub-text.ts'

const maxCauses = 3
const maxStackLines = 20

interface LoggedError {
  [field: string]: unknown
  type: string
  message: string
  stack: string
}

/**
 * Errors of drivers and other services may contain whole rows, requests and cards. Only these parts of an error
 * are logged, with the message scrubbed.
 */
export function serializeError(error: unknown, causesLeft = maxCauses): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: scrubForLog(String(error)), stack: '' }
  const code = 'code' in error && /^\w{1,60}$/.test(String(error.code)) ? String(error.code) : undefined
  return {
    type: error.name,
    message: scrubForLog(error.message),
    ...(code === undefined ? {} : { code }),
    stack: listPlaces(error),
    ...(error.cause === undefined || causesLeft === 0
      ? {}
      : { cause: serializeError(error.cause, causesLeft - 1) }),
  }
}

/** The stack without its first lines, which repeat the unscrubbed message. */
function listPlaces({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, maxStackLines)
    .join('\n')
}

/** The path of a request, without its query, host and origin. */
export function serializePath(url: string): string {
  // Cut at an encoded question mark too, because a mangled link has its token in the path.
  return scrubForLog(url.split(/[?#]|%3f/i, 1)[0] ?? '').slice(0, 200)
}

export const logSerializers = {
  err: (error: unknown) => serializeError(error),
  error: (error: unknown) => serializeError(error),
  req: ({ method, url }: { method: string; url: string }) => ({ method, path: serializePath(url) }),
  res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
}
