import { randomBytes } from 'node:crypto'
import { toUsernameKey } from '#domain/accounts/usernames.ts'
import { createId } from '#domain/plan/ids.ts'
import type { Queries } from '#server/database/database.ts'
import { dropUnprovenPassword } from './address-proof-store.ts'
import { deleteEmailChangesOf } from './email-change-store.ts'
import { deletePasswordResetsOf } from './password-reset-store.ts'
import { deleteSessionsOf } from './session-store.ts'
import { type Credentials, findCredentials, holdAccount, insertUser } from './user-store.ts'

/**
 * 'there': it was already the buyer's. 'made': it was made for this purchase. 'taken back': someone else made it
 * with an address they never proved to be theirs, and they can no longer open it.
 */
type BuyerOrigin = 'there' | 'made' | 'taken back'

interface BuyerAccount {
  account: Credentials
  origin: BuyerOrigin
}

const maxTries = 5

/**
 * Finds the account that a purchase goes to, and holds it so that it cannot be deleted before the transaction ends.
 */
export async function findBuyer(
  transaction: Queries,
  { userId, email }: { userId: string | null; email: string },
  nowMs: number,
): Promise<BuyerAccount> {
  const signedIn = userId === null ? null : await holdAccount(transaction, userId)
  if (signedIn !== null) return { account: signedIn, origin: 'there' }

  for (let tries = 0; tries < maxTries; tries += 1) {
    const isNew = await insertBuyer(transaction, email, nowMs)
    const found = await findCredentials(transaction, { usernameKey: email, emailKey: email })
    // Null when the account was deleted or changed its address after the insert conflicted with it. The address is
    // free now.
    const account = found && (await holdAccount(transaction, found.id))
    if (account?.email !== email) continue
    if (isNew) return { account, origin: 'made' }
    const isTaken = await takeBack(transaction, account.id, nowMs)
    return { account, origin: isTaken ? 'taken back' : 'there' }
  }
  throw new Error('An account was neither made nor found')
}

function insertBuyer(transaction: Queries, email: string, nowMs: number): Promise<boolean> {
  return insertUser(transaction, {
    id: createId(randomBytes),
    // No other account may use this address as its name, and its owner knows it by heart.
    username: email,
    username_key: toUsernameKey(email),
    email,
    email_key: email,
    first_name: '',
    last_name: '',
    password_hash: null,
    created_at: nowMs,
  })
}

/** Anyone can sign up with the address of a future buyer. The plans stay, because they may be the buyer's own. */
async function takeBack(transaction: Queries, userId: string, nowMs: number): Promise<boolean> {
  if (!(await dropUnprovenPassword(transaction, userId, nowMs))) return false
  await deleteSessionsOf(transaction, userId)
  await deletePasswordResetsOf(transaction, userId)
  await deleteEmailChangesOf(transaction, userId)
  return true
}
