import { describe, expect, test } from 'vitest'
import { findNeighbors, findResumeLesson } from './find-lesson.ts'
import type { Course, Lesson } from './lesson.ts'

const lesson = (slug: string, part: string) => ({ slug, part, title: slug }) as Lesson
const course: Course = {
  parts: [
    { id: 'idea', name: 'Idea', text: 'Say it' },
    { id: 'money', name: 'Money', text: 'Count it' },
  ],
  lessons: [lesson('one', 'idea'), lesson('two', 'idea'), lesson('three', 'money')],
}

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
