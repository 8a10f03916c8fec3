import { pages } from '#contract/paths.ts'
import type { ProductId } from '#domain/commerce/products.ts'

interface PurchaseLinkProps {
  product: ProductId
  children: string
  className?: string
  /** On a blue background the button swaps its colors. */
  isOnBlue?: boolean
}

/** Leads to the checkout with or without a script. With it, the checkout is checked first. */
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
