import { randomBytes } from 'node:crypto'
import type { Registration } from '#contract/accounts.ts'
import { toUsernameKey } from '#domain/accounts/usernames.ts'
import type { Entitlement } from '#domain/commerce/entitlements.ts'
import { createId } from '#domain/plan/ids.ts'
import type { Database, Queries } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import type { PasswordHasher } from './password-hashing.ts'
import { redeemCoupon } from './redeem-coupon.ts'
import { insertUser, isTaken, type NewUser } from './user-store.ts'

export interface RegisterDependencies {
  database: Database
  passwords: PasswordHasher
  now: () => number
  /** Queues the mail in the given transaction. Null when the person signed up without a coupon. */
  enqueueWelcomeMail: (transaction: Queries, user: NewUser, granted: Entitlement | null) => Promise<void>
}

/** Makes the account and redeems its coupon, both or neither. */
export async function registerAccount(
  { database, passwords, enqueueWelcomeMail, now }: RegisterDependencies,
  request: Registration,
): Promise<NewUser> {
  const user: NewUser = {
    id: createId(randomBytes),
    username: request.username,
    username_key: toUsernameKey(request.username),
    email: request.email,
    email_key: request.email,
    first_name: request.firstName,
    last_name: request.lastName,
    password_hash: await passwords.hash(request.password),
    created_at: now(),
  }
  await database.transaction().execute(async (transaction) => {
    if (!(await insertUser(transaction, user))) await refuseTaken(transaction, user)
    const { couponCode } = request
    const granted = couponCode === undefined ? null : await redeemCoupon(transaction, user, couponCode)
    await enqueueWelcomeMail(transaction, user, granted)
  })
  return user
}

async function refuseTaken(transaction: Queries, user: NewUser): Promise<never> {
  if (await isTaken(transaction, 'username_key', user.username_key)) {
    const message = 'That username is already taken.'
    throw new AppError('account_exists', { message, fields: { username: message } })
  }
  const message = 'An account with this email address already exists. Sign in, or reset your password.'
  throw new AppError('account_exists', { message, fields: { email: message } })
}
