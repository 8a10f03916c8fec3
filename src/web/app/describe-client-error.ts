import type { ClientError } from '#contract/client-errors.ts'
import { scrubForReport } from '#domain/diagnostics/scrub-text.ts'
import { listFrames } from '#domain/diagnostics/stack-frames.ts'

/** Aborted calls, which end this way on purpose. */
const harmless: ReadonlySet<string> = new Set(['AbortError'])

/** The part of an error that may leave the browser. Null when it is not an error. */
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

/** Anything can be thrown, even a plan, so its text is not the program's own. */
function toError(thrown: unknown): { name: string; message: string; stack?: string } {
  const name = typeof thrown === 'object' && thrown !== null ? thrown.constructor?.name : typeof thrown
  return { name: 'NonError', message: `thrown: ${name ?? 'object'}` }
}
