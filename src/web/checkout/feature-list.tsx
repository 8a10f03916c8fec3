import { Check } from 'lucide-react'
import type { ProductId } from '#domain/commerce/products.ts'
import { checkoutContent } from '#domain/page-texts/checkout.ts'
import { Icon } from '#web/ui/display/icon.tsx'

export function FeatureList({ product }: { product: ProductId }) {
  return (
    <div className="@container">
      <ul className="grid gap-x-6 gap-y-2.5 @xl:grid-cols-2">
        {checkoutContent[product].features.map(({ title, text }) => (
          <li key={title} className="flex gap-2.5">
            <Icon of={Check} className="mt-[0.2em] text-green" />
            <span className="min-w-0 text-[0.9375rem] leading-snug">
              <span className="block font-semibold">{title}</span>
              <span className="text-sm text-ink-2">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
