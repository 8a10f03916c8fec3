import type { Queries } from '#server/database/database.ts'
import type { PasswordResetTable } from '#server/database/schema.ts'

export async function insertPasswordReset(queries: Queries, reset: PasswordResetTable): Promise<void> {
  await queries.insertInto('password_resets').values(reset).execute()
}

export async function hasPasswordReset(queries: Queries, tokenHash: string, now: number): Promise<boolean> {
  const reset = await queries
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('user_id', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return reset !== undefined
}

/** Takes the token away and returns whose it was: of two that come at once, one gets the answer. */
export async function consumePasswordReset(
  queries: Queries,
  tokenHash: string,
  now: number,
): Promise<string | null> {
  const reset = await queries
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return reset?.user_id ?? null
}

/** A password was set: the other links that are still under way must not set another one. */
export async function deletePasswordResetsOf(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('password_resets').where('user_id', '=', userId).execute()
}

export async function deleteExpiredPasswordResets(queries: Queries, now: number): Promise<void> {
  await queries.deleteFrom('password_resets').where('expires_at', '<=', now).execute()
}
