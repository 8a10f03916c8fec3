import { describe, expect, test } from 'vitest'
import { findNeighbors, findResumeLesson, readCourseProgress } from './course-progress.ts'
import type { Course, Lesson } from './lesson.ts'

const lesson = (slug: string, part: string) => ({ slug, part, title: slug }) as Lesson
const course: Course = {
  parts: [
    { id: 'idea', name: 'Idea', text: 'Say it' },
    { id: 'money', name: 'Money', text: 'Count it' },
  ],
  lessons: [lesson('one', 'idea'), lesson('two', 'idea'), lesson('three', 'money')],
}

describe('progress', () => {
  test('counts lessons per part and in all', () => {
    const progress = readCourseProgress(course, new Set(['one', 'two', 'gone']))
    expect(progress.parts.map(({ passed, lessons }) => [passed, lessons.length])).toEqual([
      [2, 2],
      [0, 1],
    ])
    expect(progress).toMatchObject({ passed: 2, total: 3, percent: 66, isComplete: false })
  })

  test('is complete with every lesson, and a course without lessons never is', () => {
    expect(readCourseProgress(course, new Set(['one', 'two', 'three']))).toMatchObject({
      percent: 100,
      isComplete: true,
    })
    expect(readCourseProgress({ parts: [], lessons: [] }, new Set()).isComplete).toBe(false)
  })
})

describe('the lesson to go on with', () => {
  test.each([
    [[], null, 'one'],
    [['one'], 'three', 'three'],
    [['one', 'three'], 'three', 'two'],
    [['one'], 'gone', 'two'],
  ])('with %j passed and %j opened last is %s', (passed, last, expected) => {
    expect(findResumeLesson(course, new Set(passed), last)?.slug).toBe(expected)
  })

  test('is none after the last', () => {
    expect(findResumeLesson(course, new Set(['one', 'two', 'three']), 'one')).toBeNull()
  })

  test('has neighbors in the order of the course', () => {
    const { previous, next } = findNeighbors(course, 'two')
    expect([previous?.slug, next?.slug]).toEqual(['one', 'three'])
    expect(findNeighbors(course, 'gone')).toEqual({ previous: null, next: null })
  })
})
