import { expect, test } from 'vitest'
import { subscriptions, withForecast } from '#tests/support/forecast-patch.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { hourRules } from './opening-hours.ts'
import { payRules } from './pay.ts'
import { skillRules } from './skills.ts'
import { unitWorkRules } from './unit-work.ts'
import { workloadRules } from './workload.ts'

const banker = {
  id: 'f1',
  name: 'Ana Ruiz',
  role: 'Owner, full-time',
  background: 'Nine years as a bank teller',
}
const baker = { ...banker, background: 'Nine years as a baker in Duluth' }
const hire = { id: 'h1', role: 'Baker', timeline: 'Month 1', salary: '$43,000 a year' }
const bakery = {
  name: 'Crust',
  oneLiner: 'A small bakery in Duluth that sells bread.',
  solution: 'We bake eight breads and sell them at the counter.',
}
const team = (founders: unknown, keyHires: unknown = []) => ({ teamStructure: { founders, keyHires } })
const processes = (...keyProcesses: string[]) => ({ operationsPlan: { keyProcesses } })
const abroad = (currency: string, jurisdiction: string) => ({
  financialProjections: { currency, forecast: {} },
  legalStructure: { jurisdiction },
})
const forecast = (part: object) => ({ financialProjections: { forecast: part } })

const cases: readonly RuleCase[] = [
  {
    rule: 'people-no-trade-skill',
    fault: { businessIdea: bakery, ...team([banker]) },
    fixed: { businessIdea: bakery, ...team([baker]) },
    type: 'recommendation',
    says: ['“bakery”', 'cooking, baking'],
    place: 'teamStructure.founders.f1.background',
  },
  {
    rule: 'people-no-trade-skill',
    fault: {
      businessIdea: { name: 'Dock', oneLiner: 'Dock is dispatch software for small bakeries.' },
      ...team([banker], [{ ...hire, role: 'Developer', timeline: 'Month 18' }]),
    },
    fixed: {
      businessIdea: { name: 'Dock', oneLiner: 'Dock is dispatch software for small bakeries.' },
      ...team([{ ...banker, background: 'Ten years a software engineer' }]),
    },
    template: 'saas',
    type: 'recommendation',
    says: ['“software”', '“Developer” only starts at “Month 18”'],
    place: 'teamStructure.founders.f1.background',
  },
  {
    rule: 'people-trade-skill-hired',
    fault: { businessIdea: bakery, ...team([banker], [hire]) },
    fixed: { businessIdea: bakery, ...team([baker], [hire]) },
    says: ['“Baker”'],
    place: 'teamStructure.keyHires.h1.role',
  },
  {
    rule: 'people-trade-known',
    fault: { businessIdea: bakery, ...team([baker]) },
    fixed: { businessIdea: bakery, ...team([banker]) },
    type: 'insight',
    says: ['“Ana Ruiz”', 'Nine years as a baker'],
    place: 'teamStructure.founders.f1.background',
  },
  {
    rule: 'people-background-elsewhere',
    fault: {
      businessIdea: {
        oneLiner: 'Hand-poured candles sold online.',
        solution: 'Eight scents poured by hand.',
      },
      ...team([banker]),
    },
    fixed: {
      businessIdea: {
        oneLiner: 'Hand-poured candles sold online.',
        solution: 'Eight scents poured by hand.',
      },
      ...team([{ ...banker, background: 'Five years making candles for fairs' }]),
    },
    says: ['“Nine years as a bank teller”'],
    place: 'teamStructure.founders.f1.background',
  },
  {
    rule: 'people-no-one-full-time',
    fault: team([{ ...banker, role: 'Owner, weekends; keeps her day job' }]),
    fixed: team(
      [{ ...banker, role: 'Owner, weekends; keeps her day job' }],
      [{ ...hire, role: 'Store manager' }],
    ),
    says: ['“Ana Ruiz” works here only part of the week'],
    place: 'teamStructure.founders.f1.role',
  },
  {
    rule: 'people-pay-below-minimum',
    fault: { ...abroad('GBP', 'England'), ...team([baker], [{ ...hire, salary: '£17,000 a year' }]) },
    fixed: { ...abroad('GBP', 'England'), ...team([baker], [{ ...hire, salary: '£26,000 a year' }]) },
    says: ['£9.34', '£12.21 in the United Kingdom (2025)'],
    place: 'teamStructure.keyHires.h1.salary',
  },
  {
    rule: 'people-pay-below-minimum',
    fault: {
      ...abroad('EUR', 'Dublin, Ireland'),
      ...team([baker], [{ ...hire, salary: '€9 an hour, 20 hours a week' }]),
    },
    fixed: {
      ...abroad('EUR', 'Dublin, Ireland'),
      ...team([baker], [{ ...hire, role: 'Apprentice', salary: '€9 an hour, 20 hours a week' }]),
    },
    says: ['€9.00 an hour', '€13.50 in Ireland (2025)'],
    place: 'teamStructure.keyHires.h1.salary',
  },
  {
    rule: 'people-pay-far-below',
    fault: team([baker], [{ ...hire, role: 'Surveyor', salary: '$15 an hour, $2,600 a month' }]),
    fixed: team([baker], [{ ...hire, role: 'Surveyor', salary: '$40 an hour, $1,400 a month' }]),
    says: ['“Surveyor”'],
    place: 'teamStructure.keyHires.h1.salary',
  },
  {
    rule: 'people-pay-far-above',
    fault: { ...abroad('GBP', 'England'), ...team([baker], [{ ...hire, salary: '£96,000 a year' }]) },
    fixed: { ...abroad('EUR', 'Finland'), ...team([baker], [{ ...hire, salary: '€96,000 a year' }]) },
    says: ['“£96,000 a year”', 'earns in the United Kingdom by a rough estimate'],
    place: 'teamStructure.keyHires.h1.salary',
  },
  {
    rule: 'people-pay-below-minimum',
    fault: {
      ...team([baker], [{ ...hire, salary: '$16,000 a year' }]),
      legalStructure: { jurisdiction: 'Minnesota, City of Duluth' },
    },
    fixed: {
      ...team([baker], [{ ...hire, role: 'Baker, part-time', salary: '$16,000 a year' }]),
      legalStructure: { jurisdiction: 'Minnesota' },
    },
    type: 'recommendation',
    says: ['$7.69 an hour', '$11.13'],
    place: 'teamStructure.keyHires.h1.salary',
  },
  {
    rule: 'people-pay-far-below',
    fault: team([baker], [{ ...hire, role: 'Developer', salary: '$32,000 a year' }]),
    fixed: team([baker], [{ ...hire, role: 'Developer', salary: '$85,000 a year' }]),
    says: ['“Developer”', '$65,000'],
    place: 'teamStructure.keyHires.h1.salary',
  },
  {
    rule: 'people-pay-far-above',
    fault: team([baker], [{ ...hire, role: 'Barista', salary: '$9,500 a month' }]),
    fixed: team([baker], [{ ...hire, role: 'Three baristas', salary: '$9,500 a month' }]),
    says: ['“Barista”', '$50,000'],
    place: 'teamStructure.keyHires.h1.salary',
  },
  {
    rule: 'people-lead-paid-less',
    fault: team(
      [baker],
      [
        { ...hire, role: 'Lead carpenter', salary: '$2,900 a month' },
        { ...hire, id: 'h2', role: 'Helper', salary: '$3,250 a month' },
      ],
    ),
    fixed: team(
      [baker],
      [
        { ...hire, role: 'Lead carpenter', salary: '$4,900 a month' },
        { ...hire, id: 'h2', role: 'Helper', salary: '$3,250 a month' },
      ],
    ),
    says: ['“Lead carpenter”', '$34,800', '“Helper”', '$39,000'],
    place: 'teamStructure.keyHires.h1.salary',
  },
  {
    rule: 'people-owner-pay-unlivable',
    fault: {
      ...team([baker]),
      ...forecast({ people: [{ id: 'p1', role: 'Owner', pay: 400, payPeriod: 'month', isOwner: true }] }),
    },
    fixed: {
      ...team([baker]),
      ...forecast({ people: [{ id: 'p1', role: 'Owner', pay: 2400, payPeriod: 'month', isOwner: true }] }),
    },
    says: ['$400 a month'],
    place: 'financialProjections.forecast.people.p1.pay',
  },
  {
    rule: 'people-shifts-against-hours',
    fault: processes('We are open 6:45 a.m. to 6 p.m.', 'All teachers work one shift, 8 a.m. to 4 p.m.'),
    fixed: processes('We are open 6:45 a.m. to 6 p.m.', 'Teachers in two shifts, 6:30 to 2:30 and 10 to 6'),
    says: ['“6:45 a.m. to 6 p.m', 'before 8 a.m.'],
    place: 'operationsPlan.keyProcesses.1',
  },
  {
    rule: 'people-shifts-against-hours',
    fault: {
      ...team([baker], [hire]),
      businessIdea: { solution: 'Open from 7 in the morning to 7 in the evening.' },
      ...processes('Ana 9 to 5, baker 10 to 4'),
    },
    fixed: {
      ...team([baker], [hire]),
      businessIdea: { solution: 'Open from 7 in the morning to 7 in the evening.' },
      ...processes('Opening 7 to 7: Ana 7 to 3, baker 11 to 7, receptionist 9 to 5'),
    },
    says: ['“9 to 5”', 'before 9 a.m.'],
    place: 'operationsPlan.keyProcesses.0',
  },
  {
    rule: 'people-shifts-against-hours',
    fault: processes('We are open 9 a.m. to 9 p.m.', 'Staff 10 to 3'),
    fixed: processes('We are open 9 a.m. to 9 p.m.', 'Lessons: up to eight people in the loft, 10 to 3'),
    says: ['before 10 a.m.'],
    place: 'operationsPlan.keyProcesses.1',
  },
  {
    rule: 'people-hours-disagree',
    fault: {
      businessIdea: { solution: 'We stay open 24 hours a day.' },
      ...processes('Open 6 a.m. to 10 p.m. every day'),
    },
    fixed: {
      businessIdea: { solution: 'Orders come in 24 hours a day.' },
      ...processes('Open 6 a.m. to 10 p.m. every day'),
    },
    says: ['“24 hours a day”', '“6 a.m. to 10 p.m'],
    place: 'operationsPlan.keyProcesses.0',
  },
  {
    rule: 'people-hours-disagree',
    fault: {
      businessIdea: { solution: 'The shop is open 7 a.m. to 7 p.m.' },
      ...processes('Counter open 9 a.m. to 5 p.m.'),
    },
    fixed: {
      businessIdea: { solution: 'The shop is open 7 a.m. to 7 p.m.' },
      ...processes('Counter open 7 a.m. to 7 p.m.', 'On Saturdays open 9 to 1'),
    },
    says: ['“7 a.m. to 7 p.m', '“9 a.m. to 5 p.m'],
    place: 'operationsPlan.keyProcesses.0',
  },
  {
    rule: 'people-days-disagree',
    fault: {
      businessIdea: { solution: 'We sell bread at the counter seven days a week.' },
      ...processes('Counter open Tuesday to Sunday'),
    },
    fixed: {
      businessIdea: { solution: 'We sell bread at the counter six days a week.' },
      ...processes('Counter open Tuesday to Sunday', 'Monday: closed', 'Deliveries seven days a week'),
    },
    says: ['7 days a week', 'makes 6'],
    place: 'operationsPlan.keyProcesses.0',
  },
  {
    rule: 'people-open-longer-than-staff',
    fault: { ...team([baker]), ...processes('Open 6 a.m. to 9 p.m., seven days a week') },
    fixed: { ...team([baker]), ...processes('Open 8 a.m. to 4 p.m., six days a week') },
    says: ['105 hours a week'],
    place: 'operationsPlan.keyProcesses.0',
  },
  {
    rule: 'people-around-the-clock',
    fault: { ...team([baker]), ...processes('We come out 24/7') },
    fixed: { ...team([baker]), ...processes('The web shop takes orders online 24/7') },
    says: ['168 hours a week'],
    place: 'operationsPlan.keyProcesses.0',
  },
  {
    rule: 'people-week-impossible',
    fault: team([{ ...baker, role: 'Owner, 95 hours a week' }]),
    fixed: team([{ ...baker, role: 'Owner, 50 hours a week' }]),
    says: ['95 hours a week'],
    place: 'teamStructure.founders.f1.role',
  },
  {
    rule: 'people-work-exceeds-hands',
    fault: { ...withForecast(), ...processes('Roasting and packing: 40 minutes a bag') },
    fixed: { ...withForecast(), ...processes('Roasting and packing: 4 minutes a bag') },
    says: ['40 minutes', '1 person in the forecast'],
    place: 'operationsPlan.keyProcesses.0',
  },
  {
    rule: 'people-work-exceeds-hands',
    fault: {
      ...withForecast({ stream: subscriptions }),
      ...processes('Each person looks after at most 20 subscriptions'),
    },
    fixed: {
      ...withForecast({ stream: subscriptions }),
      ...processes('Each person looks after at most 900 subscriptions'),
    },
    says: ['Each person looks after', 'in month 12'],
    place: 'operationsPlan.keyProcesses.0',
  },
  {
    rule: 'people-too-few-for-volume',
    fault: {
      ...team([baker]),
      ...forecast({ streams: [{ id: 's1', name: 'Cups', kind: 'units', period: 'day', inMonth12: 240 }] }),
    },
    fixed: {
      ...team([baker], [hire, { ...hire, id: 'h2' }]),
      ...forecast({ streams: [{ id: 's1', name: 'Cups', kind: 'units', period: 'day', inMonth12: 240 }] }),
    },
    says: ['240 sales a day with 1 person'],
    place: 'financialProjections.forecast.streams.s1.inMonth12',
  },
  {
    rule: 'people-billed-more-than-staff',
    fault: {
      ...team([baker]),
      ...forecast({ streams: [{ id: 's1', name: 'Advice', kind: 'hours', inMonth12: 4 }] }),
    },
    fixed: {
      ...team([baker]),
      ...forecast({ streams: [{ id: 's1', name: 'Advice', kind: 'hours', inMonth12: 1 }] }),
    },
    says: ['4 people', 'have 1'],
    place: 'financialProjections.forecast.streams.s1.inMonth12',
  },
]

testRuleCases([...skillRules, ...payRules, ...hourRules, ...unitWorkRules, ...workloadRules], cases)

test('the hours of a class are no shift', () => {
  const hours = processes('We are open 9 to 9.', 'Pottery class for six people, Saturday 10 to 1')
  expect(findFaults('people-shifts-against-hours', hours)).toEqual([])
})
