import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { eventDateRules } from './event-dates.ts'

const plan = (timeline: string, title: string, when: string, executiveSummary = '') => ({
  marketingStrategy: { timeline },
  implementationTimeline: {
    executiveSummary,
    milestones: [{ id: 'm1', title, description: '', timeline: when, dependencies: [] }],
  },
})

const cases: readonly RuleCase[] = [
  {
    rule: 'time-event-two-dates',
    fault: plan('January 2027: first boxes. June: hospitals.', 'First boxes', 'April 2027'),
    fixed: plan('April 2027: first boxes. June: hospitals.', 'First boxes', 'April 2027'),
    says: ['first boxes', 'First boxes', 'April 2027'],
    place: 'marketingStrategy.timeline',
  },
]

testRuleCases(eventDateRules, cases)

test.each([
  ['February 2027: website. March: first classes in the studio.', 'First classes', 'June 2027', 1],
  ['October 2027: website. January: wholesale route starts.', 'Wholesale route', 'October 2028', 1],
  ['May 2027: mobile app released to all stores.', 'Mobile app', 'September 2027', 1],
  ['August 2027: the second truck is on the road.', 'Second truck', 'March 2028', 1],
  ['March 2027: taproom tours for neighbors.', 'Taproom tours', 'August 2027', 1],
  ['February 2027: website. June: first classes in the studio.', 'First classes', 'June 2027', 0],
  ['March 2027: sign-ups for the first classes.', 'First classes', 'June 2027', 0],
  ['May 2027: mobile ads.', 'Mobile app', 'September 2027', 0],
  ['June 2027: first classes. October 2027: first classes in Spanish.', 'First classes', 'June 2027', 0],
  ['Each August: first classes.', 'First classes', 'June 2027', 0],
  ['March 2027: open.', 'Opening', 'June 2027', 0],
])('%s / %s in %s', (timeline, title, when, count) => {
  expect(findFaults('time-event-two-dates', plan(timeline, title, when))).toHaveLength(count)
})

test('a summary with another month than the milestone', () => {
  const summary = 'We bake for cafés. The wholesale route starts in March 2028.'
  const found = findFaults('time-event-two-dates', plan('', 'Wholesale route', 'October 2027', summary))
  expect(found).toHaveLength(1)
})
