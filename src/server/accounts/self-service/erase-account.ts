import { deleteUser, findAccountById, holdAccount } from '#server/accounts/user-store.ts'
import type { Database, Queries } from '#server/database/database.ts'
import { deleteMailTo } from '#server/mail/mail-store.ts'
import type { AccountData } from './account-data.ts'

/**
 * Permanently deletes the account and everything it owns. Orders stay, without the account. Safe to repeat after an
 * interruption.
 */
export async function eraseAccount(
  { database, accountData }: { database: Database; accountData: AccountData },
  userId: string,
  /** Throws if the account must not be deleted after all. */
  check: (transaction: Queries) => Promise<void> = async () => {},
): Promise<void> {
  await accountData.deletePlans(userId)
  await database.transaction().execute(async (transaction) => {
    const before = await findAccountById(transaction, userId)
    if (before === null) return
    await accountData.forgetPerson(transaction, { userId, email: before.email })
    // The account's row comes after the orders' rows, in the same order that fulfillment takes them.
    await check(transaction)
    const account = await holdAccount(transaction, userId)
    if (account === null) return
    const { email } = account
    if (email !== before.email) await accountData.forgetPerson(transaction, { userId, email })
    await deleteUser(transaction, userId)
    // This comes last. Any process that was queueing a receipt held the account's row and has finished by now.
    await deleteMailTo(transaction, email)
  })
}
