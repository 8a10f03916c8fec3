import { checkoutContent } from '#domain/page-texts/checkout.ts'
import { courseContent } from '#domain/page-texts/course.ts'
import { courseTestimonials } from '#domain/page-texts/marketing.ts'
import { CheckList } from '#web/site/check-list.tsx'
import { TestimonialList } from '#web/site/testimonial-list.tsx'

const { included } = courseContent

export function CourseIncluded() {
  return (
    <section aria-labelledby="included" className="border-y bg-sunk">
      <div className="page-width py-18 sm:py-24">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <div>
            <h2 id="included" className="section-heading">
              {included.heading}
            </h2>
            <p className="mt-4 text-lg font-semibold text-green">{included.value}</p>
            <p className="mt-2 text-ink-2">{included.toolNote}</p>
          </div>
          <CheckList items={checkoutContent.course.features} className="gap-y-6 sm:grid-cols-2 sm:gap-x-10" />
        </div>
        {courseTestimonials.length > 0 && (
          <div className="mt-16 border-t border-rule-2 pt-12">
            <TestimonialList testimonials={courseTestimonials} />
          </div>
        )}
      </div>
    </section>
  )
}
