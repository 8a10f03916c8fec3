import type { RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { legalStructureRules } from './legal-structure.ts'

const ana = { id: 'f1', name: 'Ana Ruiz', role: 'Owner', background: 'Ran a café for four years' }
const angels = { id: 'm1', title: 'Seed round with two angel investors', timeline: 'Month 1' }

const cases: readonly RuleCase[] = [
  {
    rule: 'legalStructure-placeholders',
    fault: { legalStructure: { licenses: ['Permit of [county]'] } },
    type: 'warning',
    says: ['[county]'],
    place: 'legalStructure.licenses.0',
  },
  {
    rule: 'legal-no-entity',
    fault: { legalStructure: { businessEntity: '' } },
    type: 'warning',
    says: ['who signs the loan'],
    place: 'legalStructure.businessEntity',
  },
  ...['A company', 'Small business', 'Not sure, maybe an LLC'].map((businessEntity) => ({
    rule: 'legal-entity-unnamed',
    fault: { legalStructure: { businessEntity } },
    fixed: { legalStructure: { businessEntity: 'GmbH' } },
    says: [businessEntity],
    place: 'legalStructure.businessEntity',
  })),
  {
    rule: 'legal-entity-misfit',
    fault: { legalStructure: { businessEntity: 'sole-proprietorship' } },
    type: 'warning',
    says: ['2 founders'],
    place: 'legalStructure.businessEntity',
  },
  {
    rule: 'legal-entity-misfit',
    fault: { legalStructure: { businessEntity: 'partnership' }, teamStructure: { founders: [ana] } },
    fixed: { legalStructure: { businessEntity: 'partnership' } },
    type: 'warning',
    says: ['only one founder'],
    place: 'legalStructure.businessEntity',
  },
  {
    rule: 'legal-entity-misfit',
    fault: { legalStructure: { businessEntity: 's-corp' }, implementationTimeline: { milestones: [angels] } },
    fixed: { legalStructure: { businessEntity: 's-corp' } },
    type: 'warning',
    says: ['S Corporation', 'investors'],
    place: 'legalStructure.businessEntity',
  },
  {
    rule: 'legal-entity-misfit',
    fault: {
      legalStructure: { businessEntity: 'non-profit' },
      implementationTimeline: { milestones: [angels] },
    },
    fixed: { legalStructure: { businessEntity: 'non-profit' } },
    type: 'warning',
    says: ['nonprofit'],
    place: 'legalStructure.businessEntity',
  },
  {
    rule: 'legal-entity-misfit',
    fault: { legalStructure: { businessEntity: 'sole-proprietorship' }, teamStructure: { founders: [ana] } },
    type: 'warning',
    says: ['$135,000'],
    place: 'legalStructure.businessEntity',
  },
  {
    rule: 'legal-no-jurisdiction',
    fault: { legalStructure: { jurisdiction: '' } },
    says: ['state where you register'],
    place: 'legalStructure.jurisdiction',
  },
  {
    rule: 'legal-no-licenses',
    fault: {
      legalStructure: { licenses: [] },
      businessIdea: { name: 'Ledgerly', oneLiner: 'Ledgerly sorts receipts for small firms by phone.' },
    },
    says: ['city or county license'],
    place: 'legalStructure.licenses',
  },
  {
    rule: 'legal-kind-license',
    fault: { legalStructure: { licenses: ['Sales tax permit'] } },
    says: ['“coffee”', 'health department permit'],
    place: 'legalStructure.licenses',
  },
  {
    rule: 'legal-kind-license',
    fault: {
      businessIdea: { name: 'Vine', oneLiner: 'A small bar for wine and cheese near the pier.' },
      legalStructure: { licenses: ['County food permit'] },
    },
    fixed: {
      businessIdea: { name: 'Vine', oneLiner: 'Software that wine bars and restaurants plan shifts with.' },
      legalStructure: { licenses: ['County food permit'] },
    },
    says: ['“wine”', 'liquor license'],
    place: 'legalStructure.licenses',
  },
  {
    rule: 'legal-license-undated',
    fault: { legalStructure: { licenses: ['Food permit'] } },
    says: ['“Food permit” has'],
    place: 'legalStructure.licenses',
  },
  {
    rule: 'legal-no-regulations',
    fault: { legalStructure: { regulations: [] } },
    says: ['No regulation'],
    place: 'legalStructure.regulations',
  },
  {
    rule: 'legal-privacy',
    fault: {
      businessIdea: { oneLiner: 'An online shop for roasted coffee' },
      operationsPlan: { technology: ['A list of customers and orders of our own'] },
    },
    fixed: { legalStructure: { regulations: ['CCPA: data requests answered within 45 days'] } },
    says: ['card data'],
    place: 'legalStructure.regulations',
  },
  ...['A dental clinic', 'A physiotherapy practice', 'Counseling and therapy', 'A chiropractic office'].map(
    (oneLiner) => ({
      rule: 'legal-privacy',
      fault: {
        businessIdea: { name: 'Riverside', oneLiner, solution: '' },
        legalStructure: { regulations: ['Fire code'] },
      },
      fixed: {
        businessIdea: { name: 'Riverside', oneLiner, solution: '' },
        legalStructure: { regulations: ['HIPAA: records encrypted'] },
      },
      says: ['health records'],
      place: 'legalStructure.regulations',
    }),
  ),
  {
    rule: 'legal-employees',
    fault: {},
    fixed: { legalStructure: { regulations: ['Wage rules and overtime'] } },
    says: ['“Driver, 24 hours a week”'],
    place: 'legalStructure.regulations',
  },
  {
    rule: 'legal-founders-agreement',
    fault: { implementationTimeline: { milestones: [] } },
    says: ['2 founders'],
    place: 'legalStructure.intellectualProperty',
  },
  {
    rule: 'legal-name-unprotected',
    fault: { legalStructure: { intellectualProperty: [] } },
    says: ['“Kestrel Coffee Roasters”'],
    place: 'legalStructure.intellectualProperty',
  },
  {
    rule: 'legal-form-fits',
    fault: {},
    fixed: { legalStructure: { businessEntity: 'sole-proprietorship' } },
    type: 'insight',
    says: ['Limited Liability Company (LLC)', '2 founders'],
    place: 'legalStructure.businessEntity',
  },
  {
    rule: 'legal-license-known',
    fault: { legalStructure: { licenses: ['County food permit'] } },
    fixed: { legalStructure: { licenses: ['Sales tax permit'] } },
    type: 'insight',
    says: ['“County food permit”'],
    place: 'legalStructure.licenses',
  },
]

testRuleCases(legalStructureRules.rules, cases)
