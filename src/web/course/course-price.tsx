import { formatPrice } from '#domain/commerce/format-price.ts'
import { courseStruckThroughCents } from '#domain/commerce/products.ts'
import { courseContent } from '#domain/page-texts/course.ts'
import { PurchaseLink } from '#web/site/purchase-link.tsx'

const { hero, price } = courseContent

export function CoursePrice() {
  return (
    <div id="price" className="overflow-clip rounded-card border bg-surface shadow-sheet">
      <div className="bg-blue px-6 py-7 text-on-blue sm:px-8">
        <p className="text-lg">
          <span className="sr-only">Instead of </span>
          <s>{formatPrice(courseStruckThroughCents)}</s>
        </p>
        <p className="font-display text-[4.25rem] leading-none font-extrabold tracking-[-0.045em]">
          {price.now}
        </p>
        <p className="mt-2">{price.rise}</p>
      </div>
      <div className="p-6 sm:p-8">
        <PurchaseLink product="course" className="w-full">
          {hero.action}
        </PurchaseLink>
        <p className="mt-6 font-semibold">{price.guarantee}</p>
        <p className="mt-1 text-[0.9375rem] text-ink-2">{price.guaranteeText}</p>
      </div>
    </div>
  )
}
