import type { OrderRecordState } from '#domain/commerce/order-state.ts'
import type { Queries } from '#server/database/database.ts'
import type { OrderTable } from '#server/database/schema.ts'
import { insertOrderEvent } from './order-event-store.ts'

export type Order = OrderTable

/** Long enough for people who ask what happened to a checkout. */
const canceledLifetimeMs = 30 * 24 * 60 * 60 * 1000

/** False when another request of the same checkout was faster. */
export async function insertOrder(queries: Queries, order: Order): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.column('attempt_hash').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function findOrder(
  queries: Queries,
  column: 'id' | 'payment_id' | 'attempt_hash',
  value: string,
): Promise<Order | null> {
  const order = await queries.selectFrom('orders').selectAll().where(column, '=', value).executeTakeFirst()
  return order ?? null
}

/** Links the order to its payment. False when the order was abandoned in the meantime or has another payment. */
export async function attachPayment(queries: Queries, id: string, paymentId: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('orders')
    .set({ payment_id: paymentId })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where((where) => where.or([where('payment_id', 'is', null), where('payment_id', '=', paymentId)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function rebindBrowser(queries: Queries, id: string, browserHash: string): Promise<void> {
  await queries.updateTable('orders').set({ browser_hash: browserHash }).where('id', '=', id).execute()
}

/** Sets the buyer if there is none yet. An order never moves to another buyer. */
export async function noteBuyer(queries: Queries, id: string, userId: string): Promise<void> {
  await queries
    .updateTable('orders')
    .set({ user_id: userId })
    .where('id', '=', id)
    .where('fulfilled_at', 'is', null)
    .execute()
}

export interface OrderChange {
  state: OrderRecordState
  cause: string
  detail?: string
  nowMs: number
  /** Other values that change with it. */
  values?: Partial<Pick<Order, 'attempt_hash' | 'refunded_cents' | 'next_check_at' | 'completed_at'>>
}

/**
 * Changes an order if it has not changed since it was read, and records the reason. Null when another process was
 * faster.
 */
export async function changeOrder(queries: Queries, seen: Order, change: OrderChange): Promise<Order | null> {
  const { state, cause, detail = '', nowMs, values = {} } = change
  const changed = await queries
    .updateTable('orders')
    .set({ ...values, state, revision: seen.revision + 1, updated_at: nowMs })
    .where('id', '=', seen.id)
    .where('revision', '=', seen.revision)
    .returningAll()
    .executeTakeFirst()
  if (changed === undefined) return null
  await insertOrderEvent(queries, changed, { cause, detail, fromState: seen.state, nowMs })
  return changed
}

export async function markFulfilled(
  queries: Queries,
  id: string,
  values: Pick<Order, 'user_id' | 'made_account' | 'account_reset' | 'fulfilled_at'>,
): Promise<Order> {
  return queries
    .updateTable('orders')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export interface ListedOrder extends Order {
  username: string | null
}

/** Newest first. */
export async function listOrders(
  queries: Queries,
  { state, limit }: { state: OrderRecordState | null; limit: number | null },
): Promise<ListedOrder[]> {
  let query = queries
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .selectAll('orders')
    .select('users.username')
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id')
  if (state !== null) query = query.where('orders.state', '=', state)
  return (limit === null ? query : query.limit(limit)).execute()
}

/** Reads a person's course orders and keeps them unchanged until the transaction ends. */
export async function holdCourseOrders(transaction: Queries, userId: string): Promise<Order[]> {
  return transaction
    .updateTable('orders')
    .set((row) => ({ revision: row.ref('revision') }))
    .where('user_id', '=', userId)
    .where('product', '=', 'course')
    .where('fulfilled_at', 'is not', null)
    .returningAll()
    .execute()
}

/** Checkouts abandoned long ago are not bookkeeping records, but they hold people's addresses. */
export async function deleteOldCanceledOrders(queries: Queries, nowMs: number): Promise<void> {
  await queries
    .deleteFrom('orders')
    .where('state', '=', 'cancelled')
    .where('fulfilled_at', 'is', null)
    .where('updated_at', '<', nowMs - canceledLifetimeMs)
    .execute()
}

export async function listToCheck(
  queries: Queries,
  { dueBeforeMs, limit }: { dueBeforeMs: number; limit: number },
): Promise<Order[]> {
  return queries
    .selectFrom('orders')
    .selectAll()
    .where('next_check_at', '<', dueBeforeMs)
    .orderBy('next_check_at')
    .limit(limit)
    .execute()
}

/** Postpones the next check before this one is made. False when another process makes it. */
export async function claimCheck(
  queries: Queries,
  order: Order,
  nextCheckAt: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('orders')
    .set({ next_check_at: nextCheckAt })
    .where('id', '=', order.id)
    .where('next_check_at', '=', order.next_check_at)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
