/**
 * What a learner writes in each lesson of the course: a shoe repair shop, from the first line to the request. Each
 * piece has only what its lesson and the lessons before it ask for, so that an exercise that waits for a later lesson
 * is found.
 */
export interface LessonWork {
  readonly lesson: string
  /** Objects are merged into the plan, and lists replace what was there. */
  readonly writes: object
  /** How many of the plan's key figures have a source after the lesson. */
  readonly sources?: number
}
