import * as z from 'zod/mini'
import { conflictAnswerSchema, type SavedWorkbook } from '#contract/workbooks.ts'
import type { CloudFailure } from '#domain/sync/cloud-machine.ts'
import { ApiError } from '#web/api/api-error.ts'

/** The page was opened by one account and the browser has since signed in to another. */
export class OtherAccountError extends Error {
  override readonly name = 'OtherAccountError'
}

/** What a failed request means for the plan. Unknown failures are treated as temporary, like a lost connection. */
export function nameCloudFailure(error: unknown): CloudFailure {
  if (error instanceof OtherAccountError) return 'other-account'
  if (!(error instanceof ApiError)) return 'unreachable'
  if (findConflictCopy(error)) return 'conflict'
  const passes = error.status >= 500 || error.status === 408 || error.status === 429
  return passes ? 'unreachable' : (failures[error.status] ?? 'refused')
}

const failures: Partial<Record<number, CloudFailure>> = {
  401: 'signed-out',
  402: 'payment',
  404: 'missing',
  413: 'too-large',
}

/** The server's copy that came with a refusal. Null for any other error. */
export function findConflictCopy(error: unknown): SavedWorkbook | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  try {
    return z.parse(conflictAnswerSchema, JSON.parse(error.body)).current
  } catch {
    return null
  }
}
