import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { dateRules } from './dates.ts'
import { hireRules } from './hires.ts'
import { marketingTimeRules } from './marketing.ts'
import { openingSaidRules } from './opening-said.ts'
import { openingStaffRules } from './opening-staff.ts'
import { orderRules } from './order.ts'
import { permitRules } from './permits.ts'

const milestone = (id: string, title: string, timeline: string, more: object = {}) => ({
  id,
  title,
  timeline,
  ...more,
})
const plan = (...milestones: object[]) => ({ implementationTimeline: { milestones } })
const opening = milestone('open', 'Opening', 'August 2027')
const summarize = (executiveSummary: string) => ({
  implementationTimeline: { milestones: [opening], executiveSummary },
})
const november2026 = 2026 * 12 + 10
const hires = (...keyHires: object[]) => ({ teamStructure: { keyHires } })
const support = { id: 'h1', role: 'Support specialist', timeline: 'December 2027', salary: '$46,000 a year' }
const paidFrom = (startMonth: number) => ({
  financialProjections: {
    forecast: {
      frame: { firstMonth: '2027-05' },
      people: [{ id: 'p1', role: 'Support specialist', startMonth }],
    },
  },
})
const marketing = (timeline: string) => ({ marketingStrategy: { timeline } })
const license = (text: string) => ({ legalStructure: { licenses: [text] } })

