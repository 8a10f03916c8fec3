import type { PasswordChangeRequest } from '#contract/account.ts'
import { wrongPasswordMessage } from '#domain/accounts/account-changes.ts'
import { deleteEmailChangesOf } from '#server/accounts/email-change-store.ts'
import { deletePasswordResetsOf } from '#server/accounts/password-reset-store.ts'
import { deleteSessionsOf } from '#server/accounts/session-store.ts'
import type { SessionOwner } from '#server/accounts/sessions.ts'
import { replacePassword } from '#server/accounts/user-store.ts'
import { AppError } from '#server/http/app-error.ts'
import type { SessionHolder } from './own-sessions.ts'
import { type PasswordCheckDependencies, requireCurrentPassword } from './require-password.ts'
import type { SelfServiceMails } from './self-service-mails.ts'

export interface PasswordChangeDependencies extends PasswordCheckDependencies, SelfServiceMails {
  now: () => number
}

/** Ends every session and every link already sent. The caller starts a new session from the returned epoch. */
export async function changePassword(
  dependencies: PasswordChangeDependencies,
  { currentPassword, newPassword }: PasswordChangeRequest,
  { userId, secret }: SessionHolder,
): Promise<SessionOwner> {
  const { database, passwords, now } = dependencies
  const account = await requireCurrentPassword(dependencies, { userId, secret, currentPassword })
  const passwordHash = await passwords.hash(newPassword)
  return database.transaction().execute(async (transaction) => {
    const epoch = await replacePassword(transaction, {
      userId,
      seenEpoch: account.session_epoch,
      passwordHash,
      now: now(),
    })
    // Another password was set while this one was being hashed, so the checked password is no longer the current
    // one.
    if (epoch === null) throw new AppError('invalid_credentials', { message: wrongPasswordMessage })
    await deleteSessionsOf(transaction, userId)
    await deletePasswordResetsOf(transaction, userId)
    await deleteEmailChangesOf(transaction, userId)
    await dependencies.enqueuePasswordChanged(transaction, account)
    return { userId, epoch }
  })
}
