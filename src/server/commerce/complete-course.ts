import type { Database } from '#server/database/database.ts'
import { type Buyers, refreshEntitlements } from './fulfill-order.ts'
import { changeOrder, listCourseOrders } from './order-store.ts'

interface CompleteDependencies {
  database: Database
  buyers: Buyers
  /** Other sources that gave the account the course, such as a coupon. */
  listCourseSources: (userId: string) => Promise<string[]>
  now: () => number
}

/**
 * A completed course grants the tool from the same source as the course, so that a later refund takes both back.
 * Returns false when the account does not have the course.
 */
export async function completeCourse(
  { database, buyers, listCourseSources, now }: CompleteDependencies,
  userId: string,
  cause: string,
): Promise<boolean> {
  const sources = await listCourseSources(userId)
  for (const order of await listCourseOrders(database, userId)) {
    if (order.completed_at !== null) continue
    await database.transaction().execute(async (transaction) => {
      const nowMs = now()
      const values = { completed_at: nowMs }
      const change = { state: order.state, cause, detail: 'course completed', nowMs, values }
      const changed = await changeOrder(transaction, order, change)
      if (changed === null) throw new Error('The order has just changed. Please try again.')
      await refreshEntitlements({ buyers }, transaction, changed)
    })
  }
  for (const source of sources.filter((source) => !source.startsWith('order:'))) {
    await buyers.holdEntitlements(database, { userId, source, held: ['course', 'tool'] })
  }
  return sources.length > 0
}
