import type { ProductId } from './products.ts'

export const entitlements = ['tool', 'course'] as const
export type Entitlement = (typeof entitlements)[number]

/** Where an order stands with the card provider once it was paid. */
export const orderStates = ['paid', 'partly_refunded', 'refunded', 'disputed', 'dispute_lost'] as const
export type OrderState = (typeof orderStates)[number]

/** One purchase or redeemed coupon. A coupon's order is 'paid' by definition. */
export interface Grant {
  product: ProductId
  state: OrderState
  /** An operator, or the course itself, marked the course as completed. */
  isCompleted: boolean
}

/** What a person holds is worked out from everything they were ever given, so one refund never takes
 * away what another purchase still pays for. */
export function computeEntitlements(grants: readonly Grant[]): Entitlement[] {
  const held = new Set(grants.filter(({ state }) => isStanding(state)).flatMap(listGranted))
  return entitlements.filter((entitlement) => held.has(entitlement))
}

function listGranted({ product, isCompleted }: Grant): Entitlement[] {
  if (product === 'tool') return ['tool']
  return isCompleted ? ['course', 'tool'] : ['course']
}

/** A part of the money back is goodwill and an open dispute is undecided: both leave the access alone. */
function isStanding(state: OrderState): boolean {
  return state !== 'refunded' && state !== 'dispute_lost'
}
