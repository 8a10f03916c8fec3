import { normaliseEmail } from '#domain/accounts/email-addresses.ts'
import { toUsernameKey } from '#domain/accounts/usernames.ts'
import { type Credentials, findAccountById, findCredentials } from '#server/accounts/user-store.ts'
import type { Queries } from '#server/database/database.ts'
import { Refusal } from './faults.ts'
import { text } from './fields.ts'

export const accountName = text('NAME', "the account's username, e-mail address or id")

/** Takes a name as people type it when they sign in, or an id as logs and lists have it. */
export async function requireAccount(queries: Queries, name: string): Promise<Credentials> {
  const named = await findCredentials(queries, {
    usernameKey: toUsernameKey(name),
    emailKey: normaliseEmail(name),
  })
  const account = named ?? (await findAccountById(queries, name))
  if (!account) throw new Refusal(`There is no account with the username, address or id "${name}".`)
  return account
}
