import { computeEntitlements, type Entitlement } from '#domain/commerce/entitlements.ts'
import { findPaidState, type OrderRecordState } from '#domain/commerce/order-state.ts'
import type { Queries } from '#server/database/database.ts'
import { markFulfilled, type Order } from './order-store.ts'

/** What selling needs of accounts; see server/accounts/buyer-accounts.ts. */
export interface Buyers {
  findOrMake: (
    transaction: Queries,
    email: string,
  ) => Promise<{
    userId: string
    username: string
    firstName: string
    isNew: boolean
    setPasswordLink: string | null
  }>
  holdEntitlements: (
    transaction: Queries,
    grant: { userId: string; source: string; held: readonly Entitlement[] },
  ) => Promise<void>
}

export interface Receipt {
  order: Order
  username: string
  firstName: string
  /** Null for an account that was there before. */
  setPasswordLink: string | null
}

export interface FulfilDependencies {
  buyers: Buyers
  enqueueReceipt: (transaction: Queries, receipt: Receipt) => Promise<void>
  now: () => number
}

/** Money that has gone back already buys nothing. */
export function isToBeFulfilled(order: Order, state: OrderRecordState): boolean {
  return order.fulfilled_at === null && listEntitlements({ ...order, state }).length > 0
}

/** Account, entitlement and receipt, all or none: it runs in the transaction that marks the order as paid. */
export async function fulfilOrder(
  dependencies: FulfilDependencies,
  transaction: Queries,
  order: Order,
): Promise<Order> {
  const { buyers, enqueueReceipt, now } = dependencies
  const buyer = await buyers.findOrMake(transaction, order.email)
  const fulfilled = await markFulfilled(transaction, order.id, {
    userId: buyer.userId,
    hasMadeAccount: buyer.isNew,
    nowMs: now(),
  })
  await refreshEntitlements(dependencies, transaction, fulfilled)
  await enqueueReceipt(transaction, { order: fulfilled, ...buyer })
  return fulfilled
}

/** What an order gives follows from its state alone, so a refund takes back its own grant and no other. */
export async function refreshEntitlements(
  { buyers }: Pick<FulfilDependencies, 'buyers'>,
  transaction: Queries,
  order: Order,
): Promise<void> {
  if (order.user_id === null) return
  await buyers.holdEntitlements(transaction, {
    userId: order.user_id,
    source: `order:${order.id}`,
    held: listEntitlements(order),
  })
}

function listEntitlements({ product, state, completed_at: completedAt }: Order): Entitlement[] {
  const paidState = findPaidState(state)
  if (paidState === null) return []
  return computeEntitlements([{ product, state: paidState, isCompleted: completedAt !== null }])
}
