import { describe, expect, test } from 'vitest'
import { describeCourse, isFreeLesson, nameSteps, nameTime } from './course-facts.ts'
import type { Lesson } from './lesson.ts'

const lesson = (slug: string, minutes: number) => ({ slug, minutes }) as Lesson

describe('what is said about a course', () => {
  test('counts its lessons and their time', () => {
    const course = { parts: [], lessons: [lesson('one', 50), lesson('two', 40)] }
    expect(describeCourse(course)).toEqual({ lessons: '2 lessons', time: '1½ hours' })
  })

  test.each([
    [45, '45 minutes'],
    [60, '1 hour'],
    [74, '1 hour'],
    [208, '3½ hours'],
    [240, '4 hours'],
  ])('%s minutes are %s', (minutes, time) => {
    expect(nameTime(minutes)).toBe(time)
  })

  test.each([
    [[[1], [1]], 'Step 1'],
    [[[5, 2], [3], [4]], 'Steps 2 to 5'],
    [[[7], [9]], 'Steps 7 and 9'],
    [[[7, 8]], 'Steps 7 and 8'],
    [[[1], [3], [5]], 'Steps 1, 3 and 5'],
  ])('the steps %j are %s', (steps, name) => {
    expect(nameSteps(steps.map((own) => ({ steps: own })))).toBe(name)
  })

  test('the first lesson alone is free', () => {
    const course = { parts: [], lessons: [lesson('one', 5), lesson('two', 5)] }
    expect([isFreeLesson(course, 'one'), isFreeLesson(course, 'two')]).toEqual([true, false])
  })
})
