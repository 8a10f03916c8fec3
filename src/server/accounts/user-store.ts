import { sql } from 'kysely'
import { normalizeEmail } from '#domain/accounts/email-addresses.ts'
import { tidyText } from '#domain/accounts/tidy-text.ts'
import { toUsernameKey } from '#domain/accounts/usernames.ts'
import type { Queries } from '#server/database/database.ts'
import type { UserTable } from '#server/database/schema.ts'

export type NewUser = Omit<UserTable, 'updated_at' | 'session_epoch' | 'email_verified_at'>
export type Credentials = Pick<
  UserTable,
  'id' | 'username' | 'email' | 'first_name' | 'password_hash' | 'session_epoch'
>

export interface ListedAccount extends Pick<
  UserTable,
  'id' | 'username' | 'email' | 'first_name' | 'last_name' | 'created_at'
> {
  entitlements: string[]
  /** The time its newest session was last renewed, or null when it has none. */
  last_seen_at: number | null
}

/** The epoch of a new account. The migration explains what it counts. */
export const firstEpoch = 0

/** Returns false when the username or the address is already in use. */
export async function insertUser(queries: Queries, user: NewUser): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('users')
    .values({ ...user, session_epoch: firstEpoch, updated_at: user.created_at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The two keys never clash, because a username with an @ in it is always its owner's own address. */
export async function findCredentials(
  queries: Queries,
  keys: { usernameKey: string; emailKey: string },
): Promise<Credentials | null> {
  const user = await queries
    .selectFrom('users')
    .select(['id', 'username', 'email', 'first_name', 'password_hash', 'session_epoch'])
    .where((where) =>
      where.or([where('username_key', '=', keys.usernameKey), where('email_key', '=', keys.emailKey)]),
    )
    .executeTakeFirst()
  return user ?? null
}

export async function findAccountById(queries: Queries, id: string): Promise<Credentials | null> {
  const user = await queries
    .selectFrom('users')
    .select(['id', 'username', 'email', 'first_name', 'password_hash', 'session_epoch'])
    .where('id', '=', id)
    .executeTakeFirst()
  return user ?? null
}

/**
 * Reads an account and keeps it unchanged until the transaction ends. Other changes and deletions wait. Both
 * engines lock a row on a write, but only one of them has row locks for reads.
 */
export async function holdAccount(transaction: Queries, id: string): Promise<Credentials | null> {
  const user = await transaction
    .updateTable('users')
    .set((row) => ({ session_epoch: row.ref('session_epoch') }))
    .where('id', '=', id)
    .returning(['id', 'username', 'email', 'first_name', 'password_hash', 'session_epoch'])
    .executeTakeFirst()
  return user ?? null
}

/** Usernames by id, for the accounts that still exist. */
export async function findUsernames(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}

export async function isTaken(
  queries: Queries,
  key: 'username_key' | 'email_key',
  value: string,
): Promise<boolean> {
  return (
    (await queries.selectFrom('users').select('id').where(key, '=', value).executeTakeFirst()) !== undefined
  )
}

/** Returns the epoch of the sessions that may start from now on. The earlier sessions have ended. */
export async function updatePassword(
  queries: Queries,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: number },
): Promise<number> {
  const { session_epoch: epoch } = await queries
    .updateTable('users')
    .set((row) => ({
      password_hash: passwordHash,
      session_epoch: row('session_epoch', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', userId)
    .returning('session_epoch')
    .executeTakeFirstOrThrow()
  return epoch
}

/** The owner's data for the account page. */
export async function findProfile(queries: Queries, userId: string): Promise<UserTable | null> {
  const user = await queries.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
  return user ?? null
}

/**
 * Works only while the password is still the one that was checked. Null when another one was set in the meantime.
 */
export async function replacePassword(
  queries: Queries,
  {
    userId,
    seenEpoch,
    passwordHash,
    now,
  }: { userId: string; seenEpoch: number; passwordHash: string; now: number },
): Promise<number | null> {
  const user = await queries
    .updateTable('users')
    .set({ password_hash: passwordHash, session_epoch: seenEpoch + 1, updated_at: now })
    .where('id', '=', userId)
    .where('session_epoch', '=', seenEpoch)
    .returning('session_epoch')
    .executeTakeFirst()
  return user?.session_epoch ?? null
}

export async function updateNames(
  queries: Queries,
  userId: string,
  names: Partial<Pick<UserTable, 'first_name' | 'last_name'>>,
  now: number,
): Promise<void> {
  await queries
    .updateTable('users')
    .set({ ...names, updated_at: now })
    .where('id', '=', userId)
    .execute()
}

/**
 * Sets an address that is proven to be the owner's. A username that equals the old address changes with it, because
 * no account may be named after an address it does not own. Returns false when the account is gone. Fails when the
 * address belongs to another account.
 */
export async function updateEmail(
  queries: Queries,
  { userId, email, now }: { userId: string; email: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('users')
    .set({
      username: sql<string>`case when username_key = email_key then ${email} else username end`,
      username_key: sql<string>`case when username_key = email_key then ${email} else username_key end`,
      email,
      email_key: email,
      email_verified_at: now,
      updated_at: now,
    })
    .where('id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes the account and every row that refers to it by foreign key. */
export async function deleteUser(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('users').where('id', '=', userId).execute()
}

/** Newest first. The search covers usernames, addresses and names. */
export async function listAccounts(
  queries: Queries,
  { search, limit }: { search: string | null; limit: number },
): Promise<ListedAccount[]> {
  const rows = await queries
    .with('page', (db) => {
      const page = db
        .selectFrom('users')
        .select(['id', 'username', 'email', 'first_name', 'last_name', 'created_at'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
      return search === null ? page : page.where(matches(search))
    })
    .selectFrom('page')
    .leftJoin('entitlements', 'entitlements.user_id', 'page.id')
    .selectAll('page')
    .select((row) => [
      'entitlements.name as entitlement',
      row
        .selectFrom('sessions')
        .select(({ fn }) => fn.max('renewed_at').as('renewed_at'))
        .whereRef('sessions.user_id', '=', 'page.id')
        .as('last_seen_at'),
    ])
    .orderBy('page.created_at', 'desc')
    .orderBy('page.id')
    .orderBy('entitlements.name')
    .execute()

  const accounts = new Map<string, ListedAccount>()
  for (const { entitlement, ...row } of rows) {
    const account = accounts.get(row.id) ?? { ...row, entitlements: [] }
    accounts.set(row.id, account)
    if (entitlement !== null && !account.entitlements.includes(entitlement)) {
      account.entitlements.push(entitlement)
    }
  }
  return [...accounts.values()]
}

function matches(search: string) {
  const contains = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(
    username_key like ${contains(toUsernameKey(search))} escape '\\'
    or email_key like ${contains(normalizeEmail(search))} escape '\\'
    or lower(first_name || ' ' || last_name) like lower(${contains(tidyText(search))}) escape '\\'
  )`
}
