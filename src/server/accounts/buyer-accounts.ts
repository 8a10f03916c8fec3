import { randomBytes } from 'node:crypto'
import { toUsernameKey } from '#domain/accounts/usernames.ts'
import { entitlements, type Entitlement } from '#domain/commerce/entitlements.ts'
import { createId } from '#domain/plan/ids.ts'
import type { Database, Queries } from '#server/database/database.ts'
import { grantEntitlement, revokeFromSource } from './entitlement-store.ts'
import { issueResetLink } from './reset-password.ts'
import { type Credentials, findAccountById, findCredentials, insertUser } from './user-store.ts'

/** Longer than a forgotten password's: a receipt is read when there is time for it. */
const linkLifetimeMs = 3 * 24 * 60 * 60 * 1000

/** What selling needs of accounts. Each runs inside the transaction that it is given. */
export function createBuyerAccounts({ publicUrl, now }: { publicUrl: string; now: () => number }) {
  return {
    /** The account of this address, made without a password if there is none. */
    findOrMake: async (transaction: Queries, email: string) => {
      const isNew = await insertUser(transaction, {
        id: createId(randomBytes),
        // Nobody else may be called by this address, and its owner knows it by heart.
        username: email,
        username_key: toUsernameKey(email),
        email,
        email_key: email,
        first_name: '',
        last_name: '',
        password_hash: null,
        created_at: now(),
      })
      const account = await findCredentials(transaction, { usernameKey: email, emailKey: email })
      if (account === null) throw new Error('An account was neither made nor found')
      const { id: userId, username, first_name: firstName } = account
      const setPasswordLink = isNew
        ? await issueResetLink(transaction, { userId, publicUrl, nowMs: now(), lifetimeMs: linkLifetimeMs })
        : null
      return { userId, username, firstName, isNew, setPasswordLink }
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
    /** Who may be signed in without a password: null once the account has one. */
    findUnclaimed: async (
      database: Database,
      userId: string,
    ): Promise<{ userId: string; epoch: number } | null> => {
      const account: Credentials | null = await findAccountById(database, userId)
      if (account === null || account.password_hash !== null) return null
      return { userId, epoch: account.session_epoch }
    },
  }
}
