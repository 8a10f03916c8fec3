import type { ProductId } from './products.ts'

export const entitlements = ['tool', 'course'] as const
export type Entitlement = (typeof entitlements)[number]

/** The state of an order at the card provider after it was paid. */
export const orderStates = ['paid', 'partly_refunded', 'refunded', 'disputed', 'dispute_lost'] as const
export type OrderState = (typeof orderStates)[number]

/** One purchase or redeemed coupon. A coupon's order is 'paid' by definition. */
export interface Grant {
  product: ProductId
  state: OrderState
  /** An operator, or the course itself, marked the course as completed. */
  isCompleted: boolean
}

/**
 * A person's entitlements are computed from all of their grants, so a refund never takes away what another purchase
 * still covers.
 */
export function computeEntitlements(grants: readonly Grant[]): Entitlement[] {
  const held = new Set(grants.filter(({ state }) => isStanding(state)).flatMap(listGranted))
  return entitlements.filter((entitlement) => held.has(entitlement))
}

function listGranted({ product, isCompleted }: Grant): Entitlement[] {
  if (product === 'tool') return ['tool']
  return isCompleted ? ['course', 'tool'] : ['course']
}

/** A partial refund is goodwill and an open dispute is undecided, so neither changes the access. */
function isStanding(state: OrderState): boolean {
  return state !== 'refunded' && state !== 'dispute_lost'
}
