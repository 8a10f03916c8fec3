import { expect, test } from 'vitest'
import { type RuleCase, runRule } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { dateRules } from './dates.ts'
import { pastStartRules } from './past-starts.ts'

const november2026 = 2026 * 12 + 10
const milestone = (id: string, title: string, timeline: string) => ({ id, title, timeline })
const plan = (...milestones: object[]) => ({ implementationTimeline: { milestones } })
const begin = (firstMonth: string, startMonth = 1) => ({
  financialProjections: {
    forecast: {
      frame: { firstMonth },
      streams: [
        { id: 's1', name: 'Repairs', kind: 'units', startMonth, price: 90, inMonth1: 40, inMonth12: 60 },
      ],
    },
  },
})
const hire = (timeline: string) => ({
  teamStructure: { keyHires: [{ id: 'h1', role: 'Mechanic', timeline, salary: '$46,000 a year' }] },
})
const marketing = (timeline: string) => ({ marketingStrategy: { timeline } })

const cases: readonly RuleCase[] = [
  {
    rule: 'time-in-the-past',
    fault: plan(milestone('m1', 'Workshop rented', 'April 2025'), milestone('open', 'Opening', 'Month 4')),
    fixed: plan(
      milestone('m1', 'Workshop rented', 'Signed in April 2025'),
      milestone('open', 'Opening', 'Month 4'),
    ),
    today: november2026,
    type: 'warning',
    says: ['“Workshop rented”', '“April 2025”'],
    place: 'implementationTimeline.milestones.m1.timeline',
  },
  {
    rule: 'time-in-the-past',
    fault: {
      ...plan(milestone('open', 'Opening', 'May 2025'), milestone('m2', 'Review', 'Month 12')),
      ...begin('2027-02', 4),
    },
    // It sells from the first month on, so it may have been open for long.
    fixed: {
      ...plan(milestone('open', 'Opening', 'May 2025'), milestone('m2', 'Review', 'Month 12')),
      ...begin('2027-02', 1),
    },
    today: november2026,
    type: 'warning',
    says: ['“Opening”', '“May 2025”'],
    place: 'implementationTimeline.milestones.open.timeline',
  },
  {
    rule: 'time-forecast-in-the-past',
    fault: begin('2025-03'),
    fixed: begin('2026-10'),
    today: november2026,
    says: ['Mar 2025'],
    place: 'financialProjections.forecast.frame.firstMonth',
  },
  {
    rule: 'time-hire-in-the-past',
    fault: hire('August 2025'),
    fixed: hire('Since August 2025'),
    today: november2026,
    says: ['“Mechanic”', '“August 2025”'],
    place: 'teamStructure.keyHires.h1.timeline',
  },
  {
    rule: 'time-marketing-in-the-past',
    fault: marketing('Flyers in every mailbox from October 2025, then a radio spot each month.'),
    fixed: marketing('Flyers in every mailbox from October 2025 to June 2027.'),
    today: november2026,
    says: ['Flyers in every mailbox', 'has passed'],
    place: 'marketingStrategy.timeline',
  },
]

testRuleCases([...dateRules.filter(({ id }) => id === 'time-in-the-past'), ...pastStartRules], cases)

test.each([
  'Done: March 2024',
  'Since March 2024',
  'March 2024 (completed)',
  'signed in March 2024',
  'Paid March 2024',
])('a milestone at “%s” is told as done', (timeline) => {
  const told = plan(milestone('m1', 'Financing in place', timeline), milestone('m2', 'Opening', 'Month 4'))
  expect(runRule('time-in-the-past', told, 'ecommerce', november2026)).toEqual([])
})

test('a milestone that was only planned in a past month is not done', () => {
  const planned = plan(
    milestone('m1', 'Financing in place', 'planned for March 2024'),
    milestone('m2', 'Opening', 'Month 4'),
  )
  expect(runRule('time-in-the-past', planned, 'ecommerce', november2026)).toHaveLength(1)
})

test.each([
  'We handed out flyers in May 2025, and 40 people came. Again in March 2027.',
  'Posters at the rates of the printer as of September 2026, from the opening on.',
  'More than in the spring of 2025: ads in June 2027.',
])('marketing that tells of the past is not planned for it: %s', (timeline) => {
  expect(runRule('time-marketing-in-the-past', marketing(timeline), 'ecommerce', november2026)).toEqual([])
})

test('without a date of today nothing is in the past', () => {
  for (const { id } of pastStartRules) {
    const told = { ...begin('2024-01'), ...hire('May 2024'), ...marketing('Ads from May 2024.') }
    expect(runRule(id, told)).toEqual([])
  }
})
