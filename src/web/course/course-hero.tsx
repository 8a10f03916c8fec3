import { courseContent } from '#domain/page-texts/course.ts'
import { courseClaims } from '#domain/page-texts/marketing.ts'
import { CoursePrice } from './course-price.tsx'

const { hero } = courseContent

export function CourseHero() {
  return (
    <section aria-labelledby="hero" className="blueprint-grid border-b">
      <div className="page-width grid items-center gap-x-16 gap-y-12 py-14 sm:py-18 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
        <div>
          <p className="mono-label text-blue">{hero.label}</p>
          <h1
            id="hero"
            className="mt-3 max-w-[10em] font-display text-hero font-extrabold tracking-[-0.045em] text-balance"
          >
            {hero.heading}
          </h1>
          <p className="mt-7 max-w-[29em] text-[1.1875rem] leading-[1.55] text-ink-2 sm:text-xl">
            {hero.lead}
          </p>
          {courseClaims.map(({ figure, text }) => (
            <p key={text} className="mt-8 flex items-baseline gap-3">
              <span className="font-display text-[2.375rem] leading-none font-bold tracking-[-0.03em]">
                {figure}
              </span>
              {text}
            </p>
          ))}
        </div>
        <CoursePrice />
      </div>
    </section>
  )
}
