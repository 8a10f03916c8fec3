import { expect, test } from 'vitest'
import { checkExercise } from '../../src/advisor/course/check-exercise.ts'
import { parseLessonHead, parseParts } from '../../src/domain/course/parse-course.ts'
import { exampleOf } from '../../src/domain/plan/templates/examples/every-example.ts'
import { createWorkbookData } from '../../src/domain/plan/templates/create-workbook-data.ts'
import { templateOf } from '../../src/domain/plan/templates/every-template.ts'
import { templates } from '../../src/domain/plan/templates/template-list.ts'
import { inRepository } from '../repository-root.mjs'
import { readCourse } from './read-course.mjs'

const { course } = readCourse(inRepository('course'), { parseLessonHead, parseParts })
const today = 24_322

const untouched = templates.flatMap(({ id }) => [
  { plan: `the example ${id}`, templateId: id, data: exampleOf(id) },
  { plan: `the template ${id}`, templateId: id, data: createWorkbookData(templateOf(id)) },
])

/** The review of a plan takes far longer than a look at its fields, and one failed task is enough. */
const isQuick = (/** @type {import('../../src/domain/course/lesson.ts').Task} */ { pass }) =>
  !('resolved' in pass) && !('ready' in pass) && !('sourced' in pass)

test.each(untouched)('$plan passes no lesson before a learner writes in it', ({ data, templateId }) => {
  /** @param {typeof course.lessons[number]['exercise']} tasks */
  const passes = (tasks) =>
    checkExercise(tasks, { data, templateId, today }).every(({ isPassed }) => isPassed)
  const passed = course.lessons.filter(({ exercise }) => passes(exercise.filter(isQuick)) && passes(exercise))
  expect(passed.map(({ slug }) => slug)).toEqual([])
})
