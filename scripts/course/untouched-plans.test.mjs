import { expect, test } from 'vitest'
import { checkExercise } from '../../src/advisor/course/check-exercise.ts'
import { parseLessonHead, parseParts } from '../../src/domain/course/parse-course.ts'
import { exampleOf } from '../../src/domain/plan/examples/every-example.ts'
import { createWorkbookData } from '../../src/domain/plan/templates/create-workbook-data.ts'
import { templateOf } from '../../src/domain/plan/templates/every-template.ts'
import { templates } from '../../src/domain/plan/templates/template-list.ts'
import { inRepository } from '../repository-root.mjs'
import { readCourse } from './read-course.mjs'

const { course } = readCourse(inRepository('content', 'course'), { parseLessonHead, parseParts })
const today = 24_322

const untouched = templates.flatMap(({ id }) => [
  { plan: `the example ${id}`, templateId: id, data: exampleOf(id) },
  { plan: `the template ${id}`, templateId: id, data: createWorkbookData(templateOf(id)) },
])

test.each(untouched)('$plan passes no lesson before a learner writes in it', ({ data, templateId }) => {
  const passed = course.lessons.filter(({ exercise }) =>
    checkExercise(exercise, { data, templateId, today }).every(({ isPassed }) => isPassed),
  )
  expect(passed.map(({ slug }) => slug)).toEqual([])
})
