import { computeEntitlements, type Entitlement } from '#domain/commerce/entitlements.ts'
import { findPaidState, type OrderRecordState } from '#domain/commerce/order-state.ts'
import type { Queries } from '#server/database/database.ts'
import { markFulfilled, type Order } from './order-store.ts'

interface Buyer {
  userId: string
  /** The account's own address, which may have changed since the checkout. */
  email: string
  username: string
  firstName: string
  /** 'taken back': from a person who made it without proving that the address is theirs. */
  origin: 'there' | 'made' | 'taken back'
  /** Null for an account that existed before and stays as it is. */
  setPasswordLink: string | null
}

/** The account operations that selling needs. See server/accounts/buyer-accounts.ts. */
export interface Buyers {
  findOrMake: (transaction: Queries, buyer: { userId: string | null; email: string }) => Promise<Buyer>
  holdEntitlements: (
    transaction: Queries,
    grant: { userId: string; source: string; held: readonly Entitlement[] },
  ) => Promise<void>
}

export interface Receipt extends Buyer {
  order: Order
}

export interface FulfillDependencies {
  buyers: Buyers
  enqueueReceipt: (transaction: Queries, receipt: Receipt) => Promise<void>
  now: () => number
}

/** A refunded payment grants nothing. */
export function isToBeFulfilled(order: Order, state: OrderRecordState): boolean {
  return order.fulfilled_at === null && listEntitlements({ ...order, state }).length > 0
}

/** Creates account, entitlement and receipt, all or none. Runs in the transaction that marks the order as paid. */
export async function fulfillOrder(
  dependencies: FulfillDependencies,
  transaction: Queries,
  order: Order,
): Promise<Order> {
  const { buyers, enqueueReceipt, now } = dependencies
  const buyer = await buyers.findOrMake(transaction, { userId: order.user_id, email: order.email })
  const fulfilled = await markFulfilled(transaction, order.id, {
    user_id: buyer.userId,
    made_account: buyer.origin === 'made' ? 1 : 0,
    account_reset: buyer.origin === 'taken back' ? 1 : 0,
    fulfilled_at: now(),
  })
  await refreshEntitlements(dependencies, transaction, fulfilled)
  await enqueueReceipt(transaction, { ...buyer, order: fulfilled })
  return fulfilled
}

/** An order's grants depend on its state alone, so a refund takes back its own grant and no other. */
export async function refreshEntitlements(
  { buyers }: { buyers: Pick<Buyers, 'holdEntitlements'> },
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