const cases: readonly RuleCase[] = [
  {
    rule: 'time-in-the-past',
    fault: plan(milestone('m1', 'Loan closed', 'February 2026'), opening),
    fixed: plan(milestone('m1', 'Loan closed, done', 'February 2026'), opening),
    today: november2026,
    type: 'warning',
    says: ['“Loan closed” is planned', '“February 2026”'],
    place: 'implementationTimeline.milestones.m1.timeline',
  },
  {
    rule: 'time-in-the-past',
    fault: {
      ...plan(milestone('m1', 'Loan closed', 'February 2026'), opening),
      marketAnalysis: { summary: 'We surveyed 240 people in September 2026.' },
    },
    fixed: {
      ...plan(milestone('m1', 'Loan closed', 'February 2027'), opening),
      marketAnalysis: { summary: 'We surveyed 240 people in September 2026.' },
    },
    type: 'warning',
    says: ['research is from Sep 2026'],
    place: 'implementationTimeline.milestones.m1.timeline',
  },
  {
    rule: 'time-in-the-past',
    fault: { ...plan(milestone('m1', 'Loan closed', 'February 2024'), opening), ...paidFrom(1) },
    fixed: { ...plan(milestone('m1', 'Loan closed', 'February 2026'), opening), ...paidFrom(1) },
    says: ['“February 2024”', 'begins only in May 2027'],
    place: 'implementationTimeline.milestones.m1.timeline',
  },
  {
    rule: 'time-opening-said-otherwise',
    fault: { ...plan(opening), marketAnalysis: { summary: 'We open in March 2028.' } },
    fixed: {
      ...plan(opening),
      marketAnalysis: { summary: 'We open in August 2027. A second shop opens in March 2028.' },
    },
    says: ['Mar 2028', '“August 2027”'],
    place: 'marketAnalysis.summary',
  },
  {
    rule: 'time-opening-said-otherwise',
    fault: summarize('We open in March 2028.'),
    fixed: summarize('We open in August 2027.'),
    says: ['Mar 2028', '“August 2027”'],
    place: 'implementationTimeline.executiveSummary',
  },
  {
    rule: 'time-opens-in-other-season',
    fault: summarize('We open right before Christmas.'),
    fixed: summarize('We open in late summer.'),
    says: ['right before Christmas', '“August 2027”'],
    place: 'implementationTimeline.executiveSummary',
  },
  {
    rule: 'time-ready-after-opening',
    fault: plan(opening, milestone('m1', 'Workshop ready', 'November 2027')),
    fixed: plan(
      milestone('m0', 'Workshop ready', 'July 2027'),
      opening,
      milestone('m1', 'Second workshop ready', 'November 2027'),
    ),
    says: ['“Workshop ready”', '“November 2027”'],
    place: 'implementationTimeline.milestones.m1.timeline',
  },
  {
    rule: 'time-all-in-the-past',
    fault: plan(
      milestone('m1', 'Loan', 'May 2024'),
      milestone('m2', 'Opening', 'June 2024'),
      milestone('m3', 'Review', 'June 2025'),
    ),
    fixed: plan(
      milestone('m1', 'Loan', 'May 2024'),
      milestone('m2', 'Opening', 'June 2024'),
      milestone('m3', 'Review', 'June 2027'),
    ),
    today: november2026,
    says: ['“June 2025”'],
    place: 'implementationTimeline.milestones.m3.timeline',
  },
  {
    rule: 'time-milestone-too-short',
    fault: plan(milestone('m1', 'Renovation', 'May 2027', { description: 'Fourteen weeks.' }), opening),
    fixed: plan(
      milestone('m1', 'Renovation', 'March to June 2027', { description: 'Fourteen weeks.' }),
      opening,
    ),
    says: ['“Fourteen weeks”', '1 months'],
    place: 'implementationTimeline.milestones.m1.timeline',
  },
  {
    rule: 'time-waits-too-short',
    fault: plan(
      milestone('m1', 'Van ordered', 'February 2027', { description: 'The dealer quotes five months.' }),
      milestone('m2', 'Van delivered', 'April 2027', { dependencies: ['Van ordered'] }),
    ),
    fixed: plan(
      milestone('m1', 'Van ordered', 'February 2027', { description: 'The dealer quotes seven weeks.' }),
      milestone('m2', 'Van delivered', 'April 2027', { dependencies: ['Van ordered'] }),
    ),
    says: ['quotes five months', '“Van delivered”'],
    place: 'implementationTimeline.milestones.m2.timeline',
  },
  {
    rule: 'time-wrong-order',
    fault: plan(milestone('m1', 'Staff hired and trained', 'October 2027'), opening),
    fixed: plan(
      milestone('m1', 'Staff hired and trained', 'July 2027'),
      opening,
      milestone('m2', 'Second shift hired', 'December 2027'),
    ),
    says: ['“Opening”', '“Staff hired and trained”'],
    place: 'implementationTimeline.milestones.open.timeline',
  },
  {
    rule: 'time-wrong-order',
    fault: plan(milestone('m1', 'Van ordered', 'June 2027'), milestone('m2', 'Van delivered', 'March 2027')),
    fixed: plan(
      milestone('m1', 'Fall stock ordered', 'June 2027'),
      milestone('m2', 'Van delivered', 'March 2027'),
    ),
    says: ['Nothing arrives before it is ordered'],
    place: 'implementationTimeline.milestones.m2.timeline',
  },
  {
    rule: 'time-hire-against-forecast',
    fault: { ...hires(support), ...paidFrom(13) },
    fixed: { ...hires(support), ...paidFrom(9) },
    type: 'recommendation',
    says: ['“December 2027”', 'May 2028'],
    place: 'teamStructure.keyHires.h1.timeline',
  },
  {
    rule: 'time-hire-against-milestone',
    fault: { ...hires(support), ...plan(milestone('m1', 'Support specialist starts', 'May 2028')) },
    fixed: {
      ...hires(support),
      ...plan(
        milestone('m1', 'Support specialist starts', 'January 2028'),
        milestone('m2', 'Second support specialist starts', 'August 2028'),
      ),
    },
    says: ['“December 2027”', '“May 2028”'],
    place: 'teamStructure.keyHires.h1.timeline',
  },
  {
    rule: 'time-hired-after-opening',
    fault: { ...hires({ ...support, role: 'Opening team', timeline: 'October 2027' }), ...plan(opening) },
    fixed: {
      ...hires({ ...support, role: 'Opening team', timeline: 'July 2027' }, support),
      ...plan(opening),
    },
    says: ['“Opening team”', '“August 2027”'],
    place: 'teamStructure.keyHires.h1.timeline',
  },
  {
    rule: 'time-no-staff-at-opening',
    fault: {
      ...hires(support),
      ...plan(opening),
      operationsPlan: { keyProcesses: ['Counter: four people at all times'] },
    },
    fixed: {
      ...hires({ ...support, timeline: 'July 2027' }),
      ...plan(opening),
      operationsPlan: { keyProcesses: ['Counter: four people at all times'] },
    },
    says: ['“four people”'],
    place: 'teamStructure.keyHires.h1.timeline',
  },
  {
    rule: 'time-marketing-opens-otherwise',
    fault: { ...marketing('February 2027: email launch and first ads.'), ...plan(opening) },
    fixed: {
      ...marketing(
        'June 2027: list of people who want to hear of the opening. August 2027: opening week. October 2027: fall launch.',
      ),
      ...plan(opening),
    },
    says: ['February 2027: email launch', '“August 2027”'],
    place: 'marketingStrategy.timeline',
  },
  {
    rule: 'time-ads-before-opening',
    fault: { ...marketing('March 2027: neighborhood ads.'), ...plan(opening) },
    fixed: { ...marketing('July 2027: neighborhood ads.'), ...plan(opening) },
    says: ['March 2027: neighborhood ads'],
    place: 'marketingStrategy.timeline',
  },
  {
    rule: 'time-marketing-after-opening',
    fault: { ...marketing('December 2027: first flyers.'), ...plan(opening) },
    fixed: { ...marketing('June 2027: first flyers. December 2027: gift cards.'), ...plan(opening) },
    says: ['Dec 2027', '“August 2027”'],
    place: 'marketingStrategy.timeline',
  },
  {
    rule: 'time-permit-too-short',
    fault: {
      ...license('State child care license: about four months'),
      ...plan(milestone('m1', 'License application', 'Mid June 2027'), opening),
    },
    fixed: {
      ...license('State child care license: about four months'),
      ...plan(milestone('m1', 'License application', 'March 2027'), opening),
    },
    says: ['“four months”', '“Mid June 2027”'],
    place: 'implementationTimeline.milestones.m1.timeline',
  },
  {
    rule: 'time-permit-before-start',
    fault: {
      ...license('County permit: nine months'),
      ...plan(milestone('m1', 'Lease', 'May 2027'), milestone('m2', 'Loan', 'June 2027'), opening),
    },
    fixed: {
      ...license('County permit: three months, $500 a year'),
      ...plan(milestone('m1', 'Lease', 'May 2027'), milestone('m2', 'Loan', 'June 2027'), opening),
    },
    says: ['“nine months”', 'only 4 months'],
    place: 'implementationTimeline.milestones.open.timeline',
  },
  {
    rule: 'time-permit-window',
    fault: {
      ...license('Dealer permit: six months'),
      ...plan(
        milestone('m1', 'Company formed', 'May 2027'),
        milestone('m2', 'Dealer permit', 'June 2027', { dependencies: ['Company formed'] }),
        opening,
      ),
    },
    fixed: {
      ...license('Dealer permit: six weeks'),
      ...plan(
        milestone('m1', 'Company formed', 'May 2027'),
        milestone('m2', 'Dealer permit', 'June 2027', { dependencies: ['Company formed'] }),
        opening,
      ),
    },
    says: ['“six months”', '“Dealer permit”'],
    place: 'implementationTimeline.milestones.m2.timeline',
  },
  {
    rule: 'time-marketing-opens-otherwise',
    fault: {
      ...plan(opening),
      ...marketing('Flyers first. We open on Friday, October 8, 2027, with a grill.'),
    },
    fixed: {
      ...plan(opening),
      ...marketing('Flyers first. We open on Friday, August 6, 2027, with a grill.'),
    },
    says: ['Friday, October 8, 2027', '“August 2027”'],
    place: 'marketingStrategy.timeline',
  },
  {
    rule: 'time-marketing-opens-otherwise',
    fault: { ...plan(opening), ...marketing('Q2 2027: mailing. Q4 2027: grand opening with music.') },
    fixed: { ...plan(opening), ...marketing('Q2 2027: mailing. Q3 2027: grand opening with music.') },
    says: ['Q4 2027', '“August 2027”'],
    place: 'marketingStrategy.timeline',
  },
  {
    rule: 'time-marketing-opens-otherwise',
    fault: { ...plan(opening), ...marketing('October 2027: postcards to all streets, first guests.') },
    fixed: { ...plan(opening), ...marketing('August 2027: postcards to all streets, first guests.') },
    says: ['October 2027', '“August 2027”'],
    place: 'marketingStrategy.timeline',
  },
  {
    rule: 'time-marketing-opens-otherwise',
    fault: { ...plan(opening), ...marketing('October 2027: launch at the fall congress of vets.') },
    fixed: { ...plan(opening), ...marketing('October 2027: talk at the fall congress of vets.') },
    says: ['October 2027', '“August 2027”'],
    place: 'marketingStrategy.timeline',
  },
  {
    rule: 'time-hire-against-milestone',
    fault: {
      ...plan(
        milestone('m1', 'Crew ready', 'July 2027', {
          description: 'Support specialist and two drivers under contract. Vans checked.',
        }),
        opening,
      ),
      ...hires(support),
    },
    fixed: {
      ...plan(
        milestone('m1', 'Crew ready', 'July 2027', {
          description: 'Job ad for the support specialist, who starts later. Vans checked.',
        }),
        opening,
      ),
      ...hires(support),
    },
    says: ['“Support specialist”', '“Crew ready”'],
    place: 'teamStructure.keyHires.h1.timeline',
  },
  {
    rule: 'time-paid-before-hired',
    fault: { ...plan(opening), ...hires({ ...support, timeline: 'October 2027' }), ...paidFrom(4) },
    fixed: { ...plan(opening), ...hires({ ...support, timeline: 'October 2027' }), ...paidFrom(6) },
    says: ['from month 4', '“August 2027”'],
    place: 'teamStructure.keyHires.h1.timeline',
  },
  {
    rule: 'time-paid-before-hired',
    fault: {
      ...plan(milestone('open', 'Opening', 'Month 4')),
      ...hires({ ...support, timeline: 'Month 6, when it is calmer' }),
      ...paidFrom(3),
    },
    fixed: {
      ...plan(milestone('open', 'Opening', 'Month 4')),
      ...hires({ ...support, timeline: 'Month 5, when it is calmer' }),
      ...paidFrom(3),
    },
    says: ['from month 3', '“Month 4”'],
    place: 'teamStructure.keyHires.h1.timeline',
  },
]

testRuleCases(
  [
    ...dateRules,
    ...hireRules,
    ...marketingTimeRules,
    ...openingSaidRules,
    ...openingStaffRules,
    ...orderRules,
    ...permitRules,
  ],
  cases,
)

test.each([
  ['Support specialist', 'Month 8, until then a freelancer', 'Support specialist'],
  ['Head of support', 'Month 8', 'Support'],
  ['Support specialist for hotels', 'Month 8', 'Support specialist'],
  ['Teacher, Spanish', 'Month 8', 'Teacher, French'],
])('another person, or one who is told of: %s at %s beside %s', (role, timeline, paidRole) => {
  const person = { id: 'p1', role: paidRole, count: 1, pay: 2000, payPeriod: 'month', startMonth: 3 }
  const found = findFaults('time-paid-before-hired', {
    ...plan(milestone('open', 'Opening', 'Month 4')),
    ...hires({ ...support, role, timeline }),
    financialProjections: { forecast: { frame: { firstMonth: '2027-01' }, people: [person] } },
  })
  expect(found).toEqual([])
})
