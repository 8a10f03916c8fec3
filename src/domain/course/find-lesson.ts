import type { Course, Lesson } from './lesson.ts'

/** The lesson to go on with: the last one opened while it is not passed, or the first that is not. */
export function findResumeLesson(
  { lessons }: Course,
  passed: ReadonlySet<string>,
  lastOpened: string | null,
): Lesson | null {
  const isOpen = ({ slug }: Lesson) => !passed.has(slug)
  return (
    lessons.find((lesson) => lesson.slug === lastOpened && isOpen(lesson)) ?? lessons.find(isOpen) ?? null
  )
}

export function findNeighbors(
  { lessons }: Course,
  slug: string,
): { previous: Lesson | null; next: Lesson | null } {
  const index = lessons.findIndex((lesson) => lesson.slug === slug)
  if (index === -1) return { previous: null, next: null }
  return { previous: lessons[index - 1] ?? null, next: lessons[index + 1] ?? null }
}
