import type { ProductId } from '#domain/commerce/products.ts'
import { PurchaseLink } from './purchase-link.tsx'

interface FinalCallProps {
  product: ProductId
  heading: string
  lead: string
  action: string
}

export function FinalCall({ product, heading, lead, action }: FinalCallProps) {
  return (
    <section aria-labelledby="final-call" className="bg-blue text-on-blue">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-16 gap-y-8 py-16 sm:py-20">
        <div>
          <h2 id="final-call" className="section-heading">
            {heading}
          </h2>
          <p className="mt-3 text-lg">{lead}</p>
        </div>
        <PurchaseLink product={product} isOnBlue className="max-sm:w-full">
          {action}
        </PurchaseLink>
      </div>
    </section>
  )
}
