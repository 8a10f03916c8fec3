import type { OwnOrder } from '#contract/account.ts'
import type { Queries } from '#server/database/database.ts'

/** What an account has bought, the newest first. */
export async function listOwnOrders(queries: Queries, userId: string): Promise<OwnOrder[]> {
  const rows = await queries
    .selectFrom('orders')
    .select(['id', 'product', 'amount_cents', 'refunded_cents', 'currency', 'state', 'created_at'])
    .where('user_id', '=', userId)
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
 * Orders are the books: what was paid stays, under the address it was bought with. Checkouts that came to nothing
 * are no books and go. The orders' rows come before the account's, in the order in which fulfilment takes them too.
 */
export async function letGoOfOrders(
  queries: Queries,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await queries.updateTable('orders').set({ user_id: null }).where('user_id', '=', userId).execute()
  await queries
    .deleteFrom('orders')
    .where('email', '=', email)
    .where('state', '=', 'cancelled')
    .where('fulfilled_at', 'is', null)
    .execute()
}
