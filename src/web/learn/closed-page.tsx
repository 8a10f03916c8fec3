import { buildLessonPath, learnPaths, pagePaths, sitePages } from '#contract/paths.ts'
import { describeCourse } from '#domain/course/course-facts.ts'
import { product } from '#domain/content/product.ts'
import { ClassroomHeader } from './classroom-header.tsx'
import { useCourse } from './course-context.ts'
import { LearnDocument } from './learn-document.tsx'

/** For everyone who has not bought the course, or is not signed in. */
export function ClosedPage() {
  const { course } = useCourse()
  const { lessons, time } = describeCourse(course)
  const [first] = course.lessons
  return (
    <LearnDocument
      head={{
        name: 'course',
        path: learnPaths.classroom,
        title: `The classroom – ${product.name}`,
        description: `The lessons of the ${product.name} course are open to everyone who has bought it.`,
        isPrivate: true,
      }}
    >
      <ClassroomHeader isVisitor />
      <main id="main" className="blueprint-grid grid min-h-[calc(100dvh-4rem)] place-items-center">
        <div className="mx-4 my-10 max-w-xl rounded-card border bg-surface p-7 shadow-sheet sm:p-10">
          <p className="mono-label text-blue">{`${product.name} / Course`}</p>
          <h1 className="display-heading mt-2 text-title">This is the classroom</h1>
          <p className="mt-3 text-ink-2">
            {`${lessons} in ${course.parts.length} parts, ${time}. Each lesson ends in your own business plan: it is done when the plan passes. The classroom is open to everyone who has bought the course.`}
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <a href={sitePages.course.path} className="solid-button">
              About the course
            </a>
            <a href={pagePaths.login({ next: learnPaths.classroom })} data-sign-in="" className="line-button">
              Sign in
            </a>
          </div>
          {first && (
            <p className="mt-6 border-t pt-4 text-[0.9375rem] text-ink-2">
              The first lesson is free:{' '}
              <a href={buildLessonPath(first.slug)} className="text-link">
                {first.title}
              </a>
            </p>
          )}
        </div>
      </main>
    </LearnDocument>
  )
}
