import type { FastifyRequest } from 'fastify'
import type { Login } from '#contract/accounts.ts'
import { normalizeEmail } from '#domain/accounts/email-addresses.ts'
import { toUsernameKey } from '#domain/accounts/usernames.ts'
import type { Queries } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { toAddressSubject } from '#server/rate-limits/client-address.ts'
import type { RateLimiter } from '#server/rate-limits/rate-limiter.ts'
import type { KnownDevices } from './known-devices.ts'
import { limits } from './rate-limits.ts'
import type { PasswordHasher } from './password-hashing.ts'
import type { SessionOwner } from './sessions.ts'
import { findCredentials } from './user-store.ts'

interface LogInDependencies {
  database: Queries
  passwords: PasswordHasher
  rateLimiter: RateLimiter
  knownDevices: KnownDevices
}

/** A wrong name and a wrong password get the same answer after the same work. */
export async function checkLogin(
  dependencies: LogInDependencies,
  { username, password }: Login,
  request: FastifyRequest,
): Promise<SessionOwner> {
  const { database, passwords, knownDevices } = dependencies
  const usernameKey = toUsernameKey(username)
  const user = await findCredentials(database, { usernameKey, emailKey: normalizeEmail(username) })
  const owner = user && { userId: user.id, epoch: user.session_epoch }
  const attempt = {
    // The id, if the account exists, so that its name and its address share one counter.
    account: user?.id ?? usernameKey,
    address: toAddressSubject(request.ip),
    device: owner && (await knownDevices.find(request, owner)),
  }
  await countAttempt(dependencies, attempt)

  const isRight = await passwords.verify(user?.password_hash ?? null, password)
  if (owner === null || !isRight) throw new AppError('invalid_credentials')

  await forgiveAttempts(dependencies, attempt)
  return owner
}

interface Attempt {
  account: string
  address: string
  /** A browser that the owner used before. Null for all others. */
  device: string | null
}

/**
 * Guesses are counted at their origin, so that a stranger's guesses never block the owner. The counter is the
 * owner's own browser, or else the account and address together plus the address alone. Guesses at one account from
 * many addresses are slowed to one every few seconds, not stopped.
 */
async function countAttempt({ rateLimiter }: LogInDependencies, attempt: Attempt): Promise<void> {
  const { account, address, device } = attempt
  if (device !== null) {
    await rateLimiter.hit(limits.loginPerDevice, `${account}\n${device}`)
    return
  }
  await rateLimiter.hit(limits.loginPerAddress, address)
  await rateLimiter.hit(limits.loginPerAccountAndAddress, `${account}\n${address}`)
  const isQuiet = await rateLimiter.allows(limits.loginPerAccount, account)
  if (!isQuiet) await rateLimiter.hit(limits.loginTurn, account)
}

async function forgiveAttempts({ rateLimiter }: LogInDependencies, attempt: Attempt): Promise<void> {
  const { account, address, device } = attempt
  if (device !== null) await rateLimiter.forgive(limits.loginPerDevice, `${account}\n${device}`)
  else {
    await rateLimiter.forgive(limits.loginPerAccountAndAddress, `${account}\n${address}`)
    await rateLimiter.forgive(limits.loginPerAccount, account)
  }
}
