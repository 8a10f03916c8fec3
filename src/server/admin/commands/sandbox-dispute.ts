import { defineCommand } from '#server/admin/command-line/command.ts'
import { Refusal } from '#server/admin/command-line/faults.ts'
import { oneOf } from '#server/admin/command-line/fields.ts'
import { openOrderServices } from './open-order-services.ts'
import { orderId, requireOrder } from './require-order.ts'

export const sandboxDispute = defineCommand({
  name: 'sandbox dispute',
  summary: 'plays a buyer who disputes a test payment at their bank, and how it ends',
  args: { id: orderId, step: oneOf(['open', 'won', 'lost'], 'open it, or end it as won or lost by us') },
  options: {},
  run: async (context, { id, step }) => {
    const { orderServices, sandbox } = await openOrderServices(context)
    if (sandbox === null) throw new Refusal('Payments go through Stripe here: use its test mode for that.')
    const order = await requireOrder(orderServices.database, id)
    const isDone = order.payment_id !== null && (await sandbox.payments.dispute(order.payment_id, step))
    if (!isDone) throw new Refusal(`The order is ${order.state}: that cannot happen to it now.`)
    context.terminal.write(`Done. The running server hears of it by webhook in a moment.`)
  },
})
