import { isApiPath } from '#contract/paths.ts'
import type { FuzzRequest } from './fuzz-requests.ts'
import { cutOff, type FuzzAnswer } from './send-fuzzed.ts'

/** Parts of our sources, our SQL or our drivers' messages. */
const inside =
  /node_modules|\bat .{1,80}\.(?:ts|js|mjs):\d+|SQLITE_|sqlite|syntax error|relation "|violates .* constraint|invalid byte sequence|FST_ERR|kysely|\.ts:\d/

/** What is wrong with an answer, or null. */
export function findFault(
  { method, path, isRaw }: FuzzRequest,
  answer: FuzzAnswer,
  canaries: readonly string[],
): string | null {
  if (answer === cutOff)
    return mayBeCut(method, path) ? null : 'the connection was cut before the answer came'
  const { status, headers, body } = answer
  const all = `${JSON.stringify(headers)}${body}`
  const leaked = canaries.find((canary) => all.includes(canary))
  if (leaked !== undefined) return `${leaked} leaked`
  if (status === 0) return isRaw ? null : 'there was no answer'
  if (status >= 500 && !isOverload(answer)) return `status ${status}: ${body.slice(0, 300)}`
  if (status >= 300 && status < 400 && status !== 304) {
    const location = headers['location'] ?? ''
    return /^\/(?![/\\])/.test(location) ? null : `redirected to ${location}`
  }
  if (status < 400) return null
  if (inside.test(body)) return `reveals internals: ${body.slice(0, 300)}`
  if (method === 'HEAD' || isPage(path, answer)) return null
  return hasMessage(answer, isRaw) ? null : `no message: ${status} ${body.slice(0, 300)}`
}

/** An answer to HEAD or to a malformed address does not wait for the rest of the body. */
function mayBeCut(method: string, path: string): boolean {
  try {
    decodeURIComponent(path)
    return method === 'HEAD'
  } catch {
    return true
  }
}

function isOverload({ status, headers }: FuzzAnswer): boolean {
  return status === 503 && headers['retry-after'] !== undefined
}

/** An unknown address outside the API gets the "not found" screen, and a paid lesson a page that says what it is. */
function isPage(path: string, { status, headers }: FuzzAnswer): boolean {
  const isHtml = headers['content-type']?.startsWith('text/html') ?? false
  return (status === 404 || status === 403) && isHtml && !isApiPath(path.split('?', 1)[0] ?? '')
}

function hasMessage({ body }: FuzzAnswer, isRaw: boolean): boolean {
  // Node itself refuses invalid HTTP, such as a request without a host, before any of our code runs.
  if (isRaw) return !body.includes('{') || /"message":"[^"]/.test(body)
  try {
    const parsed = JSON.parse(body) as { message?: unknown } | null
    return typeof parsed?.message === 'string' && parsed.message !== ''
  } catch {
    return false
  }
}
