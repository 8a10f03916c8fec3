import type { ReactNode } from 'react'
import { formatExactPrice, formatPrice } from '#domain/commerce/format-price.ts'
import type { Price } from '#domain/commerce/prices.ts'
import { courseTotalValueCents, listPriceCents } from '#domain/commerce/products.ts'
import { checkoutContent } from '#domain/page-texts/checkout.ts'
import { productNames } from '#domain/page-texts/product-names.ts'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { FeatureList } from './feature-list.tsx'

interface OrderSummaryProps {
  price: Price
  /** The exact amount charged to the card, once a payment exists. */
  chargeCents: number
}

export function OrderSummary({ price, chargeCents }: OrderSummaryProps) {
  const { product, listCents, savingsCents, discountPercent } = price
  const { paymentLabel, assurance } = checkoutContent[product]
  const hasDiscount = discountPercent > 0
  return (
    <aside aria-labelledby="order-summary" className="overflow-clip rounded-card border bg-surface">
      <div className="bg-blue px-5 pt-5 pb-4.5 text-on-blue sm:px-6">
        <h2 id="order-summary" className="mono-label">
          Order summary
        </h2>
        <p className="display-heading mt-1 text-heading leading-snug">{productNames[product]}</p>
      </div>
      <div className="px-5 py-5 sm:px-6">
        <dl className="tabular-nums">
          {product === 'course' && (
            <Row label="Course">
              {hasDiscount ? <StruckPrice cents={listCents} /> : formatPrice(listCents)}
            </Row>
          )}
          {hasDiscount && (
            <>
              <Row label="Discount" tone="green">
                {discountPercent}% off
              </Row>
              <Row label="You save" tone="green">
                {formatExactPrice(savingsCents)}
              </Row>
            </>
          )}
          <div className="grid grid-cols-2 items-baseline gap-4 pt-3">
            <dt>
              <span className="block font-semibold">Total</span>
              <span className="text-sm text-ink-2">{paymentLabel}</span>
            </dt>
            {/* From the right, because the price is wider in its own font than in the one shown until it is there. */}
            <dd className="font-display text-[2rem] leading-none font-bold tracking-[-0.02em] [direction:rtl]">
              {formatExactPrice(chargeCents)}
            </dd>
          </div>
        </dl>
        <p className="mt-4 text-sm text-ink-2">{assurance}</p>
        {product === 'course' && <ValueBreakdown price={price} />}
        <h3 className="mono-label mt-6 mb-3 border-b border-rule-2 pb-2 text-ink-3">What you get</h3>
        <FeatureList product={product} />
      </div>
    </aside>
  )
}

/** The list prices of everything the course includes. */
function ValueBreakdown({ price: { listCents, savingsCents, discountPercent } }: { price: Price }) {
  return (
    <section aria-labelledby="value-breakdown" className="mt-6">
      <h3 id="value-breakdown" className="mono-label border-b border-rule-2 pb-2 text-ink-3">
        Value breakdown
      </h3>
      <dl className="tabular-nums">
        <Row label="Course">{formatPrice(listCents)}</Row>
        {discountPercent > 0 && (
          <Row label={`Discount (${discountPercent}%)`} tone="green">
            −{formatExactPrice(savingsCents)}
          </Row>
        )}
        <Row label="Tool access" tone="green">{`${formatPrice(listPriceCents.tool)} FREE`}</Row>
        <Row label="Total value" tone="strong">
          {formatPrice(courseTotalValueCents)}
        </Row>
      </dl>
    </section>
  )
}

const toneClasses = { plain: '', green: 'font-semibold text-green', strong: 'font-bold' }

function Row({
  label,
  tone = 'plain',
  children,
}: {
  label: string
  tone?: keyof typeof toneClasses
  children: ReactNode
}) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b py-2 text-[0.9375rem]">
      <dt className={tone === 'strong' ? 'font-bold' : 'text-ink-2'}>{label}</dt>
      <dd className={toneClasses[tone]}>{children}</dd>
    </div>
  )
}

function StruckPrice({ cents }: { cents: number }) {
  return (
    <>
      <VisuallyHidden>Instead of </VisuallyHidden>
      <s className="text-ink-3">{formatPrice(cents)}</s>
    </>
  )
}
