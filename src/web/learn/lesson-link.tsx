import { buildLessonPath } from '#contract/paths.ts'
import type { Lesson } from '#domain/course/lesson.ts'

/** One line in a list of lessons. */
export function LessonLink({ lesson, isCurrent }: { lesson: Lesson; isCurrent: boolean }) {
  return (
    <a
      href={buildLessonPath(lesson.slug)}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex justify-between gap-2 rounded-control py-1.5 pr-2 pl-3 text-[0.875rem] text-ink-2 hover:text-blue aria-[current]:bg-blue-wash aria-[current]:font-semibold aria-[current]:text-blue"
    >
      {lesson.title}
      <span data-lesson={lesson.slug} className="lesson-mark" />
    </a>
  )
}
