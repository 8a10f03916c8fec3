import type { Queries } from '#server/database/database.ts'

/** A link that was mailed to the account's address has been used: whoever has the account reads its mail. */
export async function markAddressProven(queries: Queries, userId: string, now: number): Promise<void> {
  await queries.updateTable('users').set({ email_verified_at: now }).where('id', '=', userId).execute()
}

/**
 * Takes the password from an account whose address nobody has proven, and with the epoch every session that was
 * started by it or is just being started. False when the address is proven.
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
