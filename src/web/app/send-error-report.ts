import type { ClientError } from '#contract/client-errors.ts'
import { apiPaths } from '#contract/paths.ts'
import { describeClientError } from './describe-client-error.ts'

export function sendErrorReport(kind: ClientError['kind'], error: unknown): void {
  const report = describeClientError(kind, error, {
    path: globalThis.location.pathname,
    fileUrl: import.meta.url,
  })
  if (report === null) return
  // A beacon outlives the page, which may be about to reload.
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  navigator.sendBeacon(apiPaths.clientErrors, body)
}
