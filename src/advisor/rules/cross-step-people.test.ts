import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'
import type { RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { peopleContradictions } from './cross-step-people.ts'

const ana = { id: 'f1', name: 'Ana Ruiz', role: 'Owner', background: 'Ran a café of six for four years' }

const watches = {
  personas: [{ id: 'p1', name: 'Nadia', buyingBehavior: 'Watches tests on YouTube, asks a friend.' }],
  primaryPersona: 'p1',
}

const cases: readonly RuleCase[] = [
  {
    rule: 'cross-work-nobody-does',
    fault: {
      teamStructure: { founders: [ana], keyHires: [], advisors: [] },
      operationsPlan: { keyProcesses: ['Invoices go out on Fridays'] },
      businessModel: { keyActivities: [] },
    },
    fixed: {
      teamStructure: { founders: [ana], keyHires: [], advisors: [{ id: 'a', name: 'Jo', expertise: 'CPA' }] },
      operationsPlan: { keyProcesses: ['Invoices go out on Fridays'] },
      businessModel: { keyActivities: [] },
    },
    says: ['“Invoices go out on Fridays” needs', 'bookkeeping'],
    place: 'operationsPlan.keyProcesses',
  },
  {
    rule: 'cross-channels-nobody-runs',
    fault: { teamStructure: { founders: [{ ...ana, role: 'Baker' }], keyHires: [], advisors: [] } },
    fixed: {
      teamStructure: { founders: [{ ...ana, role: 'Owner and baker' }], keyHires: [], advisors: [] },
    },
    says: ['“Referral: one free bag for both'],
    place: 'teamStructure.keyHires',
  },
  {
    rule: 'cross-persona-elsewhere',
    fault: { customerPersonas: watches, marketingStrategy: { channels: ['Flyers at the pier'] } },
    fixed: {
      customerPersonas: watches,
      marketingStrategy: { channels: ['Two brewing videos a month on YouTube'] },
    },
    says: ['“Nadia” relies on YouTube'],
    place: 'marketingStrategy.channels',
  },
  {
    rule: 'cross-persona-other-problem',
    fault: {
      businessIdea: { problemStatement: 'Parking is scarce', solution: 'Garage', valueProposition: 'Space' },
    },
    says: ['“Nadia, home brewer”', '“Runs out on Sundays.'],
    place: 'customerPersonas.personas.persona-nadia-home---.painPoints',
  },
  {
    rule: 'cross-license-not-in-timeline',
    fault: {
      implementationTimeline: { milestones: [{ id: 'm1', title: 'Opening day', timeline: 'Month 4' }] },
      legalStructure: { licenses: ['County food permit'] },
    },
    says: ['“County food permit”'],
    place: 'implementationTimeline.milestones',
  },
  {
    rule: 'cross-license-not-in-timeline',
    fault: {
      implementationTimeline: {
        milestones: [
          { id: 'm1', title: 'Loan and LLC registered', timeline: 'Month 1' },
          { id: 'm2', title: 'Opening day', timeline: 'Month 4' },
          { id: 'm3', title: 'First year', description: 'We did 40 inspections', timeline: 'Month 14' },
        ],
      },
      legalStructure: {
        licenses: ['Waste hauler permit, sent in in May; six weeks once the yard is checked'],
      },
    },
    fixed: {
      implementationTimeline: {
        milestones: [
          { id: 'm1', title: 'Loan and LLC registered', timeline: 'Month 1' },
          { id: 'm2', title: 'Yard ready', description: 'County permit issued', timeline: 'Month 3' },
          { id: 'm3', title: 'Opening day', timeline: 'Month 4' },
        ],
      },
      legalStructure: {
        licenses: ['Waste hauler permit, sent in in May; six weeks once the yard is checked'],
      },
    },
    says: ['“Waste hauler permit'],
    place: 'implementationTimeline.milestones',
  },
  {
    rule: 'cross-open-before-permit',
    fault: {
      implementationTimeline: {
        milestones: [
          { id: 'm1', title: 'Opening day', timeline: 'Month 4' },
          { id: 'm2', title: 'Food permit', timeline: 'Month 6' },
        ],
      },
    },
    says: ['“Opening day”', '“Month 4”', '“Food permit”', '“Month 6”'],
    place: 'implementationTimeline.milestones.m1.timeline',
  },
  {
    rule: 'cross-hire-not-in-timeline',
    fault: { teamStructure: { keyHires: [{ id: 'h1', role: 'Barista', timeline: 'Month 30' }] } },
    says: ['“Barista” starts at “Month 30”'],
    place: 'teamStructure.keyHires.h1.timeline',
  },
]

testRuleCases(peopleContradictions, cases)

test.each([
  'Ohio LLC and the city’s occupational license: six weeks',
  'Foreign qualification in Indiana and Kentucky: eight weeks',
  'Employer accounts before the first payroll',
  'Fictitious name filed with the county: two months',
  'EIN and payroll tax number',
  'Certificate of authority to collect tax: seven weeks',
  'Sign permit: ten days',
  'Building permit for the fan: four weeks',
  'Kitchen inspection by the county, month 3',
  'Kitchen inspection booked for March 2027',
  'No state permit for a tutor',
])('%s needs no milestone', (license) => {
  expect(findLicense(license)).toHaveLength(0)
})

test.each([
  'County food permit',
  'Liquor license: four months',
  'State child care license for the company, 90 days',
  'Zoning variance: three hearings',
  'Contractor license, exam and eight weeks',
])('%s needs a milestone', (license) => {
  expect(findLicense(license)).toHaveLength(1)
})

function findLicense(license: string) {
  return findFaults(
    'cross-license-not-in-timeline',
    moneyPlan({
      sections: {
        implementationTimeline: { milestones: [{ id: 'm1', title: 'Opening day', timeline: 'Month 4' }] },
        legalStructure: { licenses: [license] },
      },
    }),
  )
}
