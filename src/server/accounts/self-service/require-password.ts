import { wrongPasswordMessage } from '#domain/accounts/account-changes.ts'
import { limits } from '#server/accounts/rate-limits.ts'
import type { PasswordHasher } from '#server/accounts/password-hashing.ts'
import { hashSecret } from '#server/accounts/sessions.ts'
import { type Credentials, findAccountById, holdAccount } from '#server/accounts/user-store.ts'
import type { Database, Queries } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import type { RateLimiter } from '#server/rate-limits/rate-limiter.ts'

export interface PasswordCheckDependencies {
  database: Database
  passwords: PasswordHasher
  rateLimiter: RateLimiter
}

export interface PasswordAsker {
  userId: string
  /** The secret of the asking session. */
  secret: string
  currentPassword: string
}

/**
 * A person at an open session must still know the password for changes that cannot be undone. Wrong guesses count
 * for this session only, so guesses at the login do not block the owner. Returns null when the account is gone.
 */
export async function checkCurrentPassword(
  { database, passwords, rateLimiter }: PasswordCheckDependencies,
  { userId, secret, currentPassword }: PasswordAsker,
): Promise<Credentials | null> {
  const session = hashSecret(secret)
  await rateLimiter.hit(limits.passwordCheckPerSession, session)
  const account = await findAccountById(database, userId)
  if (account === null) return null
  if (account.password_hash === null) throw new AppError('password_missing')
  if (!(await passwords.verify(account.password_hash, currentPassword))) {
    throw new AppError('invalid_credentials', {
      message: wrongPasswordMessage,
      fields: { currentPassword: wrongPasswordMessage },
    })
  }
  await rateLimiter.forgive(limits.passwordCheckPerSession, session)
  return account
}

/**
 * Another password may have been set while the old one was being checked, and that ended every request made with
 * the old one. The account then stays unchanged until the transaction ends. Returns null when it is gone.
 */
export async function holdWhilePasswordCounts(
  transaction: Queries,
  checked: Pick<Credentials, 'id' | 'session_epoch'>,
): Promise<Credentials | null> {
  const account = await holdAccount(transaction, checked.id)
  if (account !== null && account.session_epoch !== checked.session_epoch) {
    throw new AppError('invalid_credentials', { message: wrongPasswordMessage })
  }
  return account
}

/** The same check for requests that make no sense once the account is gone. */
export async function requireCurrentPassword(
  dependencies: PasswordCheckDependencies,
  asker: PasswordAsker,
): Promise<Credentials> {
  const account = await checkCurrentPassword(dependencies, asker)
  if (account === null) throw new AppError('unauthenticated')
  return account
}
