import { eraseAccount } from './erase-account.ts'
import type { AccountData } from './account-data.ts'
import { endOtherSessions } from './own-sessions.ts'
import {
  checkCurrentPassword,
  holdWhilePasswordCounts,
  type PasswordAsker,
  type PasswordCheckDependencies,
} from './require-password.ts'

export interface DeletionDependencies extends PasswordCheckDependencies {
  accountData: AccountData
}

/**
 * Erases the caller's account after checking its password. Deleting an account that is already gone changes
 * nothing.
 */
export async function deleteAccount(dependencies: DeletionDependencies, asker: PasswordAsker): Promise<void> {
  const account = await checkCurrentPassword(dependencies, asker)
  if (account === null) return
  await dependencies.database.transaction().execute(async (transaction) => {
    await holdWhilePasswordCounts(transaction, account)
    // The other devices stop saving before the plans are deleted. This one can still ask again if something fails.
    await endOtherSessions({ database: transaction }, asker)
  })
  await eraseAccount(dependencies, account.id, async (transaction) => {
    await holdWhilePasswordCounts(transaction, account)
  })
}
