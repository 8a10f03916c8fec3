import { defineCommand } from '#server/admin/command-line/command.ts'
import { openOrderServices } from './open-order-services.ts'
import { reconcileOrders } from '#server/commerce/reconcile-orders.ts'

export const reconcileCommand = defineCommand({
  name: 'reconcile',
  summary: 'checks every order with the card provider and fixes what was missed',
  args: {},
  options: {},
  run: async (context) => {
    const { orderServices } = await openOrderServices(context)
    const { checked, changed, failed } = await reconcileOrders(orderServices, {
      scope: 'all',
      cause: 'operator',
    })
    for (const { before, after } of changed) {
      context.terminal.write(`${after.id}: ${before.state} → ${after.state} (${after.email})`)
    }
    const failures = failed > 0 ? ` ${failed} could not be checked.` : ''
    context.terminal.write(`Checked ${checked}, changed ${changed.length}.${failures}`)
  },
})
