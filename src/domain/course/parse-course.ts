import * as z from 'zod/mini'
import { type LessonHead, lessonHeadSchema, type Part, partSchema } from './lesson.ts'

/** Both throw an error with a list of `issues`, which names every wrong field. */
export function parseLessonHead(value: unknown): LessonHead {
  return z.parse(lessonHeadSchema, value)
}

export function parseParts(value: unknown): Part[] {
  return z.parse(z.array(partSchema).check(z.minLength(1)), value)
}
