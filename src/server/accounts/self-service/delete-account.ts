import { deleteUser } from '#server/accounts/user-store.ts'
import { deleteMailTo } from '#server/mail/mail-store.ts'
import type { Holdings } from './holdings.ts'
import { endOtherSessions } from './own-sessions.ts'
import {
  checkCurrentPassword,
  type PasswordAsker,
  type PasswordCheckDependencies,
} from './require-password.ts'

export interface DeletionDependencies extends PasswordCheckDependencies {
  holdings: Holdings
}

/**
 * Deletes the account and all that is its own; orders stay, without it. Deleting one that is gone already changes
 * nothing, and one that was cut off half-way goes on where it stopped.
 */
export async function deleteAccount(
  dependencies: DeletionDependencies,
  asker: PasswordAsker & { secret: string },
): Promise<void> {
  const { database, holdings } = dependencies
  const account = await checkCurrentPassword(dependencies, asker)
  if (account === null) return
  const { id: userId, email } = account
  // The other devices stop saving before the plans go. This one can still ask again if something fails.
  await endOtherSessions(dependencies, asker)
  await holdings.deletePlans(userId)
  await database.transaction().execute(async (transaction) => {
    await holdings.forgetPerson(transaction, { userId, email })
    await deleteMailTo(transaction, email)
    await deleteUser(transaction, userId)
  })
}
