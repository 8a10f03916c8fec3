import { formatExactPrice } from '#domain/commerce/format-price.ts'
import { defineCommand } from '#server/admin/command-line/command.ts'
import { formatTable } from '#server/admin/terminal/format-table.ts'
import { formatTime } from '#server/admin/terminal/format-time.ts'
import { orderId, requireOrder } from './require-order.ts'
import { listOrderEvents } from '#server/commerce/order-event-store.ts'

export const orderCommand = defineCommand({
  name: 'order',
  summary: 'shows one order and everything that happened to it',
  args: { id: orderId },
  options: {},
  run: async ({ openDatabase, terminal }, { id }) => {
    const database = await openDatabase()
    const order = await requireOrder(database, id)
    const price = formatExactPrice(order.amount_cents)
    terminal.write(
      `${order.id}: ${order.product} for ${price}, ${order.state}, ${order.email}, ${order.provider} payment ${order.payment_id ?? 'none'}`,
    )
    const rows = (await listOrderEvents(database, order.id)).map((event) => [
      formatTime(event.at),
      event.from_state === event.to_state
        ? event.to_state
        : `${event.from_state ?? 'new'} → ${event.to_state}`,
      event.cause,
      event.detail,
    ])
    terminal.write(formatTable([['AT (UTC)', 'STATE', 'CAUSE', 'DETAIL'], ...rows]))
  },
})
