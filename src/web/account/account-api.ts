import { accountHeader } from '#contract/account-header.ts'
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
import { parseUser, type User } from '#contract/user.ts'
import { ApiError } from '#web/api/api-error.ts'
import { type FetchedFile, getFile, getJson, postJson, sendJson } from '#web/api/request.ts'

export async function fetchAccount(signal: AbortSignal): Promise<AccountAnswer> {
  return accountAnswerSchema.parse(await getJson(apiPaths.account, signal))
}

export async function confirmEmail(request: ConfirmEmailRequest): Promise<ConfirmEmailAnswer> {
  return confirmEmailAnswerSchema.parse(await postJson(apiPaths.confirmEmail, request))
}

export interface AccountRequests {
  changeName: (request: ProfileRequest) => Promise<User>
  requestEmailChange: (request: EmailChangeRequest) => Promise<void>
  changePassword: (request: PasswordChangeRequest) => Promise<User>
  endSession: (id: string) => Promise<void>
  /** Returns the number of sessions ended. */
  endOtherSessions: () => Promise<number>
  fetchExport: () => Promise<FetchedFile>
  deleteAccount: (request: DeleteAccountRequest) => Promise<void>
}

/** The requests of a page for the account that it shows, and for no other account that has signed in since. */
export function createAccountRequests(accountId: string, onOtherAccount: () => void): AccountRequests {
  const headers = { [accountHeader]: accountId }

  async function tell<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer
    } catch (error) {
      if (error instanceof ApiError && error.answer?.code === 'other_account') onOtherAccount()
      throw error
    }
  }
  const send = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    tell(sendJson(method, path, { body, headers }))

  return {
    changeName: async (request) => parseUser(await send('PATCH', apiPaths.accountProfile, request)),
    requestEmailChange: async (request) => void (await send('POST', apiPaths.accountEmail, request)),
    changePassword: async (request) => parseUser(await send('POST', apiPaths.accountPassword, request)),
    endSession: async (id) => void (await send('DELETE', buildSessionPath(id))),
    endOtherSessions: async () =>
      sessionsEndedAnswerSchema.parse(await send('DELETE', apiPaths.accountSessions)).ended,
    fetchExport: () => tell(getFile(apiPaths.accountExport, headers)),
    deleteAccount: async (request) => void (await send('DELETE', apiPaths.account, request)),
  }
}
