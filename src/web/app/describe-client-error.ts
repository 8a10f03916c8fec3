import type { ClientError } from '#contract/client-errors.ts'
import { scrubForReport } from '#domain/diagnostics/scrub-text.ts'
import { listFrames } from '#domain/diagnostics/stack-frames.ts'

/** Calls that were called off, which is how they are meant to end. */
const harmless: ReadonlySet<string> = new Set(['AbortError'])

/** What may leave the browser about an error. Null when it is none. */
export function describeClientError(
  kind: ClientError['kind'],
  error: unknown,
  { path, fileUrl }: { path: string; fileUrl: string },
): ClientError | null {
  const { name, message, stack } = error instanceof Error ? error : toError(error)
  if (harmless.has(name)) return null
  return {
    kind,
    name: /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error',
    message: scrubForReport(message),
    frames: listFrames(stack ?? ''),
    path: path.split(/[?#]/, 1)[0]?.slice(0, 200) ?? '',
    build: /([\w.-]{1,80})$/.exec(fileUrl.split(/[?#]/, 1)[0] ?? '')?.[1] ?? 'unknown',
  }
}

/** What was thrown may be anything, even a plan. Its words are not the program's own. */
function toError(thrown: unknown): { name: string; message: string; stack?: string } {
  const name = typeof thrown === 'object' && thrown !== null ? thrown.constructor?.name : typeof thrown
  return { name: 'NonError', message: `thrown: ${name ?? 'object'}` }
}
