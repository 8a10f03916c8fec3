import { deleteUser } from '#server/accounts/user-store.ts'
import type { Database } from '#server/database/database.ts'
import { deleteMailTo } from '#server/mail/mail-store.ts'
import type { Holdings } from './holdings.ts'

/** For good: the account and all that is its own. Orders stay, without it. Safe to do again when it was cut off. */
export async function eraseAccount(
  { database, holdings }: { database: Database; holdings: Holdings },
  { id: userId, email }: { id: string; email: string },
): Promise<void> {
  await holdings.deletePlans(userId)
  await database.transaction().execute(async (transaction) => {
    await holdings.forgetPerson(transaction, { userId, email })
    await deleteMailTo(transaction, email)
    await deleteUser(transaction, userId)
  })
}
