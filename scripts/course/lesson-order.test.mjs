import { expect, test } from 'vitest'
import { checkExercise } from '../../src/advisor/course/check-exercise.ts'
import { readPlan } from '../../src/advisor/facts/plan-facts.ts'
import { listKeyFigures } from '../../src/advisor/review/key-figures.ts'
import { addSources, giveSource, hasSource } from '../../src/advisor/review/sources.ts'
import { parseLessonHead, parseParts } from '../../src/domain/course/parse-course.ts'
import { restoreWorkbookData } from '../../src/domain/plan/restore.ts'
import { steps } from '../../src/domain/plan/steps.ts'
import { createWorkbookData } from '../../src/domain/plan/templates/create-workbook-data.ts'
import { templateOf } from '../../src/domain/plan/templates/every-template.ts'
import { learnerWork } from '../../tests/builders/learner-work/learner-work.ts'
import { inRepository } from '../repository-root.mjs'
import { readCourse } from './read-course.mjs'

/**
 * @typedef {import('../../src/domain/course/lesson.ts').Condition} Condition
 * @typedef {import('../../src/domain/plan/workbook-data.ts').WorkbookData} WorkbookData
 */

const { course } = readCourse(inRepository('course'), { parseLessonHead, parseParts })
const templateId = 'local-service'
const today = 24_322

/** The field that a condition looks at, or what it wants of the forecast. */
function nameTarget(/** @type {Condition} */ condition) {
  if ('ownWords' in condition) return condition.ownWords.join('.')
  if ('items' in condition) return condition.items.join('.')
  if ('filled' in condition) return condition.filled.join('.')
  return 'forecast' in condition ? condition.forecast : null
}

test('no task looks at a step that neither its lesson nor an earlier one teaches', () => {
  const taught = new Set()
  const early = course.lessons.flatMap((lesson) => {
    for (const step of lesson.steps) taught.add(step)
    const targets = lesson.exercise.map(({ pass }) => nameTarget(pass))
    const sections = new Set(
      targets.filter((target) => target?.includes('.')).map((target) => target?.split('.')[0]),
    )
    return steps
      .filter(({ key, number }) => sections.has(key) && !taught.has(number))
      .map(({ number }) => `${lesson.slug}: step ${number}`)
  })
  expect(early).toEqual([])
})

test('a comparison waits only for what this lesson or an earlier one asks for', () => {
  const asked = new Set()
  const early = course.lessons.flatMap(({ slug, exercise }) => {
    for (const { pass } of exercise) asked.add(nameTarget(pass))
    return exercise
      .flatMap(({ pass }) => ('resolved' in pass ? (pass.needs ?? []) : []))
      .map(nameTarget)
      .filter((target) => !asked.has(target))
      .map((target) => `${slug}: ${target}`)
  })
  expect(early).toEqual([])
})

test('a learner who writes what the lessons so far ask for passes each in turn', () => {
  let data = createWorkbookData(templateOf(templateId))
  const open = course.lessons.flatMap(({ slug, exercise }) => {
    const work = learnerWork.find(({ lesson }) => lesson === slug)
    data = restoreWorkbookData(merge(data, work?.writes ?? {}))
    data = addMissingSources(data, work?.sources ?? 0)
    return checkExercise(exercise, { data, templateId, today }).flatMap(({ isPassed, detail }, index) =>
      isPassed ? [] : [`${slug}: ${exercise[index]?.say} (${detail})`],
    )
  })
  expect(open).toEqual([])
})

/**
 * @param {unknown} plan
 * @param {unknown} writes
 * @returns {unknown}
 */
function merge(plan, writes) {
  if (!isRecord(plan) || !isRecord(writes)) return writes
  const merged = Object.entries(writes).map(([key, value]) => [key, merge(plan[key], value)])
  return { ...plan, ...Object.fromEntries(merged) }
}

/** @returns {value is Record<string, unknown>} */
function isRecord(/** @type {unknown} */ value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Names as many figures as assumptions as are missing. */
function addMissingSources(/** @type {WorkbookData} */ data, /** @type {number} */ wanted) {
  const figures = addSources(listKeyFigures(readPlan(data, templateId, today)), data.review.sources)
  const bare = figures.filter((figure) => !hasSource(figure))
  const missing = wanted - (figures.length - bare.length)
  return bare
    .slice(0, Math.max(0, missing))
    .reduce((plan, figure) => giveSource(plan, figure, { kind: 'assumed' }), data)
}
