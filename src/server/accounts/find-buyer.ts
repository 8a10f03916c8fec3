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
 * 'there': it was the buyer's already. 'made': for this purchase. 'taken back': somebody had made it with an address
 * that they never showed to be theirs, and nothing they hold opens it any more.
 */
type BuyerOrigin = 'there' | 'made' | 'taken back'

interface BuyerAccount {
  account: Credentials
  origin: BuyerOrigin
}

const maxTries = 5

/** The account that a purchase goes to, held until the transaction ends so that nobody deletes it meanwhile. */
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
    // Null when it was deleted, or got another address, since the insert ran into it: then there is room now.
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
    // Nobody else may be called by this address, and its owner knows it by heart.
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

/** Anybody can sign up with the address of somebody who will buy. Its plans stay: they may be the buyer's own. */
async function takeBack(transaction: Queries, userId: string, nowMs: number): Promise<boolean> {
  if (!(await dropUnprovenPassword(transaction, userId, nowMs))) return false
  await deleteSessionsOf(transaction, userId)
  await deletePasswordResetsOf(transaction, userId)
  await deleteEmailChangesOf(transaction, userId)
  return true
}
