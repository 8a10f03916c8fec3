import type { PasswordReset } from '#contract/accounts.ts'
import { pagePaths } from '#contract/paths.ts'
import { normalizeEmail } from '#domain/accounts/email-addresses.ts'
import { toUsernameKey } from '#domain/accounts/usernames.ts'
import type { Database, Queries } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import type { RateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { markAddressProven } from './address-proof-store.ts'
import { deleteEmailChangesOf } from './email-change-store.ts'
import { limits } from './rate-limits.ts'
import { createMailToken, hashMailToken } from './mail-tokens.ts'
import type { PasswordHasher } from './password-hashing.ts'
import {
  consumePasswordReset,
  deletePasswordResetsOf,
  findPasswordReset,
  insertPasswordReset,
} from './password-reset-store.ts'
import { deleteSessionsOf } from './session-store.ts'
import type { SessionOwner } from './sessions.ts'
import { type Credentials, findCredentials, holdAccount, updatePassword } from './user-store.ts'

const lifetimeMs = 60 * 60 * 1000

export interface ResetDependencies {
  database: Database
  passwords: PasswordHasher
  rateLimiter: RateLimiter
  publicUrl: string
  /** Queues the mail in the given transaction. */
  enqueueResetMail: (transaction: Queries, mail: { user: Credentials; link: string }) => Promise<void>
  now: () => number
}

/**
 * A known and an unknown account both cost one transaction and get the same answer, so no one can find out who has
 * an account.
 */
export async function requestPasswordReset(
  { database, rateLimiter, publicUrl, enqueueResetMail, now }: ResetDependencies,
  emailOrUsername: string,
  address: string,
): Promise<void> {
  const usernameKey = toUsernameKey(emailOrUsername)
  await rateLimiter.hit(limits.forgotPerAddress, address)
  const keys = { usernameKey, emailKey: normalizeEmail(emailOrUsername) }
  const found = await findCredentials(database, keys)
  await rateLimiter.hit(limits.forgotPerAccount, found?.id ?? usernameKey)

  await database.transaction().execute(async (transaction) => {
    // Its address may have changed since, and the old mailbox must not get a working link.
    const held = await holdAccount(transaction, found?.id ?? '')
    const named = await findCredentials(transaction, keys)
    const user = named !== null && named.id === held?.id ? held : null
    const link = await issueResetLink(transaction, {
      userId: user?.id ?? null,
      publicUrl,
      nowMs: now(),
      lifetimeMs,
    })
    if (user) await enqueueResetMail(transaction, { user, link })
  })
}

/** Makes a link that sets a password once. Without a user the link opens nothing, at the same cost. */
export async function issueResetLink(
  queries: Queries,
  link: { userId: string | null; publicUrl: string; nowMs: number; lifetimeMs: number },
): Promise<string> {
  const token = createMailToken()
  await insertPasswordReset(queries, {
    token_hash: hashMailToken(token),
    user_id: link.userId,
    created_at: link.nowMs,
    expires_at: link.nowMs + link.lifetimeMs,
  })
  // Only the configured address is used, because the sender chooses the Host header.
  return `${link.publicUrl}${pagePaths.resetPassword({ token })}`
}

/** Sets the password, and ends every session and every other link of the account. */
export async function resetPassword(
  { database, passwords, rateLimiter, now }: ResetDependencies,
  { token, newPassword }: PasswordReset,
  address: string,
): Promise<SessionOwner> {
  const tokenHash = hashMailToken(token)
  await rateLimiter.hit(limits.resetPerAddress, address)
  await rateLimiter.hit(limits.resetPerToken, tokenHash)
  // A dead link is rejected before the costly hash. The hash is made before the transaction, which must be short.
  const userId = await findPasswordReset(database, tokenHash, now())
  if (userId === null) throw new AppError('reset_link_invalid')
  const passwordHash = await passwords.hash(newPassword)

  return database.transaction().execute(async (transaction) => {
    // The account's row comes first, so that two links used at the same time take their locks in the same order.
    const epoch = await updatePassword(transaction, { userId, passwordHash, now: now() })
    const isOurs = await consumePasswordReset(transaction, tokenHash, now())
    if (!isOurs) throw new AppError('reset_link_invalid')
    await markAddressProven(transaction, userId, now())
    await deleteSessionsOf(transaction, userId)
    await deletePasswordResetsOf(transaction, userId)
    // The person who asked for another address knew the old password.
    await deleteEmailChangesOf(transaction, userId)
    return { userId, epoch }
  })
}
