import type { ProductId } from './products.ts'

/** The discount of the exit offer on the course page. */
export const exitOfferPercent = 25

/** All existing discounts. A discount that is not listed here for a product does not exist. */
const knownDiscounts = {
  tool: [0],
  course: [0, exitOfferPercent],
} as const satisfies Record<ProductId, readonly number[]>

export type DiscountPercent = (typeof knownDiscounts)[ProductId][number]

export function isKnownDiscount(product: ProductId, percent: unknown): percent is DiscountPercent {
  const known: readonly unknown[] = knownDiscounts[product]
  return known.includes(percent)
}

/** Reads the accepted offer that the browser stored. Any value other than an existing discount counts as none. */
export function parseStoredDiscount(product: ProductId, stored: unknown): DiscountPercent {
  const percent = typeof stored === 'string' && /^\d{1,3}$/.test(stored) ? Number(stored) : stored
  return isKnownDiscount(product, percent) ? percent : 0
}
