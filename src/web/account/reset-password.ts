import type { ResetPasswordRequest } from '#contract/accounts.ts'
import { parseUser } from '#contract/user.ts'
import { apiPaths } from '#contract/paths.ts'
import { ApiError } from '#web/api/api-error.ts'
import { postJson } from '#web/api/request.ts'
import { useEnterSession } from '#web/session/current-user.ts'
import { describeFailure, type Failure } from './describe-failure.ts'

export function useResetPassword(): (request: ResetPasswordRequest) => Promise<void> {
  const enterSession = useEnterSession()
  return async (request) => enterSession(parseUser(await postJson(apiPaths.resetPassword, request)))
}

export function describeResetFailure(error: unknown): Failure {
  return describeFailure(error, { title: 'Error', refused: 'Failed to reset password' })
}

/** The link was already used, has expired or was never valid. */
export function isDeadLink(error: unknown): boolean {
  return error instanceof ApiError && error.answer?.code === 'reset_link_invalid'
}
