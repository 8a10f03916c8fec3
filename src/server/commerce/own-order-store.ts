import type { OwnOrder } from '#contract/account.ts'
import type { Queries } from '#server/database/database.ts'

/** The purchases of an account, newest first. */
export async function listOwnOrders(queries: Queries, userId: string): Promise<OwnOrder[]> {
  const rows = await queries
    .selectFrom('orders')
    .select(['id', 'product', 'amount_cents', 'refunded_cents', 'currency', 'state', 'created_at'])
    .where('user_id', '=', userId)
    .where('fulfilled_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    product: row.product,
    amountCents: row.amount_cents,
    refundedCents: row.refunded_cents,
    currency: row.currency,
    state: row.state,
    createdAt: new Date(row.created_at).toISOString(),
  }))
}

/**
 * Paid orders are bookkeeping records and stay, under the address they were bought with. Abandoned checkouts are
 * deleted. The sweep deletes those that are still open once they are canceled. The orders' rows come before the
 * account's, in the same order that fulfillment takes them.
 */
export async function letGoOfOrders(
  queries: Queries,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  // Waits for orders that are being fulfilled for this person and holds up later ones, which then find no account
  // and make a new one. Otherwise a payment arriving at this moment would be granted to a deleted account.
  await queries
    .updateTable('orders')
    .set((row) => ({ user_id: row.ref('user_id') }))
    .where((where) => where.or([where('user_id', '=', userId), where('email', '=', email)]))
    .where('fulfilled_at', 'is', null)
    .execute()
  await queries
    .deleteFrom('orders')
    .where((where) => where.or([where('user_id', '=', userId), where('email', '=', email)]))
    .where('state', '=', 'cancelled')
    .where('fulfilled_at', 'is', null)
    .execute()
  await queries.updateTable('orders').set({ user_id: null }).where('user_id', '=', userId).execute()
}
