import { learnPaths, pages, sitePages } from '#contract/paths.ts'
import { describeCourse } from '#domain/course/course-facts.ts'
import type { Lesson } from '#domain/course/lesson.ts'
import { product } from '#domain/page-texts/product.ts'
import { Logo } from '#web/ui/display/logo.tsx'
import { useCourse } from './course-context.ts'
import { PartProgress } from './part-progress.tsx'

interface CourseOverviewProps {
  current: Lesson | null
  /** The page is also for visitors, so nothing of an account is shown before the script has found one. */
  isOpen: boolean
}

/** All parts and lessons with the learner's progress: a column of its own, and folded at the top of a phone. */
export function CourseOverview({ current, isOpen }: CourseOverviewProps) {
  const { course } = useCourse()
  const total = course.lessons.length
  const part = course.parts.find(({ id }) => id === current?.part)
  return (
    <aside aria-label="Course" className="overview">
      <details className="group/overview" data-overview="">
        <summary className="flex min-h-14 items-center justify-between gap-4 px-4 lg:hidden">
          <Logo name={product.name} />
          <span className="mono-label flex items-center gap-2 text-ink-2">
            {part ? `${part.name} / all lessons` : 'All lessons'}
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-5 text-blue group-open/overview:rotate-180"
            >
              <path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="1.75" />
            </svg>
          </span>
        </summary>
        <div className="flex flex-col gap-y-3 px-3 pt-1 pb-5 lg:min-h-dvh lg:px-4 lg:pt-5">
          <div className="px-1">
            <a href={learnPaths.classroom} className="flex rounded-control max-lg:hidden">
              <Logo name={product.name} />
            </a>
            <p className="mono-label mt-2 text-ink-3 max-lg:hidden">Course</p>
            <div data-learner="" hidden={isOpen} className="mt-3">
              <p className="flex justify-between gap-3 text-[0.9375rem]">
                <span data-progress-text="">{`${total} lessons`}</span>
                <span data-progress-percent="" className="mono-label pt-0.5 font-bold" />
              </p>
              <progress
                data-progress=""
                value={0}
                max={total}
                aria-label="Lessons done"
                className="course-progress mt-1"
              />
            </div>
            {isOpen && (
              <p data-visitor="" className="mt-3 text-[0.9375rem] text-ink-2">
                {`${describeCourse(course).lessons}, ${describeCourse(course).time}. This one is free. `}
                <a href={sitePages.course.path} className="text-link">
                  About the course
                </a>
              </p>
            )}
          </div>
          <nav aria-label="Lessons">
            {course.parts.map((each, index) => (
              <PartProgress key={each.id} number={index + 1} part={each} current={current} />
            ))}
          </nav>
          <div className="mt-auto px-1 pt-5 text-[0.9375rem]">
            <p className="mono-label text-ink-3">At the end</p>
            <p className="mt-1.5 text-ink-2">{`Your certificate, and ${product.name} for life.`}</p>
            <p className="mt-1" data-learner="" hidden={isOpen}>
              <a
                href={pages.dashboard.path}
                data-my-plan=""
                className="font-semibold text-blue hover:underline"
              >
                Back to my plan
              </a>
            </p>
            {isOpen && (
              <p className="mt-1" data-visitor="">
                <a href={learnPaths.classroom} className="font-semibold text-blue hover:underline">
                  The classroom
                </a>
              </p>
            )}
          </div>
        </div>
      </details>
    </aside>
  )
}
