import type { Course, Lesson, Part } from './lesson.ts'

export interface PartProgress {
  readonly part: Part
  readonly lessons: readonly { readonly lesson: Lesson; readonly isPassed: boolean }[]
  readonly passed: number
}

export interface CourseProgress {
  readonly parts: readonly PartProgress[]
  readonly passed: number
  readonly total: number
  readonly percent: number
  readonly isComplete: boolean
}

export function readCourseProgress({ parts, lessons }: Course, passed: ReadonlySet<string>): CourseProgress {
  const done = lessons.filter(({ slug }) => passed.has(slug)).length
  return {
    parts: parts.map((part) => {
      const own = lessons.filter((lesson) => lesson.part === part.id)
      const marked = own.map((lesson) => ({ lesson, isPassed: passed.has(lesson.slug) }))
      return { part, lessons: marked, passed: marked.filter(({ isPassed }) => isPassed).length }
    }),
    passed: done,
    total: lessons.length,
    // Rounded down, so that 100 % means every lesson.
    percent: lessons.length === 0 ? 0 : Math.floor((done / lessons.length) * 100),
    isComplete: lessons.length > 0 && done === lessons.length,
  }
}

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
