import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findPage } from '../../src/contract/paths.ts'
import { parseLessonHead, parseParts } from '../../src/domain/course/parse-course.ts'
import { stepCount } from '../../src/domain/plan/steps.ts'
import { findWrongSums } from './find-wrong-sums.mjs'
import { findBrokenLinks, readCourse } from './read-course.mjs'

const folder = join(import.meta.dirname, '..', '..', 'course')
const content = readCourse(folder, { parseLessonHead, parseParts })
const { course, bodies } = content

test('every part has lessons, and every lesson has words, questions, an exercise and a worksheet', () => {
  const empty = course.parts.filter(({ id }) => !course.lessons.some(({ part }) => part === id))
  expect(empty).toEqual([])
  const bare = course.lessons.filter(({ slug, questions }) => {
    const words =
      bodies
        .get(slug)
        ?.replaceAll(/<[^>]+>/g, ' ')
        .split(/\s+/) ?? []
    return words.length < 500 || !questions
  })
  expect(bare.map(({ slug }) => slug)).toEqual([])
})

test('the lessons of a part follow each other', () => {
  const inOrder = course.parts.flatMap(({ id }) => course.lessons.filter(({ part }) => part === id))
  expect(course.lessons.map(({ slug }) => slug)).toEqual(inOrder.map(({ slug }) => slug))
})

test('no step of the workbook is without a lesson', () => {
  const taught = new Set(course.lessons.flatMap(({ steps }) => steps))
  const steps = Array.from({ length: stepCount }, (_, index) => index + 1)
  expect(steps.filter((step) => !taught.has(step))).toEqual([])
})

test('every link leads to a lesson or a screen, and every step that a link names exists', () => {
  expect(findBrokenLinks(content, (path) => findPage(path) !== null)).toEqual([])
  const asked = [...bodies.values()].flatMap((html) => [...html.matchAll(/step=([^"&]*)/g)])
  const wrong = asked.filter(([, step]) => !(Number(step) >= 1 && Number(step) <= stepCount))
  expect(wrong.map(([link]) => link)).toEqual([])
})

test('the calculations of the worked business add up', () => {
  const faults = readdirSync(join(folder, 'lessons')).flatMap((file) =>
    findWrongSums(readFileSync(join(folder, 'lessons', file), 'utf8')).map((fault) => `${file}: ${fault}`),
  )
  expect(faults).toEqual([])
})

test('a wrong sum is found, and rows that are no sum are left alone', () => {
  const fence = (/** @type {string} */ total, rest = '') =>
    `::: business Harbor, May\n| Profit | $1,900 |\n| Loan paid back | −$400.50 |\n${rest}| **Left** | **${total}** |\n:::`
  expect(findWrongSums(fence('$1,499.50'))).toEqual([])
  expect(findWrongSums(fence('$1,500'))).toEqual(['Harbor, May: “Left” says 1500, and the rows make 1499.5'])
  expect(findWrongSums(fence('$1,500', '| Month | May |\n'))).toEqual([])
  expect(findWrongSums(fence('$1,500', '| **So far** | **$1,499.50** |\n| More | $0.50 |\n'))).toEqual([])
})
