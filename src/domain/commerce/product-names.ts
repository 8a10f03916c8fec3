import { product } from '#domain/content/product.ts'
import type { ProductId } from './products.ts'

/** As they stand on receipts and on the buyer's card statement at the provider. */
export const productNames = {
  tool: `${product.name} business planning tool`,
  course: `${product.name} business planning course`,
} as const satisfies Record<ProductId, string>
