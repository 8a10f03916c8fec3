import type { Login } from '#contract/accounts.ts'
import { normaliseEmail } from '#domain/accounts/email-addresses.ts'
import { toUsernameKey } from '#domain/accounts/usernames.ts'
import type { Queries } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import type { RateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { limits } from './limits.ts'
import type { PasswordHasher } from './password-hashing.ts'
import type { SessionOwner } from './sessions.ts'
import { findCredentials } from './user-store.ts'

interface LogInDependencies {
  database: Queries
  passwords: PasswordHasher
  rateLimiter: RateLimiter
}

/** A wrong name and a wrong password get the same answer after the same work. */
export async function checkLogin(
  { database, passwords, rateLimiter }: LogInDependencies,
  request: Login,
  address: string,
): Promise<SessionOwner> {
  const usernameKey = toUsernameKey(request.username)
  await rateLimiter.hit(limits.loginPerAddress, address)
  const user = await findCredentials(database, { usernameKey, emailKey: normaliseEmail(request.username) })
  // By its id, where there is one: name and address of an account share one counter.
  const account = user?.id ?? usernameKey
  await rateLimiter.hit(limits.loginPerAccount, account)

  const isRight = await passwords.verify(user?.password_hash ?? null, request.password)
  if (!user || !isRight) throw new AppError('invalid_credentials')

  await rateLimiter.forgive(limits.loginPerAccount, account)
  return { userId: user.id, epoch: user.session_epoch }
}
