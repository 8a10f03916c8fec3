import type { ProductId } from '#domain/commerce/products.ts'

/** Where this tab stores its checkout of a product. */
export function attemptKey(product: ProductId): string {
  return `checkout:${product}`
}
