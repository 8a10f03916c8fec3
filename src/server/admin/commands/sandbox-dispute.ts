import { Refusal } from '#server/admin/command-line/command-errors.ts'
import { defineCommand } from '#server/admin/command-line/command.ts'
import { oneOf } from '#server/admin/command-line/fields.ts'
import { openOrderServices } from './open-order-services.ts'
import { orderId, requireOrder } from './require-order.ts'

export const sandboxDispute = defineCommand({
  name: 'sandbox dispute',
  summary: 'simulates a dispute of a test payment and its result',
  args: {
    id: orderId,
    step: oneOf(['open', 'won', 'lost'], 'open the dispute, or end it as won or lost by you'),
  },
  options: {},
  run: async (context, { id, step }) => {
    const { orderServices, sandbox } = await openOrderServices(context)
    if (sandbox === null) throw new Refusal('Payments go through Stripe. Use its test mode instead.')
    const order = await requireOrder(orderServices.database, id)
    const isDone = order.payment_id !== null && (await sandbox.payments.dispute(order.payment_id, step))
    if (!isDone) throw new Refusal(`The order is ${order.state}, so this step is not possible now.`)
    context.terminal.write(`Done. The running server will get the webhook in a moment.`)
  },
})
