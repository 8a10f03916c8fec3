import { normalizeEmail } from '#domain/accounts/email-addresses.ts'
import { toUsernameKey } from '#domain/accounts/usernames.ts'
import { type Credentials, findAccountById, findCredentials } from '#server/accounts/user-store.ts'
import { Refusal } from '#server/admin/command-line/command-errors.ts'
import { text } from '#server/admin/command-line/fields.ts'
import type { Queries } from '#server/database/database.ts'

export const accountName = text('NAME', "the account's username or email address")

/** Accepts a name as people type it to sign in. Never an id, because anyone may choose an id as their username. */
export async function requireAccount(queries: Queries, name: string): Promise<Credentials> {
  const account = await findCredentials(queries, {
    usernameKey: toUsernameKey(name),
    emailKey: normalizeEmail(name),
  })
  if (!account) throw new Refusal(`There is no account with the username or address "${name}".`)
  return account
}

export async function requireAccountById(queries: Queries, id: string): Promise<Credentials> {
  const account = await findAccountById(queries, id)
  if (!account) throw new Refusal(`There is no account with the id "${id}".`)
  return account
}
