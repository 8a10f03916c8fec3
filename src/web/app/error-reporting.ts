import type { ClientError } from '#contract/client-errors.ts'

/** A page that fails at every key press says nothing new in its hundredth report. */
const maxReports = 5

const reported = new Set<string>()

/** Reports an error to our own server, without any typed text. Never throws, and nothing waits for it. */
export function reportError(kind: ClientError['kind'], error: unknown): void {
  const key = String(error)
  if (reported.size >= maxReports || reported.has(key)) return
  reported.add(key)
  import('./send-error-report.ts')
    .then(({ sendErrorReport }) => sendErrorReport(kind, error))
    .catch(() => {
      // Offline, there is no server to report to.
    })
}

/** For errors that no screen catches. */
export function watchErrors(): void {
  globalThis.addEventListener('error', ({ error }) => {
    // Errors of another site's script, and browser notices about layout, have no error object.
    if (error instanceof Error) reportError('error', error)
  })
  globalThis.addEventListener('unhandledrejection', ({ reason }) => reportError('rejection', reason))
}
