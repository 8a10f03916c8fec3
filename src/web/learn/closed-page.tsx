import { buildLessonPath, learnPaths, pagePaths, pages, sitePages } from '#contract/paths.ts'
import { describeCourse } from '#domain/course/course-facts.ts'
import { product } from '#domain/page-texts/product.ts'
import { ClassroomHeader } from './classroom-header.tsx'
import { useCourse } from './course-context.ts'
import { LearnDocument } from './learn-document.tsx'

/** For visitors, who may have the course and need to sign in, and for accounts without the course. */
export function ClosedPage({ isSignedIn = false }: { isSignedIn?: boolean }) {
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
      <ClassroomHeader isVisitor={!isSignedIn} />
      <main id="main" className="blueprint-grid grid min-h-[calc(100dvh-4rem)] place-items-center">
        <div className="mx-4 my-10 max-w-xl rounded-card border bg-surface p-7 shadow-sheet sm:p-10">
          <p className="mono-label text-blue">{`${product.name} / Course`}</p>
          <h1 className="display-heading mt-2 text-title">This is the classroom</h1>
          <p className="mt-3 text-ink-2">
            {`${lessons} in ${course.parts.length} parts, ${time}, and the time you take to write. Each lesson ends in your own business plan: it is done when the plan passes. The classroom is open to everyone who has bought the course.`}
          </p>
          {isSignedIn && (
            <p className="mt-3 font-semibold">The account that you are signed in to does not have it.</p>
          )}
          <div className="mt-6 flex flex-wrap gap-3">
            <a href={sitePages.course.path} className="solid-button">
              {isSignedIn ? 'Get the course' : 'About the course'}
            </a>
            {isSignedIn ? (
              <a href={pages.dashboard.path} className="line-button">
                My plans
              </a>
            ) : (
              <a
                href={pagePaths.login({ next: learnPaths.classroom })}
                data-sign-in=""
                className="line-button"
              >
                Sign in
              </a>
            )}
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
