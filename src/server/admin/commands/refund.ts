import { formatExactPrice } from '#domain/commerce/money.ts'
import { defineCommand } from '#server/admin/command-line/command.ts'
import { Refusal } from '#server/admin/command-line/faults.ts'
import { openOrderServices } from './open-order-services.ts'
import { orderId, requireOrder } from './require-order.ts'
import { refundOrder } from '#server/commerce/refund-order.ts'

export const refundCommand = defineCommand({
  name: 'refund',
  summary: 'gives the money of an order back and takes its access back; plans stay readable',
  args: { id: orderId },
  options: {},
  run: async (context, { id }) => {
    const { orderServices } = await openOrderServices(context)
    const order = await requireOrder(orderServices.database, id)
    if (order.provider !== orderServices.payments.name) {
      throw new Refusal(
        `This order was paid with ${order.provider}, and the settings name ${orderServices.payments.name}.`,
      )
    }
    if (order.state === 'refunded') throw new Refusal('This order has been refunded already.')
    if (order.state === 'pending' || order.state === 'cancelled') {
      throw new Refusal('This order was never paid: there is nothing to give back.')
    }
    const after = await refundOrder(orderServices, order)
    context.terminal.write(
      `Gave ${formatExactPrice(after.refunded_cents)} back to ${order.email} (order ${order.id}, now ${after.state}).`,
    )
  },
})
