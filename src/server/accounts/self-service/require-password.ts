import { wrongPasswordMessage } from '#domain/accounts/account-changes.ts'
import { limits } from '#server/accounts/limits.ts'
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
  /** Of the session that asks. */
  secret: string
  currentPassword: string
}

/**
 * Whoever sits at an open session still has to know the password for what cannot be taken back. Guesses count
 * for this session alone: those of others at the login do not keep the owner from a change. Null when the account is gone.
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
 * Another password may have been set while the one of before was being checked, and whatever that one asked for has
 * ended with it. From here on the account stays as it is until the transaction ends. Null when it is gone.
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

/** Checks it where nothing can be done for an account that is gone. */
export async function requireCurrentPassword(
  dependencies: PasswordCheckDependencies,
  asker: PasswordAsker,
): Promise<Credentials> {
  const account = await checkCurrentPassword(dependencies, asker)
  if (account === null) throw new AppError('unauthenticated')
  return account
}
