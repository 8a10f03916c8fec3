import { courseDiscountKey } from '#domain/commerce/course-discount.ts'
import { type DiscountPercent, parseStoredDiscount } from '#domain/commerce/discounts.ts'
import type { ProductId } from '#domain/commerce/products.ts'

/** The offer that the visitor accepted on the course page, if there was one. */
export function readStoredDiscount(product: ProductId): DiscountPercent {
  if (product !== 'course') return 0
  try {
    return parseStoredDiscount(product, globalThis.sessionStorage.getItem(courseDiscountKey))
  } catch {
    return 0
  }
}
