import type { Course, Lesson } from './lesson.ts'

/** What the pages say about the course. All of it is counted, so that it stays true when lessons change. */
export function describeCourse({ lessons }: Course): { lessons: string; time: string } {
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
  return {
    lessons: `${lessons.length} ${lessons.length === 1 ? 'lesson' : 'lessons'}`,
    time: nameTime(minutes),
  }
}

/** '3½ hours', rounded to half an hour, or '40 minutes' for less than one. */
export function nameTime(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`
  const halves = Math.round(minutes / 30)
  const whole = `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`
  return whole === '1' ? '1 hour' : `${whole} hours`
}

/** The workbook's steps that lessons teach: 'Step 1', 'Steps 2 to 5' or 'Steps 7 and 9'. */
export function nameSteps(lessons: readonly Pick<Lesson, 'steps'>[]): string {
  const steps = [...new Set(lessons.flatMap((lesson) => lesson.steps))].sort((a, b) => a - b)
  const [first = 0] = steps
  const last = steps.at(-1) ?? first
  if (steps.length < 2) return `Step ${first}`
  if (steps.length > 2 && last - first === steps.length - 1) return `Steps ${first} to ${last}`
  return `Steps ${steps.slice(0, -1).join(', ')} and ${last}`
}

/** The lesson that anyone may read. */
export function isFreeLesson({ lessons }: Course, slug: string): boolean {
  return lessons[0]?.slug === slug
}
