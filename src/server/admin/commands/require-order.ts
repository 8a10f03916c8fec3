import { Refusal } from '#server/admin/command-line/command-errors.ts'
import { text } from '#server/admin/command-line/fields.ts'
import type { Order } from '#server/commerce/order-store.ts'
import { findOrderByAnyId } from '#server/commerce/refund-order.ts'
import type { Database } from '#server/database/database.ts'

export const orderId = text('ID', "the order's id (ord_…) or the payment's (pi_…)")

export async function requireOrder(database: Database, id: string): Promise<Order> {
  const order = await findOrderByAnyId({ database }, id)
  if (order === null) throw new Refusal(`There is no order or payment with the id "${id}".`)
  return order
}
