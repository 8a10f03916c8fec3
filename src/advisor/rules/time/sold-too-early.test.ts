import { describe, expect, test } from 'vitest'
import { findFaults } from '#tests/support/advisor-rules.ts'

const opening = { id: 'open', title: 'Opening', timeline: 'Month 4' }

function plan(timeline: string, milestone: object) {
  return {
    financialProjections: { forecast: { frame: { firstMonth: '2027-01' } } },
    marketingStrategy: { timeline },
    implementationTimeline: { milestones: [opening, { id: 'm1', ...milestone }] },
  }
}

describe('a marketing timeline with something that a milestone opens later', () => {
  test.each([
    ['Month 5: gift boxes in every window.', { title: 'Gift boxes on sale', timeline: 'Month 9' }],
    [
      'Months 4 to 6: Racine and Kenosha with two routes.',
      { title: 'Racine and Kenosha open', timeline: 'Month 10-12' },
    ],
    [
      'Month 4: opening. From month 6: Madison, two shops a month.',
      { title: 'Madison starts', timeline: 'Month 14' },
    ],
    [
      'Q2 of year one is quiet. Month 5: online lessons for all.',
      { title: 'Online lessons launched', timeline: 'Month 8' },
    ],
    [
      'Month 6: ads in Ohio and Indiana.',
      {
        title: 'Three states',
        description: 'Ohio and Indiana licensed, four dealers.',
        timeline: 'Month 11',
      },
    ],
  ])('is asked about: %s', (timeline, milestone) => {
    const found = findFaults('time-sold-before-milestone', plan(timeline, milestone))
    expect(found).toHaveLength(1)
    expect(found[0]?.type).toBe('recommendation')
  })

  test.each([
    ['Month 9: gift boxes in every window.', { title: 'Gift boxes on sale', timeline: 'Month 9' }],
    ['Month 5: we announce the gift boxes.', { title: 'Gift boxes on sale', timeline: 'Month 9' }],
    ['Month 5: talks in Racine and Kenosha.', { title: 'Racine and Kenosha open', timeline: 'Month 10' }],
    [
      'Month 5: online lessons for our first 20. Month 8: online lessons for all.',
      { title: 'Online lessons launched', timeline: 'Month 8' },
    ],
    [
      'Months 4 to 12: routes grow, Racine and Kenosha.',
      { title: 'Racine and Kenosha open', timeline: 'Month 10' },
    ],
    ['Month 5: shop windows and posters.', { title: 'Shop open on Mondays', timeline: 'Month 9' }],
    ['Month 5: a name for the gift boxes.', { title: 'Gift boxes on sale', timeline: 'Month 9' }],
    ['Month 6: flyers for summer camps.', { title: 'Summer camps start', timeline: 'Month 9' }],
    ['Month 6: registration for fall lessons.', { title: 'Fall lessons begin', timeline: 'Month 9' }],
    ['Month 6: second van wrapped.', { title: 'Second van ready', timeline: 'Month 9' }],
    ['Month 5: posters and flyers.', { title: 'Gift boxes on sale', timeline: 'Month 9' }],
  ])('is fine: %s', (timeline, milestone) => {
    expect(findFaults('time-sold-before-milestone', plan(timeline, milestone))).toEqual([])
  })
})
