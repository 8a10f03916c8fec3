import { PaymentProviderError } from '#server/adapters/payments/payment-provider.ts'
import { changeOrder, claimCheck, listToCheck, type Order } from './order-store.ts'
import { abandonedAfterMs, findNextCheck, soonestCheckMs } from './payment-check-times.ts'
import { type SettleDependencies, settlePayment } from './settle-payment.ts'

const batchSize = 50
/** Stops asking a provider that does not answer. */
const maxFailuresInARow = 5

export interface Reconciliation {
  checked: number
  changed: { before: Order; after: Order }[]
  failed: number
}

export interface ReconcileOptions {
  /** 'due': orders whose check is due. 'open': also every recent unpaid order. 'all': every order we follow. */
  scope: 'due' | 'open' | 'all'
  cause: string
  isStopped?: () => boolean
}

/**
 * Asks the provider about orders whose message never came, or came while the server was down. Several processes may
 * do this at the same time, because each order is claimed by postponing its next check.
 */
export async function reconcileOrders(
  dependencies: SettleDependencies,
  { scope, cause, isStopped = () => false }: ReconcileOptions,
): Promise<Reconciliation> {
  const { database, now, log } = dependencies
  const result: Reconciliation = { checked: 0, changed: [], failed: 0 }
  const seen = new Set<string>()
  const startedAt = now()
  const dueBeforeMs = {
    due: startedAt + 1,
    open: startedAt + soonestCheckMs + 1,
    all: Number.MAX_SAFE_INTEGER,
  }[scope]
  let failuresInARow = 0

  for (;;) {
    const orders = await listToCheck(database, { dueBeforeMs, limit: batchSize + seen.size })
    const fresh = orders.filter(({ id }) => !seen.has(id))
    if (fresh.length === 0) return result
    for (const order of fresh) {
      if (isStopped() || failuresInARow >= maxFailuresInARow) return result
      seen.add(order.id)
      if (!(await claimCheck(database, order, findNextCheck(order, now())))) continue
      result.checked += 1
      try {
        const after = await check(dependencies, order, cause)
        if (after.state !== order.state) result.changed.push({ before: order, after })
        failuresInARow = 0
      } catch (error) {
        result.failed += 1
        if (error instanceof PaymentProviderError) failuresInARow += 1
        log.warn({ err: error, orderId: order.id }, 'an order could not be checked')
      }
    }
  }
}

async function check(dependencies: SettleDependencies, order: Order, cause: string): Promise<Order> {
  const { database, payments, now } = dependencies
  const isAbandoned = order.state === 'pending' && now() - order.created_at > abandonedAfterMs
  if (order.payment_id === null || order.provider !== payments.name) {
    if (!isAbandoned) return order
    const change = { state: 'cancelled', cause, detail: 'never paid', nowMs: now() } as const
    const given = { ...change, values: { next_check_at: null } }
    return (
      (await database.transaction().execute((transaction) => changeOrder(transaction, order, given))) ?? order
    )
  }
  if (isAbandoned) await payments.cancel(order.payment_id)
  const settled = await settlePayment(dependencies, order.payment_id, { cause })
  return settled?.order ?? order
}
