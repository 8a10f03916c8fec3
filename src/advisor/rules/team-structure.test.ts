import type { RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { teamStructureRules } from './team-structure.ts'

const ana = { id: 'f1', name: 'Ana Ruiz', role: 'Owner', background: 'Ran a café of six for four years' }
const barista = { id: 'h1', role: 'Barista', timeline: 'Month 4', salary: '$36,000 a year' }

const cases: readonly RuleCase[] = [
  {
    rule: 'teamStructure-placeholders',
    fault: { teamStructure: { founders: [{ ...ana, role: '[role]' }] } },
    type: 'warning',
    says: ['[role]'],
    place: 'teamStructure.founders.f1.role',
  },
  {
    rule: 'team-no-founder',
    fault: { teamStructure: { founders: [] } },
    type: 'warning',
    says: ['No founder'],
    place: 'teamStructure.founders',
  },
  {
    rule: 'team-founder-no-background',
    fault: { teamStructure: { founders: [{ ...ana, background: '' }] } },
    type: 'warning',
    says: ['“Ana Ruiz” has'],
    place: 'teamStructure.founders.f1.background',
  },
  {
    rule: 'team-founder-no-role',
    fault: { teamStructure: { founders: [{ ...ana, role: '' }] } },
    says: ['“Ana Ruiz” has'],
    place: 'teamStructure.founders.f1.role',
  },
  {
    rule: 'team-same-role',
    fault: { teamStructure: { founders: [ana, { ...ana, id: 'f2', name: 'Bo' }] } },
    says: ['“Owner”'],
    place: 'teamStructure.founders.f2.role',
  },
  {
    rule: 'team-background-without-figures',
    fault: { teamStructure: { founders: [{ ...ana, background: 'Worked in cafés' }] } },
    says: ['“Ana Ruiz”'],
    place: 'teamStructure.founders.f1.background',
  },
  {
    rule: 'team-hire-no-salary',
    fault: { teamStructure: { keyHires: [{ ...barista, salary: '' }] } },
    type: 'warning',
    says: ['“Barista”'],
    place: 'teamStructure.keyHires.h1.salary',
  },
  {
    rule: 'team-salary-not-a-number',
    fault: { teamStructure: { keyHires: [{ ...barista, salary: 'The usual' }] } },
    says: ['“The usual” for “Barista”'],
    place: 'teamStructure.keyHires.h1.salary',
  },
  {
    rule: 'team-hire-no-time',
    fault: { teamStructure: { keyHires: [{ ...barista, timeline: '' }] } },
    says: ['“Barista”'],
    place: 'teamStructure.keyHires.h1.timeline',
  },
  {
    rule: 'team-hire-before-money',
    fault: { teamStructure: { keyHires: [{ ...barista, timeline: 'Week 1' }] } },
    says: ['“Barista” starts at “Week 1”', '“Loan and own money in the bank”', '“Week 3-6”'],
    place: 'teamStructure.keyHires.h1.timeline',
  },
  {
    rule: 'team-no-numbers-person',
    fault: { teamStructure: { founders: [ana], keyHires: [barista], advisors: [] } },
    says: ['accountant'],
    place: 'teamStructure.advisors',
  },
  {
    rule: 'team-alone',
    fault: { teamStructure: { founders: [ana], keyHires: [], advisors: [] } },
    says: ['“Ana Ruiz”'],
    place: 'teamStructure.keyHires',
  },
  {
    rule: 'team-no-advisors',
    fault: { teamStructure: { advisors: [] } },
    says: ['No advisor'],
    place: 'teamStructure.advisors',
  },
  {
    rule: 'team-advisor-no-expertise',
    fault: { teamStructure: { advisors: [{ id: 'a1', name: 'Helen Brandt' }] } },
    says: ['“Helen Brandt” is'],
    place: 'teamStructure.advisors.a1.expertise',
  },
  {
    rule: 'team-pay-adds-up',
    fault: { teamStructure: { keyHires: [{ ...barista, salary: '$3,300 a month' }] } },
    fixed: { teamStructure: { keyHires: [] } },
    type: 'insight',
    says: ['$39,600 a year', '100 sales a month'],
    place: 'teamStructure.keyHires',
  },
  {
    rule: 'team-proven',
    fault: { teamStructure: { founders: [ana] } },
    fixed: { teamStructure: { founders: [{ ...ana, background: 'Worked in cafés' }] } },
    type: 'insight',
    says: ['“Ran a café of six for four years”'],
    place: 'teamStructure.founders.f1.background',
  },
]

testRuleCases(teamStructureRules.rules, cases)
