import { randomUUID } from 'node:crypto'
import type { OrderRecordState } from '#domain/commerce/order-state.ts'
import type { Queries } from '#server/database/database.ts'
import type { OrderEventTable, OrderTable } from '#server/database/schema.ts'

interface OrderEvent {
  cause: string
  detail: string
  /** Null for the first event of an order. */
  fromState: OrderRecordState | null
  nowMs: number
}

/** Records the order's new state and the reason. */
export async function insertOrderEvent(
  queries: Queries,
  order: Pick<OrderTable, 'id' | 'revision' | 'state'>,
  { cause, detail, fromState, nowMs }: OrderEvent,
  id: string = randomUUID(),
): Promise<void> {
  await queries
    .insertInto('order_events')
    .values({
      id,
      order_id: order.id,
      revision: order.revision,
      at: nowMs,
      cause,
      from_state: fromState,
      to_state: order.state,
      detail,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function listOrderEvents(queries: Queries, orderId: string): Promise<OrderEventTable[]> {
  return queries
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('revision')
    .orderBy('at')
    .orderBy('id')
    .execute()
}
