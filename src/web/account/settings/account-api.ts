import {
  type AccountAnswer,
  accountAnswerSchema,
  type ConfirmEmailAnswer,
  confirmEmailAnswerSchema,
  type ConfirmEmailRequest,
  type DeleteAccountRequest,
  type EmailChangeRequest,
  type PasswordChangeRequest,
  type ProfileRequest,
  sessionsEndedAnswerSchema,
} from '#contract/account.ts'
import { apiPaths, buildSessionPath } from '#contract/paths.ts'
import { type User, userSchema } from '#contract/user.ts'
import { type FetchedFile, getFile, getJson, patchJson, postJson, sendDelete } from '#web/api/request.ts'

export async function fetchAccount(signal: AbortSignal): Promise<AccountAnswer> {
  return accountAnswerSchema.parse(await getJson(apiPaths.account, signal))
}

export async function changeName(request: ProfileRequest): Promise<User> {
  return userSchema.parse(await patchJson(apiPaths.accountProfile, request))
}

export async function requestEmailChange(request: EmailChangeRequest): Promise<void> {
  await postJson(apiPaths.accountEmail, request)
}

export async function confirmEmail(request: ConfirmEmailRequest): Promise<ConfirmEmailAnswer> {
  return confirmEmailAnswerSchema.parse(await postJson(apiPaths.confirmEmail, request))
}

export async function changePassword(request: PasswordChangeRequest): Promise<User> {
  return userSchema.parse(await postJson(apiPaths.accountPassword, request))
}

export async function endSession(id: string): Promise<void> {
  await sendDelete(buildSessionPath(id))
}

/** Returns how many there were. */
export async function endOtherSessions(): Promise<number> {
  return sessionsEndedAnswerSchema.parse(await sendDelete(apiPaths.accountSessions)).ended
}

export function fetchExport(): Promise<FetchedFile> {
  return getFile(apiPaths.accountExport)
}

export async function deleteAccount(request: DeleteAccountRequest): Promise<void> {
  await sendDelete(apiPaths.account, request)
}
