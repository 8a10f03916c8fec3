import { product } from './product.ts'
import type { ProductId } from '#domain/commerce/products.ts'

/** The names on receipts and on the buyer's card statement. */
export const productNames = {
  tool: `${product.name} business planning tool`,
  course: `${product.name} business planning course`,
} as const satisfies Record<ProductId, string>
