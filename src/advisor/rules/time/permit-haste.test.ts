import { expect, test } from 'vitest'
import { findFaults } from '#tests/support/advisor-rules.ts'

const licenses = (...list: string[]) => ({
  legalStructure: { licenses: list },
  implementationTimeline: { milestones: [] },
})
const milestone = (title: string, description: string) => ({
  legalStructure: { licenses: [] },
  implementationTimeline: { milestones: [{ id: 'm1', title, description, timeline: 'May 2027' }] },
})

test.each([
  'Health department permit, filed on June 2; three days should be enough',
  'Liquor license: we expect it within two days',
  'Building permit, which I pick up the same afternoon and will have by dinner',
  'Fire marshal approval: sent in on Monday, and we should have it back by Thursday',
  'Kennel license takes a day',
])('“%s” is quicker than an agency', (license) => {
  expect(findFaults('time-permit-too-quick', licenses(license))).toHaveLength(1)
})

test.each([
  'Health department permit: the county says two days after the inspection',
  'LLC filed online, takes two days',
  'Food handler cards, one day each, taken in April',
  'Health permit, about four weeks; the inspector comes two days before we open',
  'Liquor license, granted in May and valid for two years',
  'City business license, issued the same day',
  'Kennel license: six to eight weeks',
])('“%s” is not', (license) => {
  expect(findFaults('time-permit-too-quick', licenses(license))).toEqual([])
})

test('a milestone may say it as well', () => {
  const hasty = milestone('Papers', 'The discharge permit follows in the same week and takes two days.')
  const sound = milestone('Papers', 'The discharge permit takes ten weeks. Two days of work on the forms.')
  expect(findFaults('time-permit-too-quick', hasty)).toHaveLength(1)
  expect(findFaults('time-permit-too-quick', sound)).toEqual([])
})
