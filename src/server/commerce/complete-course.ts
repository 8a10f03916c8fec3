import type { Queries } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { type Buyers, refreshEntitlements } from './fulfill-order.ts'
import { changeOrder, holdCourseOrders } from './order-store.ts'

export interface CompleteDependencies {
  buyers: Pick<Buyers, 'holdEntitlements'>
  /** Other sources that gave the account the course, such as a coupon. */
  listCourseSources: (transaction: Queries, userId: string) => Promise<string[]>
  now: () => number
}

/**
 * A completed course grants the tool from the same source as the course, so that a later refund takes both back.
 * Returns false when the account does not have the course. Runs in a transaction, and first of all in it: whoever
 * changes orders and accounts takes the orders first.
 */
export async function completeCourse(
  { buyers, listCourseSources, now }: CompleteDependencies,
  transaction: Queries,
  userId: string,
  cause: string,
): Promise<boolean> {
  const orders = await holdCourseOrders(transaction, userId)
  const sources = await listCourseSources(transaction, userId)
  if (sources.length === 0) return false
  for (const order of orders) {
    if (order.completed_at !== null) continue
    const nowMs = now()
    const values = { completed_at: nowMs }
    const change = { state: order.state, cause, detail: 'course completed', nowMs, values }
    const changed = await changeOrder(transaction, order, change)
    if (changed === null) throw new AppError('unavailable', { retryAfterSeconds: 1 })
    await refreshEntitlements({ buyers }, transaction, changed)
  }
  for (const source of sources.filter((source) => !source.startsWith('order:'))) {
    await buyers.holdEntitlements(transaction, { userId, source, held: ['course', 'tool'] })
  }
  return true
}
