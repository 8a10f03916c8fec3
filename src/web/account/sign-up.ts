import type { RegisterRequest } from '#contract/accounts.ts'
import { parseUser } from '#contract/user.ts'
import { apiPaths } from '#contract/paths.ts'
import { ApiError } from '#web/api/api-error.ts'
import { postJson } from '#web/api/request.ts'
import { useEnterSession } from '#web/session/current-user.ts'
import { describeFailure, type Failure } from './describe-failure.ts'

export function useSignUp(): (request: RegisterRequest) => Promise<void> {
  const enterSession = useEnterSession()
  return async (request) => enterSession(parseUser(await postJson(apiPaths.register, request)))
}

export function describeSignUpFailure(error: unknown): Failure {
  const failure = describeFailure(error, {
    title: 'Registration Failed',
    refused: 'Failed to create account',
  })
  const isCouponFault = error instanceof ApiError && error.answer?.code === 'coupon_invalid'
  return isCouponFault ? { ...failure, fields: { couponCode: failure.message } } : failure
}
