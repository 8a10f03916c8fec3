import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { activityLicenseRules } from './activity-licenses.ts'

const plan = (
  model: Readonly<Record<string, unknown>>,
  licenses: readonly string[] = ['Sales tax permit of the state: two weeks'],
  pitch = 'A shop in Lincoln, Nebraska.',
) => ({
  businessIdea: { name: 'Corner', oneLiner: pitch, solution: '' },
  businessModel: { revenueStreams: ['Sales in the shop'], keyActivities: [], keyPartnerships: [], ...model },
  operationsPlan: { keyProcesses: [], suppliers: [] },
  legalStructure: { licenses, regulations: [], jurisdiction: 'Nebraska' },
})
const guitars = { keyActivities: ['Buy about twenty guitars a month from private sellers, cash in hand'] }

const cases: readonly RuleCase[] = [
  {
    rule: 'law-work-license',
    fault: plan(guitars),
    fixed: plan(guitars, ['Secondhand dealer permit of the city: three weeks']),
    template: 'local-service',
    says: ['buys used goods from the public', 'from private sellers'],
    place: 'legalStructure.licenses',
  },
]

testRuleCases(activityLicenseRules, cases)

test.each([
  [{ keyPartnerships: ['Trade-ins of our own customers, about nine a month'] }, 1],
  [{ keyActivities: ['We buy used bikes at the counter every Saturday'] }, 1],
  [{ keyActivities: ['Pays cash for old gold and silver'] }, 1],
  [{ revenueStreams: ['Junk removal by the load, $280'] }, 1],
  [{ revenueStreams: ['Driving lessons at $70 an hour'] }, 1],
  [{ revenueStreams: ['Brow waxing, $25'] }, 1],
  [{ keyActivities: ['We take no trade-ins'] }, 0],
  [{ keyActivities: ['Buy two used machines from a dealer in Omaha'] }, 0],
  [{ keyPartnerships: ['Trash pick-up by the landlord’s firm'] }, 0],
  [{ revenueStreams: ['Sales of used cars'] }, 1],
  [{ revenueStreams: ['Covers for used cars, $40'] }, 0],
  [{ revenueStreams: ['Brochures for campgrounds'] }, 0],
  [{ revenueStreams: ['Ski waxing, $25'] }, 0],
  [{ revenueStreams: ['Pruning of shrubs and perennials'] }, 0],
  [{ revenueStreams: ['Hemp twine, $9'] }, 0],
  [{ keyPartnerships: ['A dealer who takes trade-ins off our hands'] }, 0],
  [{ keyActivities: ['Buy used books from the library sale'] }, 0],
])('work that may need a license: %j', (model, count) => {
  expect(findFaults('law-work-license', plan(model), 'local-service')).toHaveLength(count)
})

test('the licenses of another country are not known', () => {
  const abroad = {
    ...plan(guitars),
    legalStructure: { licenses: ['Gewerbe'], jurisdiction: 'Berlin, Germany' },
  }
  expect(findFaults('law-work-license', abroad, 'local-service')).toEqual([])
})
