import { entitlements, type Entitlement } from '#domain/commerce/entitlements.ts'
import type { Database, Queries } from '#server/database/database.ts'
import { grantEntitlement, revokeFromSource } from './entitlement-store.ts'
import { findBuyer } from './find-buyer.ts'
import { issueResetLink } from './reset-password.ts'
import { type Credentials, findAccountById, firstEpoch } from './user-store.ts'

/** Longer than a forgotten password's: a receipt is read when there is time for it. */
const linkLifetimeMs = 3 * 24 * 60 * 60 * 1000

/** What selling needs of accounts. Each runs inside the transaction that it is given. */
export function createBuyerAccounts({ publicUrl, now }: { publicUrl: string; now: () => number }) {
  return {
    /** The account that was signed in, else that of this address, made without a password if there is none. */
    findOrMake: async (transaction: Queries, buyer: { userId: string | null; email: string }) => {
      const { account, origin } = await findBuyer(transaction, buyer, now())
      const { id: userId, email, username, first_name: firstName } = account
      const setPasswordLink =
        origin === 'there'
          ? null
          : await issueResetLink(transaction, { userId, publicUrl, nowMs: now(), lifetimeMs: linkLifetimeMs })
      return { userId, email, username, firstName, origin, setPasswordLink }
    },
    /** Leaves exactly these entitlements standing from this source, and every other source's alone. */
    holdEntitlements: async (
      transaction: Queries,
      { userId, source, held }: { userId: string; source: string; held: readonly Entitlement[] },
    ): Promise<void> => {
      for (const name of entitlements) {
        if (held.includes(name)) await grantEntitlement(transaction, { userId, name, source, now: now() })
        else await revokeFromSource(transaction, { userId, name, source })
      }
    },
    /** Who may be signed in without a password: null once the account has one, or was taken from its first buyer. */
    findUnclaimed: async (
      database: Database,
      userId: string,
    ): Promise<{ userId: string; epoch: number } | null> => {
      const account: Credentials | null = await findAccountById(database, userId)
      if (account === null || account.password_hash !== null) return null
      return account.session_epoch === firstEpoch ? { userId, epoch: firstEpoch } : null
    },
  }
}
