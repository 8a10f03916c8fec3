import { product } from './product.ts'
import type { ProductId } from '#domain/commerce/products.ts'

/** As they stand on receipts and on the buyer's card statement at the provider. */
export const productNames = {
  tool: `${product.name} business planning tool`,
  course: `${product.name} business planning course`,
} as const satisfies Record<ProductId, string>
