import { landingContent } from '#domain/page-texts/landing.ts'
import { landingClaims, landingTestimonials } from '#domain/page-texts/marketing.ts'
import { TestimonialList } from '#web/site/testimonial-list.tsx'

/** An operator without true figures or testimonials empties the lists, and this section disappears. */
export function Testimonials() {
  if (landingTestimonials.length === 0) return null
  return (
    <section aria-labelledby="testimonials" className="page-width py-18 sm:py-24">
      <div className="mb-10 flex flex-wrap items-end justify-between gap-x-16 gap-y-6">
        <h2 id="testimonials" className="section-heading max-w-xl">
          {landingContent.testimonials.heading}
        </h2>
        <dl className="flex gap-10">
          {landingClaims.map(({ figure, text }) => (
            <div key={text} className="flex flex-col-reverse">
              <dt className="text-ink-2">{text}</dt>
              <dd className="font-display text-[2.375rem] leading-tight font-bold tracking-[-0.03em]">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <TestimonialList testimonials={landingTestimonials} />
    </section>
  )
}
