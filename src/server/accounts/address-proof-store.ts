import type { Queries } from '#server/database/database.ts'

/** Someone used a link that was mailed to the account's address, so the account's owner reads that mail. */
export async function markAddressProven(queries: Queries, userId: string, now: number): Promise<void> {
  await queries.updateTable('users').set({ email_verified_at: now }).where('id', '=', userId).execute()
}

/**
 * Removes the password from an account whose address was never proven. The new epoch also ends every session that
 * the password started or is starting. Returns false when the address is proven.
 */
export async function dropUnprovenPassword(queries: Queries, userId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('users')
    .set((row) => ({ password_hash: null, session_epoch: row('session_epoch', '+', 1), updated_at: now }))
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
