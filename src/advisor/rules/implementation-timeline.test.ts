import type { RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { implementationTimelineRules } from './implementation-timeline.ts'

const lease = { id: 'lease', title: 'Lease signed', timeline: 'Month 1', description: '', dependencies: [''] }
const opening = { ...lease, id: 'opening', title: 'Opening day', timeline: 'Month 4' }

const plan = (...milestones: readonly object[]) => ({ implementationTimeline: { milestones } })

const cases: readonly RuleCase[] = [
  {
    rule: 'implementationTimeline-placeholders',
    fault: plan({ ...lease, description: 'Signed with [landlord]' }),
    type: 'warning',
    says: ['[landlord]'],
    place: 'implementationTimeline.milestones.lease.description',
  },
  {
    rule: 'timeline-cycle',
    fault: plan({ ...lease, dependencies: ['Opening day'] }, { ...opening, dependencies: ['Lease signed'] }),
    type: 'warning',
    says: ['“Lease signed” and “Opening day”'],
    place: 'implementationTimeline.milestones.lease.dependencies',
  },
  {
    rule: 'timeline-cycle',
    fault: plan({ ...lease, dependencies: ['lease signed'] }),
    type: 'warning',
    says: ['“Lease signed” lists itself'],
    place: 'implementationTimeline.milestones.lease.dependencies',
  },
  {
    rule: 'timeline-depends-on-later',
    fault: plan({ ...lease, timeline: 'Month 6' }, { ...opening, dependencies: ['Lease'] }),
    fixed: plan({ ...lease, timeline: 'May 2027' }, { ...opening, dependencies: ['Lease'] }),
    type: 'warning',
    says: ['“Opening day” (Month 4)', '“Lease signed”', '“Month 6”'],
    place: 'implementationTimeline.milestones.opening.timeline',
  },
  {
    rule: 'timeline-depends-on-later',
    fault: plan(
      { ...lease, timeline: 'June 2027' },
      { ...opening, timeline: 'Q1 2027', dependencies: ['Lease signed'] },
    ),
    type: 'warning',
    says: ['“June 2027”'],
    place: 'implementationTimeline.milestones.opening.timeline',
  },
  {
    rule: 'timeline-depends-on-later',
    fault: plan(
      { ...lease, timeline: 'May 18 - 22, 2027' },
      { ...opening, timeline: 'May 8, 2027', dependencies: ['Lease signed'] },
    ),
    fixed: plan(
      { ...lease, timeline: 'May 18 - 22, 2027' },
      { ...opening, timeline: 'May 21 to 29, 2027', dependencies: ['Lease signed'] },
    ),
    type: 'warning',
    says: ['“May 18 - 22, 2027”'],
    place: 'implementationTimeline.milestones.opening.timeline',
  },
  {
    rule: 'timeline-overlap',
    fault: plan(
      { ...lease, timeline: 'Month 1-3' },
      { ...opening, timeline: 'Month 2-4', dependencies: ['Lease signed'] },
    ),
    says: ['“Opening day” begins while “Lease signed”'],
    place: 'implementationTimeline.milestones.opening.timeline',
  },
  {
    rule: 'timeline-depends-on-missing',
    fault: plan({ ...lease, dependencies: ['Landlord agrees'] }),
    fixed: plan({ ...lease, dependencies: ['Air emission permit'] }),
    says: ['“Lease signed” waits for “Landlord agrees”'],
    place: 'implementationTimeline.milestones.lease.dependencies',
  },
  {
    rule: 'timeline-no-time',
    fault: plan({ ...lease, timeline: '' }),
    type: 'warning',
    says: ['“Lease signed” has'],
    place: 'implementationTimeline.milestones.lease.timeline',
  },
  {
    rule: 'timeline-unreadable-time',
    fault: plan({ ...lease, timeline: 'Soon' }),
    fixed: plan({ ...lease, timeline: '2027-03-15' }),
    says: ['“Soon” for “Lease signed”'],
    place: 'implementationTimeline.milestones.lease.timeline',
  },
  {
    rule: 'timeline-undescribed',
    fault: plan({ ...lease, description: '' }),
    fixed: plan({ ...lease, description: 'Signed with the landlord.' }),
    says: ['no description'],
    place: 'implementationTimeline.milestones.lease.description',
  },
  {
    rule: 'timeline-no-title',
    fault: plan({ ...lease, title: '' }),
    says: ['no title'],
    place: 'implementationTimeline.milestones.lease.title',
  },
  {
    rule: 'timeline-no-launch',
    fault: plan(lease),
    says: ['opening or the first sale'],
    place: 'implementationTimeline.milestones',
  },
  {
    rule: 'timeline-too-few',
    fault: plan(lease, opening),
    says: ['2 milestones'],
    place: 'implementationTimeline.milestones',
  },
  {
    rule: 'timeline-too-many',
    fault: plan(...Array.from({ length: 24 }, (_, index) => ({ ...lease, id: `m${index}` }))),
    says: ['24 milestones'],
    place: 'implementationTimeline.milestones',
  },
  {
    rule: 'timeline-no-dependencies',
    fault: plan(lease, opening, { ...opening, id: 'third' }),
    says: ['depends on another'],
    place: 'implementationTimeline.milestones',
  },
  {
    rule: 'timeline-all-at-once',
    fault: plan(...['a', 'b', 'c', 'd'].map((id) => ({ ...lease, id }))),
    says: ['All 4', '“Month 1”'],
    place: 'implementationTimeline.milestones.a.timeline',
  },
  {
    rule: 'timeline-repeated',
    fault: plan(lease, { ...lease, id: 'again' }),
    says: ['“Lease signed”'],
    place: 'implementationTimeline.milestones.again.title',
  },
  {
    rule: 'timeline-no-review',
    fault: plan(lease, opening),
    says: ['month 12'],
    place: 'implementationTimeline.milestones',
  },
  {
    rule: 'timeline-months-to-open',
    fault: plan(lease, opening),
    fixed: plan(lease),
    type: 'insight',
    says: ['“Opening day”', '3 months'],
    place: 'implementationTimeline.milestones.opening.timeline',
  },
  {
    rule: 'timeline-order-holds',
    fault: {},
    fixed: plan(lease, opening),
    type: 'insight',
    says: ['6 milestones'],
    place: 'implementationTimeline.milestones',
  },
]

testRuleCases(implementationTimelineRules.rules, cases)
