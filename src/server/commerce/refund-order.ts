import { AppError } from '#server/http/app-error.ts'
import { findOrder, type Order } from './order-store.ts'
import { type SettleDependencies, settlePayment } from './settle-payment.ts'

/** Finds it by the order's own id or the payment's. */
export async function findOrderByAnyId(
  { database }: Pick<SettleDependencies, 'database'>,
  id: string,
): Promise<Order | null> {
  return (await findOrder(database, 'id', id)) ?? (await findOrder(database, 'payment_id', id))
}

/** Refunds the money and revokes the access immediately, so that the provider's message finds nothing to do. */
export async function refundOrder(dependencies: SettleDependencies, order: Order): Promise<Order> {
  if (order.payment_id === null) throw new AppError('not_found', { message: 'This order was never paid.' })
  await dependencies.payments.refund(order.payment_id)
  const settled = await settlePayment(dependencies, order.payment_id, {
    cause: 'operator',
    detail: 'refund',
  })
  return settled?.order ?? order
}
