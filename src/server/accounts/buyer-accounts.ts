import { entitlements, type Entitlement } from '#domain/commerce/entitlements.ts'
import type { Database, Queries } from '#server/database/database.ts'
import { grantEntitlement, revokeFromSource } from './entitlement-store.ts'
import { findBuyer } from './find-buyer.ts'
import { issueResetLink } from './reset-password.ts'
import { type Credentials, findAccountById, firstEpoch } from './user-store.ts'

/** Longer than for a forgotten password, because people may open a receipt days later. */
const linkLifetimeMs = 3 * 24 * 60 * 60 * 1000

/** The account operations that selling needs. Each runs inside the transaction that it receives. */
export function createBuyerAccounts({ publicUrl, now }: { publicUrl: string; now: () => number }) {
  return {
    /**
     * Returns the signed-in account, or else the account with this address. Creates one without a password if there
     * is none.
     */
    findOrMake: async (transaction: Queries, buyer: { userId: string | null; email: string }) => {
      const { account, origin } = await findBuyer(transaction, buyer, now())
      const { id: userId, email, username, first_name: firstName } = account
      const setPasswordLink =
        origin === 'there'
          ? null
          : await issueResetLink(transaction, { userId, publicUrl, nowMs: now(), lifetimeMs: linkLifetimeMs })
      return { userId, email, username, firstName, origin, setPasswordLink }
    },
    /** Makes these the only entitlements from this source. Other sources are not affected. */
    holdEntitlements: async (
      transaction: Queries,
      { userId, source, held }: { userId: string; source: string; held: readonly Entitlement[] },
    ): Promise<void> => {
      for (const name of entitlements) {
        if (held.includes(name)) await grantEntitlement(transaction, { userId, name, source, now: now() })
        else await revokeFromSource(transaction, { userId, name, source })
      }
    },
    /**
     * The account that may be signed in without a password. Null once it has a password or was taken back from the
     * person who made it.
     */
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
