import type { Lesson, Part } from '#domain/course/lesson.ts'
import { useCourse } from './course-context.ts'
import { LessonLink } from './lesson-link.tsx'

interface PartProgressProps {
  number: number
  part: Part
  current: Lesson | null
}

/** A part of the course with a mark for each of its lessons. The part that is read is unfolded. */
export function PartProgress({ number, part, current }: PartProgressProps) {
  const { course } = useCourse()
  const lessons = course.lessons.filter((lesson) => lesson.part === part.id)
  const isCurrent = current?.part === part.id
  return (
    <details
      open={isCurrent}
      data-part=""
      data-current={isCurrent ? '' : undefined}
      className="part rounded-card py-2"
    >
      <summary className="rounded-control px-3">
        <span className="flex items-baseline gap-3">
          <span data-part-mark={number} className="mono-label w-4 shrink-0 text-ink-3">
            {number}
          </span>
          <span className="part-name grow">{part.name}</span>
          <span className="mono-label text-ink-3" data-part-count="">
            {lessons.length}
          </span>
        </span>
        <span className="mt-1 flex gap-1 pl-7" aria-hidden="true">
          {lessons.map(({ slug }) => (
            <span
              key={slug}
              data-lesson={slug}
              data-now={slug === current?.slug ? '' : undefined}
              className="lesson-bar"
            />
          ))}
        </span>
      </summary>
      <ul className="mt-2 px-2 lg:pl-7">
        {lessons.map((lesson) => (
          <li key={lesson.slug}>
            <LessonLink lesson={lesson} isCurrent={lesson.slug === current?.slug} />
          </li>
        ))}
      </ul>
    </details>
  )
}
