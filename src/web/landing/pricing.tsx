import { sitePages } from '#contract/paths.ts'
import { formatPrice } from '#domain/commerce/format-price.ts'
import { listPriceCents } from '#domain/commerce/products.ts'
import { checkoutContent } from '#domain/page-texts/checkout.ts'
import { landingContent } from '#domain/page-texts/landing.ts'
import { CheckList } from '#web/site/check-list.tsx'
import { PurchaseLink } from '#web/site/purchase-link.tsx'

const { pricing } = landingContent

export function Pricing() {
  return (
    <section aria-labelledby="pricing" className="border-y bg-sunk">
      <div className="page-width grid items-center gap-x-20 gap-y-10 py-18 sm:py-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
        <div>
          <h2 id="pricing" className="section-heading">
            {pricing.heading}
          </h2>
          <p className="mt-4 max-w-md text-lg text-pretty text-ink-2">{pricing.lead}</p>
          <div className="mt-10 max-w-md border-l-3 border-l-ochre pl-5">
            <p className="font-semibold">{pricing.course.heading}</p>
            <p className="mt-1 text-ink-2">
              {pricing.course.text}{' '}
              <a href={sitePages.course.path} className="text-link">
                {pricing.course.action}
              </a>
            </p>
          </div>
        </div>
        <div className="overflow-clip rounded-card border bg-surface shadow-sheet">
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 bg-blue px-6 py-7 text-on-blue sm:px-9">
            <div>
              <h3 className="display-heading text-heading">{pricing.name}</h3>
              <p className="mt-1">{pricing.terms}</p>
            </div>
            <p className="font-display text-[3.75rem] leading-[0.9] font-extrabold tracking-[-0.04em]">
              {formatPrice(listPriceCents.tool)}
            </p>
          </div>
          <div className="p-6 sm:p-9">
            <CheckList items={checkoutContent.tool.features} className="sm:grid-cols-2 sm:gap-x-6" />
            <PurchaseLink product="tool" className="mt-8 w-full">
              {pricing.action}
            </PurchaseLink>
            <p className="mt-4 text-center text-sm text-ink-2">{checkoutContent.tool.assurance}</p>
          </div>
        </div>
      </div>
    </section>
  )
}
