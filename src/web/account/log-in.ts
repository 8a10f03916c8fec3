import type { LoginRequest } from '#contract/accounts.ts'
import { parseUser, type User } from '#contract/user.ts'
import { apiPaths } from '#contract/paths.ts'
import { ApiError } from '#web/api/api-error.ts'
import { postJson } from '#web/api/request.ts'
import { useEnterSession } from '#web/session/current-user.ts'
import { describeFailure, type Failure } from './describe-failure.ts'

export async function logIn(request: LoginRequest): Promise<User> {
  return parseUser(await postJson(apiPaths.login, request))
}

export function useLogIn(): (request: LoginRequest) => Promise<void> {
  const enterSession = useEnterSession()
  return async (request) => enterSession(await logIn(request))
}

export function describeLoginFailure(error: unknown): Failure {
  const failure = describeFailure(error, {
    title: 'Login Failed',
    refused: 'Invalid credentials',
    broken: 'Login failed',
  })
  // The server never reveals which of the two is wrong. The password is the one to retype.
  return isRefusal(error) ? { ...failure, fields: { password: failure.message } } : failure
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}
