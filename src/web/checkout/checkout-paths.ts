import { pagePaths, sitePages } from '#contract/paths.ts'
import type { ProductId } from '#domain/commerce/products.ts'

/** The addresses around each product's checkout. */
export const checkoutPaths = {
  tool: {
    landing: sitePages.landing.path,
    checkout: pagePaths.checkout,
    success: pagePaths.paymentSuccess,
  },
  course: {
    landing: sitePages.course.path,
    checkout: pagePaths.courseCheckout,
    success: pagePaths.coursePaymentSuccess,
  },
} as const satisfies Record<ProductId, object>
