import type { Queries } from '#server/database/database.ts'
import type { EmailChangeTable } from '#server/database/schema.ts'

export async function insertEmailChange(queries: Queries, change: EmailChangeTable): Promise<void> {
  await queries.insertInto('email_changes').values(change).execute()
}

/** Returns the change that the link would make, without using the link up. */
export async function findEmailChange(
  queries: Queries,
  tokenHash: string,
  now: number,
): Promise<{ userId: string; email: string } | null> {
  const change = await queries
    .selectFrom('email_changes')
    .select(['user_id as userId', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return change ?? null
}

/** Deletes the token. When two requests use it at the same time, only one of them succeeds. */
export async function consumeEmailChange(queries: Queries, tokenHash: string, now: number): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('email_changes')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function findPendingEmail(
  queries: Queries,
  userId: string,
  now: number,
): Promise<string | null> {
  const change = await queries
    .selectFrom('email_changes')
    .select('email')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return change?.email ?? null
}

export async function deleteEmailChangesOf(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('email_changes').where('user_id', '=', userId).execute()
}

export async function deleteExpiredEmailChanges(queries: Queries, now: number): Promise<void> {
  await queries.deleteFrom('email_changes').where('expires_at', '<=', now).execute()
}
