import type { ForgotPasswordRequest } from '#contract/accounts.ts'
import { apiPaths } from '#contract/paths.ts'
import { postJson } from '#web/api/request.ts'
import { describeFailure, type Failure } from './describe-failure.ts'

export async function requestPasswordReset(request: ForgotPasswordRequest): Promise<void> {
  await postJson(apiPaths.forgotPassword, request)
}

export function describeResetRequestFailure(error: unknown): Failure {
  return describeFailure(error, { title: 'Error', refused: 'Failed to send reset email' })
}
