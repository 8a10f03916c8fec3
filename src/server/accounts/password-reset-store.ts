import type { Queries } from '#server/database/database.ts'
import type { PasswordResetTable } from '#server/database/schema.ts'

export async function insertPasswordReset(queries: Queries, reset: PasswordResetTable): Promise<void> {
  await queries.insertInto('password_resets').values(reset).execute()
}

/** Returns the owner of the link without using the link up. */
export async function findPasswordReset(
  queries: Queries,
  tokenHash: string,
  now: number,
): Promise<string | null> {
  const reset = await queries
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return reset?.user_id ?? null
}

/** Deletes the token. When two requests use it at the same time, only one of them succeeds. */
export async function consumePasswordReset(
  queries: Queries,
  tokenHash: string,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** After a password is set, the other links already sent must not set another one. */
export async function deletePasswordResetsOf(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('password_resets').where('user_id', '=', userId).execute()
}

export async function deleteExpiredPasswordResets(queries: Queries, now: number): Promise<void> {
  await queries.deleteFrom('password_resets').where('expires_at', '<=', now).execute()
}
