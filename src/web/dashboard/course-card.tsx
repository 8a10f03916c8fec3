import { useQuery } from '@tanstack/react-query'
import type { CourseAnswer } from '#contract/course.ts'
import { apiPaths, buildLessonPath, learnPaths } from '#contract/paths.ts'
import { getJson } from '#web/api/request.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { Button } from '#web/ui/buttons/button.tsx'

/** Written out, because the workbook's bar in a file of its own would slow the workbook down. */
const barClasses =
  'mt-2.5 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-rule text-blue forced-colors:appearance-auto ' +
  '[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full ' +
  '[&::-webkit-progress-value]:bg-current [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-current'

/** How far the course is, and the way to the lesson where the learner stopped. */
export function CourseCard() {
  const { data: course, isError } = useQuery({
    queryKey: [apiPaths.course],
    // Not checked by its schema, which would bring the whole plan's along.
    queryFn: async ({ signal }) => (await getJson(apiPaths.course, signal)) as CourseAnswer,
    // Lessons are passed on other pages.
    refetchOnMount: 'always',
  })
  const passed = course?.passed.length ?? 0
  return (
    <section
      aria-labelledby="my-course"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border bg-surface px-6 py-5"
    >
      <div className="min-w-0 flex-[1_1_14rem]">
        <h2 id="my-course" className="display-heading text-heading">
          My course
        </h2>
        {course && (
          <>
            <p className="mt-0.5 text-ink-2">
              {`${passed} of ${course.total} lessons done`}
              {course.resume && `. Next: ${course.resume.title}`}
            </p>
            <progress value={passed} max={course.total} aria-label="Lessons done" className={barClasses} />
          </>
        )}
        {!course && (
          // With the room that the bar will take, so that nothing below moves.
          <p className="mt-0.5 pb-4 text-ink-2">
            {isError ? 'Your progress could not be loaded. The lessons are open.' : 'Loading...'}
          </p>
        )}
      </div>
      <Button asChild>
        <Link to={course?.resume && passed > 0 ? buildLessonPath(course.resume.slug) : learnPaths.classroom}>
          {passed === 0 ? 'Start the course' : course?.resume ? 'Go on' : 'Open the course'}
        </Link>
      </Button>
    </section>
  )
}
