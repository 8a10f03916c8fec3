import type { OwnOrder } from '#contract/account.ts'
import type { Queries } from '#server/database/database.ts'

/** What an account has bought, the newest first. */
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
 * Orders are the books: what was paid stays, under the address it was bought with. Checkouts that came to nothing
 * are no books and go; those that are still open, by the sweep once they are cancelled. The orders' rows come before
 * the account's, in the order in which fulfilment takes them too.
 */
export async function letGoOfOrders(
  queries: Queries,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  // What is being fulfilled for this person is waited for, and what is to be has to wait: it then finds no account,
  // and makes one. Else the money that comes in this moment would buy something for an account that is no more.
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
