import { expect, test } from 'vitest'
import { toReviewFinding } from '#advisor/review/added-findings.ts'
import { toWireFinding } from '#contract/review-findings.ts'
import { addTo, restoreAdded } from './added-findings-store.ts'

const finding = (title: string) => ({
  title,
  content: 'Why.',
  suggestion: '',
  places: [{ address: ['businessIdea', 'solution'] as const, quote: 'noon' }],
})
const nothing = { findings: [], dismissed: [] }

test('what a model added is restored as it was kept', () => {
  const { key } = toReviewFinding(finding('One'))
  const kept = { findings: [finding('One')].map(toWireFinding), dismissed: [key] }
  expect(restoreAdded(structuredClone(kept))).toEqual({ findings: [finding('One')], dismissed: [key] })
})

test.each([undefined, null, 'x', { findings: 7, dismissed: 'x' }, { findings: [7, {}], dismissed: [1] }])(
  'what is damaged (%j) was never added',
  (stored) => {
    expect(restoreAdded(stored)).toEqual(nothing)
  },
)

test('asking again adds what is new and repeats nothing', () => {
  const once = addTo(nothing, [finding('One')])
  expect(addTo(once, [finding('One'), finding('Two')]).findings.map(({ title }) => title)).toEqual([
    'One',
    'Two',
  ])
})
