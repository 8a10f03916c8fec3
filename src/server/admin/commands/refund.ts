import { formatExactPrice } from '#domain/commerce/format-price.ts'
import { defineCommand } from '#server/admin/command-line/command.ts'
import { Refusal } from '#server/admin/command-line/command-errors.ts'
import { openOrderServices } from './open-order-services.ts'
import { orderId, requireOrder } from './require-order.ts'
import { refundOrder } from '#server/commerce/refund-order.ts'

export const refundCommand = defineCommand({
  name: 'refund',
  summary: 'refunds an order and revokes its access; plans stay readable',
  args: { id: orderId },
  options: {},
  run: async (context, { id }) => {
    const { orderServices } = await openOrderServices(context)
    const order = await requireOrder(orderServices.database, id)
    if (order.provider !== orderServices.payments.name) {
      throw new Refusal(
        `This order was paid with ${order.provider}, but the settings use ${orderServices.payments.name}.`,
      )
    }
    if (order.state === 'refunded') throw new Refusal('This order has already been refunded.')
    if (order.state === 'pending' || order.state === 'cancelled') {
      throw new Refusal('This order was never paid, so there is nothing to refund.')
    }
    const after = await refundOrder(orderServices, order)
    context.terminal.write(
      `Refunded ${formatExactPrice(after.refunded_cents)} to ${order.email} (order ${order.id}, now ${after.state}).`,
    )
  },
})
