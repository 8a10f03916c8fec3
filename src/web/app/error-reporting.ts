import type { ClientError } from '#contract/client-errors.ts'

/** A page that fails at every key tells no more by its hundredth report. */
const maxReports = 5

const reported = new Set<string>()

/** Tells our own server of an error, without anything that was typed. Never throws, and nobody waits for it. */
export function reportError(kind: ClientError['kind'], error: unknown): void {
  const key = String(error)
  if (reported.size >= maxReports || reported.has(key)) return
  reported.add(key)
  import('./send-error-report.ts')
    .then(({ sendErrorReport }) => sendErrorReport(kind, error))
    .catch(() => {
      // Without a network there is nobody to tell.
    })
}

/** For errors that no screen catches. */
export function watchErrors(): void {
  globalThis.addEventListener('error', ({ error }) => {
    // Another site's script, or a browser's remark about its own layout, comes without one.
    if (error instanceof Error) reportError('error', error)
  })
  globalThis.addEventListener('unhandledrejection', ({ reason }) => reportError('rejection', reason))
}
