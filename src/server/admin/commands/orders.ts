import { orderStates } from '#domain/commerce/entitlements.ts'
import { formatExactPrice } from '#domain/commerce/format-price.ts'
import { unpaidStates } from '#domain/commerce/order-state.ts'
import { BadInput } from '#server/admin/command-line/command-errors.ts'
import { defineCommand } from '#server/admin/command-line/command.ts'
import { flag, oneOf, optional, wholeNumber } from '#server/admin/command-line/fields.ts'
import { formatCsv } from '#server/admin/terminal/format-csv.ts'
import { formatTime, toIsoTime } from '#server/admin/terminal/format-time.ts'
import { writeList } from '#server/admin/terminal/write-list.ts'
import { type ListedOrder, listOrders } from '#server/commerce/order-store.ts'

const defaultLimit = 50
const states = [...orderStates, ...unpaidStates] as const

export const ordersCommand = defineCommand({
  name: 'orders',
  summary: 'lists orders, newest first',
  args: {},
  options: {
    state: optional(oneOf(states, 'only orders in this state')),
    limit: optional(
      wholeNumber('N', `at most this many (default ${defaultLimit}, all with --csv)`, {
        min: 1,
        max: 1_000_000,
      }),
    ),
    csv: flag('as CSV, for a spreadsheet'),
    json: flag('as JSON, for scripts'),
  },
  run: async ({ openDatabase, terminal }, { state, limit, csv, json }) => {
    if (csv && json) throw new BadInput('Give either --csv or --json.')
    const shown = limit ?? (csv ? null : defaultLimit)
    const found = await listOrders(await openDatabase(), { state, limit: shown === null ? null : shown + 1 })
    const rows = shown === null ? found : found.slice(0, shown)
    if (csv) terminal.write(formatCsv([csvColumns, ...rows.map(toCsv)]))
    else {
      writeList(terminal, json, {
        rows,
        toJson,
        headings: ['ORDER', 'CREATED (UTC)', 'STATE', 'PRODUCT', 'AMOUNT', 'EMAIL', 'PAYMENT'],
        toCells,
        empty: 'There are no matching orders.',
      })
    }
    if (found.length > rows.length) terminal.writeError('There are more. Use a higher --limit.')
  },
})

function toCells(order: ListedOrder): string[] {
  return [
    order.id,
    formatTime(order.created_at),
    order.state,
    order.product,
    formatExactPrice(order.amount_cents),
    order.email,
    order.payment_id ?? '-',
  ]
}

function toJson(order: ListedOrder): Record<string, unknown> {
  return {
    id: order.id,
    createdAt: toIsoTime(order.created_at),
    fulfilledAt: toIsoTime(order.fulfilled_at),
    completedAt: toIsoTime(order.completed_at),
    state: order.state,
    product: order.product,
    discountPercent: order.discount_percent,
    amountCents: order.amount_cents,
    refundedCents: order.refunded_cents,
    currency: order.currency,
    email: order.email,
    username: order.username,
    provider: order.provider,
    paymentId: order.payment_id,
  }
}

const csvColumns = [
  'order',
  'made',
  'fulfilled',
  'state',
  'product',
  'discount_percent',
  'amount',
  'refunded',
  'currency',
  'email',
  'username',
  'provider',
  'payment',
]

function toCsv(order: ListedOrder): string[] {
  return [
    order.id,
    toIsoTime(order.created_at) ?? '',
    toIsoTime(order.fulfilled_at) ?? '',
    order.state,
    order.product,
    String(order.discount_percent),
    toDecimal(order.amount_cents),
    toDecimal(order.refunded_cents),
    order.currency,
    order.email,
    order.username ?? '',
    order.provider,
    order.payment_id ?? '',
  ]
}

/** '147.75', built from whole numbers. */
function toDecimal(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}
