import { pages } from '#contract/paths.ts'
import type { ProductId } from '#domain/commerce/products.ts'

interface PurchaseLinkProps {
  product: ProductId
  children: string
  className?: string
  /** On a blue ground the button changes sides. */
  isOnBlue?: boolean
}

/** Leads to the checkout with or without script; with it, the way there is checked first. */
export function PurchaseLink({ product, children, className = '', isOnBlue = false }: PurchaseLinkProps) {
  const look = isOnBlue ? 'bg-on-blue! text-blue!' : ''
  return (
    <a
      href={product === 'tool' ? pages.checkout.path : pages.courseCheckout.path}
      data-purchase=""
      className={`primary-link ${look} ${className}`.trim()}
    >
      {children}
    </a>
  )
}
