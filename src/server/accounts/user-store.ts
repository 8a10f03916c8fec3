import type { Queries } from '#server/database/database.ts'
import type { UserTable } from '#server/database/schema.ts'

export type NewUser = Omit<UserTable, 'updated_at'>
export type Credentials = Pick<UserTable, 'id' | 'username' | 'email' | 'first_name' | 'password_hash'>

/** Returns false when the username or the address belongs to somebody already. */
export async function insertUser(queries: Queries, user: NewUser): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('users')
    .values({ ...user, updated_at: user.created_at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The two keys never clash: a username with an @ in it is its owner's own address. */
export async function findCredentials(
  queries: Queries,
  keys: { usernameKey: string; emailKey: string },
): Promise<Credentials | null> {
  const user = await queries
    .selectFrom('users')
    .select(['id', 'username', 'email', 'first_name', 'password_hash'])
    .where((where) =>
      where.or([where('username_key', '=', keys.usernameKey), where('email_key', '=', keys.emailKey)]),
    )
    .executeTakeFirst()
  return user ?? null
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

export async function updatePassword(
  queries: Queries,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: number },
): Promise<void> {
  await queries
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', userId)
    .execute()
}
