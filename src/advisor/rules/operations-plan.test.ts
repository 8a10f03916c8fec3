import type { RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { operationsPlanRules } from './operations-plan.ts'

const cases: readonly RuleCase[] = [
  {
    rule: 'operationsPlan-placeholders',
    fault: { operationsPlan: { quality: 'Checked every [period]' } },
    type: 'warning',
    says: ['[period]'],
    place: 'operationsPlan.quality',
  },
  {
    rule: 'operations-no-processes',
    fault: { operationsPlan: { keyProcesses: [] } },
    type: 'warning',
    says: ['ordinary day'],
    place: 'operationsPlan.keyProcesses',
  },
  {
    rule: 'operations-no-owner',
    fault: { operationsPlan: { keyProcesses: ['Beans are ordered weekly', 'Each batch is cupped'] } },
    fixed: { operationsPlan: { keyProcesses: ['Beans are ordered weekly', 'June cups each batch'] } },
    says: ['“Beans are ordered weekly”', 'do not say who'],
    place: 'operationsPlan.keyProcesses',
  },
  {
    rule: 'operations-no-measure',
    fault: { operationsPlan: { keyProcesses: ['The shift lead takes orders'] } },
    fixed: { operationsPlan: { keyProcesses: ['The shift lead takes orders within two minutes'] } },
    says: ['“The shift lead takes orders” has'],
    place: 'operationsPlan.keyProcesses',
  },
  {
    rule: 'operations-no-suppliers',
    fault: { operationsPlan: { suppliers: [] } },
    says: ['No supplier'],
    place: 'operationsPlan.suppliers',
  },
  {
    rule: 'operations-supplier-risk',
    fault: { operationsPlan: { suppliers: ['Flour from Hill Mill'] }, riskAnalysis: { risks: [] } },
    fixed: {
      operationsPlan: { suppliers: ['Hosting of the site', 'Photographer by the day'] },
      riskAnalysis: { risks: [] },
    },
    says: ['“Flour from Hill Mill”'],
    place: 'operationsPlan.suppliers',
  },
  {
    rule: 'operations-supplier-risk',
    fault: { operationsPlan: { suppliers: ['Beans from Hill Farm'] }, riskAnalysis: { risks: [] } },
    fixed: {
      operationsPlan: { suppliers: ['Beans from Hill Farm'] },
      riskAnalysis: { risks: [{ id: 'x', description: 'Our supplier fails' }] },
    },
    says: ['“Beans from Hill Farm”'],
    place: 'operationsPlan.suppliers',
  },
  {
    rule: 'operations-no-technology',
    fault: { operationsPlan: { technology: [] } },
    says: ['No equipment'],
    place: 'operationsPlan.technology',
  },
  {
    rule: 'operations-no-payment',
    fault: { operationsPlan: { technology: ['Drum roaster'], keyProcesses: ['Roast'] } },
    says: ['3%'],
    place: 'operationsPlan.technology',
  },
  {
    rule: 'operations-no-books',
    fault: {
      operationsPlan: { technology: ['Drum roaster'], keyProcesses: ['Roast'] },
      teamStructure: { founders: [], keyHires: [], advisors: [] },
    },
    says: ['bookkeeping'],
    place: 'operationsPlan.keyProcesses',
  },
  {
    rule: 'operations-no-quality',
    fault: { operationsPlan: { quality: '' } },
    says: ['Quality control is empty'],
    place: 'operationsPlan.quality',
  },
  {
    rule: 'operations-quality-vague',
    fault: { operationsPlan: { quality: 'We love good coffee' } },
    says: ['“We love good coffee”'],
    place: 'operationsPlan.quality',
  },
  {
    rule: 'operations-repeated',
    fault: { operationsPlan: { technology: ['Card reader', 'card reader'] } },
    says: ['“card reader”'],
    place: 'operationsPlan.technology',
  },
  {
    rule: 'operations-runs-without-you',
    fault: {
      operationsPlan: {
        keyProcesses: [
          'Manager opens at 6',
          'Barista serves within 3 minutes',
          'Manager closes out the register',
        ],
      },
    },
    type: 'insight',
    says: ['3 processes', '2 with a time'],
    place: 'operationsPlan.keyProcesses',
  },
  {
    rule: 'operations-second-source',
    fault: { operationsPlan: { suppliers: ['Milk: Oak Dairy, backup Elm Dairy'] } },
    fixed: { operationsPlan: { suppliers: ['Milk: Oak Dairy'] } },
    type: 'insight',
    says: ['“Milk: Oak Dairy, backup Elm Dairy”'],
    place: 'operationsPlan.suppliers',
  },
]

testRuleCases(operationsPlanRules.rules, cases)
