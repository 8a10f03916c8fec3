import type { RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { customerPersonasRules } from './customer-personas.ts'

const dana = {
  id: 'p1',
  name: 'Ferry commuter Dana',
  demographics: '34, nurse, lives on the island',
  painPoints: 'Loses 15 minutes in line',
  goals: 'Sits on the 6:40 ferry with a good coffee',
  buyingBehavior: 'Buys where there is no line',
}
const omar = { ...dana, id: 'p2', name: 'Omar', painPoints: 'Has nowhere to meet 2 clients' }

const cases: readonly RuleCase[] = [
  {
    rule: 'customerPersonas-placeholders',
    fault: { customerPersonas: { personas: [{ ...dana, goals: 'A [kind of] day' }] } },
    type: 'warning',
    says: ['[kind of]'],
    place: 'customerPersonas.personas.p1.goals',
  },
  {
    rule: 'persona-no-primary',
    fault: { customerPersonas: { personas: [dana, omar], primaryPersona: '' } },
    says: ['“Ferry commuter Dana” and “Omar”'],
    place: 'customerPersonas.primaryPersona',
  },
  {
    rule: 'persona-no-pain',
    fault: { customerPersonas: { personas: [dana, { ...omar, painPoints: '' }] } },
    says: ['bothers “Omar”'],
    place: 'customerPersonas.personas.p2.painPoints',
  },
  {
    rule: 'persona-no-goals',
    fault: { customerPersonas: { personas: [{ ...dana, goals: '' }] } },
    says: ['“Ferry commuter Dana”'],
    place: 'customerPersonas.personas.p1.goals',
  },
  {
    rule: 'persona-no-buying',
    fault: { customerPersonas: { personas: [{ ...dana, buyingBehavior: '' }] } },
    says: ['“Ferry commuter Dana”'],
    place: 'customerPersonas.personas.p1.buyingBehavior',
  },
  {
    rule: 'persona-no-demographics',
    fault: { customerPersonas: { personas: [{ ...dana, demographics: '' }] } },
    says: ['“Ferry commuter Dana”'],
    place: 'customerPersonas.personas.p1.demographics',
  },
  {
    rule: 'persona-no-name',
    fault: { customerPersonas: { personas: [{ ...dana, name: '' }] } },
    says: ['first name'],
    place: 'customerPersonas.personas.p1.name',
  },
  {
    rule: 'persona-everybody',
    fault: { customerPersonas: { personas: [{ ...dana, demographics: 'Everyone who drinks coffee' }] } },
    says: ['“Ferry commuter Dana” is meant to be everyone'],
    place: 'customerPersonas.personas.p1.demographics',
  },
  {
    rule: 'persona-pain-without-cost',
    fault: {
      businessIdea: { problemStatement: 'Nobody likes to stand in line.' },
      customerPersonas: { personas: [{ ...dana, painPoints: 'The line is long' }], primaryPersona: 'p1' },
    },
    fixed: {
      businessIdea: { problemStatement: 'People stand in line for 15 minutes.' },
      customerPersonas: { personas: [{ ...dana, painPoints: 'The line is long' }], primaryPersona: 'p1' },
    },
    says: ['“The line is long”'],
    place: 'customerPersonas.personas.p1.painPoints',
  },
  {
    rule: 'persona-alike',
    fault: { customerPersonas: { personas: [dana, { ...omar, painPoints: dana.painPoints }] } },
    says: ['“Loses 15 minutes in line”', '“Omar”'],
    place: 'customerPersonas.personas.p2.painPoints',
  },
  {
    rule: 'persona-too-many',
    fault: {
      customerPersonas: { personas: Array.from({ length: 7 }, (_, index) => ({ ...dana, id: `p${index}` })) },
    },
    says: ['7 personas'],
    place: 'customerPersonas.personas',
  },
  {
    rule: 'persona-only-one',
    fault: { customerPersonas: { personas: [dana] } },
    says: ['“Ferry commuter Dana” is your only persona'],
    place: 'customerPersonas.personas',
  },
  {
    rule: 'persona-echoes-problem',
    fault: {
      businessIdea: { problemStatement: 'The line at the pier takes 15 minutes.' },
      customerPersonas: { personas: [dana], primaryPersona: 'p1' },
    },
    fixed: { customerPersonas: { primaryPersona: '' } },
    type: 'insight',
    says: ['“Ferry commuter Dana”', '“minutes”'],
    place: 'customerPersonas.personas.p1.painPoints',
  },
  {
    rule: 'persona-complete',
    fault: { customerPersonas: { personas: [dana], primaryPersona: 'p1' } },
    fixed: { customerPersonas: { personas: [{ ...dana, goals: '' }], primaryPersona: 'p1' } },
    type: 'insight',
    says: ['“Ferry commuter Dana”'],
    place: 'customerPersonas.personas.p1.name',
  },
]

testRuleCases(customerPersonasRules.rules, cases)
