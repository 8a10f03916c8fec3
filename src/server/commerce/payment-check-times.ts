import type { Order } from './order-store.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** How long a checkout may stay open. After that its payment is canceled, so that no one gets a surprise charge. */
export const abandonedAfterMs = 7 * dayMs
/** Banks give their customers about four months to dispute a payment. */
const followedForMs = 180 * dayMs
export const soonestCheckMs = hourMs

/**
 * When to ask the provider again, in case its message never arrives: hourly on the first day of an open payment,
 * then less and less often. Null when nothing more can happen.
 */
export function findNextCheck(
  { state, created_at: createdAt }: Pick<Order, 'state' | 'created_at'>,
  nowMs: number,
) {
  const ageMs = nowMs - createdAt
  if (state === 'cancelled' || ageMs > followedForMs) return null
  if (state !== 'pending') return nowMs + Math.max(dayMs, Math.round(ageMs / 2))
  return nowMs + (ageMs < dayMs ? soonestCheckMs : Math.max(soonestCheckMs, Math.round(ageMs / 8)))
}
