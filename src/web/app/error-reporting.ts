import type { ClientError } from '#contract/client-errors.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { MissingPartError } from '#web/ui/parts/missing-part-error.ts'

/** A page that fails at every key press says nothing new in its hundredth report. */
const maxReports = 5

const reported = new Set<string>()

/** Reports an error to our own server, without any typed text. Never throws, and nothing waits for it. */
export function reportError(kind: ClientError['kind'], error: unknown): void {
  const key = String(error)
  if (reported.size >= maxReports || reported.has(key)) return
  reported.add(key)
  loadPart(() => import('./send-error-report.ts'))
    .then(({ sendErrorReport }) => sendErrorReport(kind, error))
    .catch(() => {
      // Offline, there is no server to report to.
    })
}

/** For errors that a screen catches. A part that waits for the network is on the page in words, and no error. */
export function noteCaught(
  error: unknown,
  { componentStack }: { componentStack?: string | undefined },
): void {
  if (error instanceof MissingPartError && error.reason === 'unreachable') return
  // oxlint-disable-next-line no-console -- a crash is still reported to developers here
  console.error(error, componentStack)
  reportError('screen', error instanceof MissingPartError ? error.cause : error)
}

/** For errors that no screen catches. */
export function watchErrors(): void {
  globalThis.addEventListener('error', ({ error }) => {
    // Errors of another site's script, and browser notices about layout, have no error object.
    if (error instanceof Error) reportError('error', error)
  })
  globalThis.addEventListener('unhandledrejection', ({ reason }) => reportError('rejection', reason))
}
