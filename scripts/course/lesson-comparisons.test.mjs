import { expect, test } from 'vitest'
import { checkExercise } from '../../src/advisor/course/check-exercise.ts'
import { parseLessonHead, parseParts } from '../../src/domain/course/parse-course.ts'
import { restoreWorkbookData } from '../../src/domain/plan/restore.ts'
import { inRepository } from '../repository-root.mjs'
import { readCourse } from './read-course.mjs'

const { course } = readCourse(inRepository('course'), { parseLessonHead, parseParts })

/** A bike-repair van after the lessons so far, with one side of each comparison. */
const van = {
  businessIdea: { name: 'Spoke Van', oneLiner: 'We fix bikes at the door of people in Tucson.' },
  marketingStrategy: {
    channels: ['Flyers at the two trailheads every Saturday', 'A card on each bike that we have fixed'],
    budget:
      '$200 a month: $120 for flyers at the trailheads and $80 for cards and stickers, to win eight riders.',
  },
  operationsPlan: {
    keyProcesses: [
      'At 7 the owner loads 40 tubes and checks the day’s six addresses',
      'From 8 to 4 the owner fixes six bikes, 70 minutes each with the drive',
      'At 4:30 the owner orders parts for the next two days',
      'At 5 the owner sends six receipts and counts the day’s money',
    ],
  },
}

function checkTask(/** @type {string} */ slug, /** @type {string} */ say, data = {}) {
  const exercise = course.lessons.find((lesson) => lesson.slug === slug)?.exercise ?? []
  const index = exercise.findIndex((task) => task.say === say)
  const plan = { data: restoreWorkbookData({ ...van, ...data }), templateId: 'local-service', today: 24_322 }
  return checkExercise(exercise, plan)[index]
}

test.each([
  [
    'where-your-first-fifty-come-from',
    'Match the channels to the way your primary customer buys',
    'Step 5, Customer Personas. 0 of 1 so far.',
  ],
  [
    'what-a-customer-may-cost',
    'Use the same budget in the marketing step and in the costs',
    'No marketing among the costs yet.',
  ],
  [
    'what-every-month-costs',
    'The people in the forecast can do the work that you sell',
    'Nothing is sold in the forecast yet.',
  ],
])('%s: “%s” waits for the other side', (slug, say, detail) => {
  expect(checkTask(slug, say)).toMatchObject({ isPassed: false, detail })
})

test('a budget that is among the costs passes', () => {
  const say = 'Use the same budget in the marketing step and in the costs'
  const costStructure = ['Marketing with flyers and cards at the trailheads $200 a month, fixed']
  expect(checkTask('what-a-customer-may-cost', say, { businessModel: { costStructure } })).toMatchObject({
    isPassed: true,
  })
})
