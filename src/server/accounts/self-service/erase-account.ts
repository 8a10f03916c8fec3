import { deleteUser, findAccountById, holdAccount } from '#server/accounts/user-store.ts'
import type { Database, Queries } from '#server/database/database.ts'
import { deleteMailTo } from '#server/mail/mail-store.ts'
import type { AccountData } from './account-data.ts'

/** For good: the account and all that is its own. Orders stay, without it. Safe to do again when it was cut off. */
export async function eraseAccount(
  { database, accountData }: { database: Database; accountData: AccountData },
  userId: string,
  /** Throws when it must not go after all. */
  check: (transaction: Queries) => Promise<void> = async () => {},
): Promise<void> {
  await accountData.deletePlans(userId)
  await database.transaction().execute(async (transaction) => {
    const before = await findAccountById(transaction, userId)
    if (before === null) return
    await accountData.forgetPerson(transaction, { userId, email: before.email })
    // The account's row after the orders', in the order in which fulfilment takes them too.
    await check(transaction)
    const account = await holdAccount(transaction, userId)
    if (account === null) return
    const { email } = account
    if (email !== before.email) await accountData.forgetPerson(transaction, { userId, email })
    await deleteUser(transaction, userId)
    // Last: whoever was putting a receipt in line held the account's row, and has finished now.
    await deleteMailTo(transaction, email)
  })
}
