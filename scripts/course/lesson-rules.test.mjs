import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseLessonHead, parseParts } from '../../src/domain/course/parse-course.ts'
import { inRepository } from '../repository-root.mjs'
import { readCourse } from './read-course.mjs'

const { course } = readCourse(inRepository('course'), { parseLessonHead, parseParts })
const rules = inRepository('src', 'advisor', 'rules')
const source = readdirSync(rules, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(rules, name), 'utf8'))
  .join('\n')

/** Two kinds of ids are put together from a section or a step. */
const isComposed = (/** @type {string} */ id) => /^[a-zA-Z]+-placeholders$|^unfinished-step-\d+$/.test(id)

test.each(course.lessons.map(({ slug, exercise }) => ({ slug, exercise })))(
  'the review has every rule that $slug asks for',
  ({ exercise }) => {
    const asked = exercise.flatMap(({ pass }) => ('resolved' in pass ? pass.resolved : []))
    const unknown = asked.filter((id) => !isComposed(id) && !source.includes(`'${id}'`))
    expect(unknown).toEqual([])
  },
)

test('no exercise asks only for the silence of the review', () => {
  const silent = course.lessons.filter(({ exercise }) => exercise.every(({ pass }) => 'resolved' in pass))
  expect(silent.map(({ slug }) => slug)).toEqual([])
})
