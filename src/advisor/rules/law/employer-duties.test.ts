import { expect, test } from 'vitest'
import { baker, moneyPlan, oven, reserve } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { employerDutyRules } from './employer-duties.ts'

const helper = { ...baker, role: 'Two joiners', employment: 'employee', startMonth: 2, count: 2 }
const lathe = { ...oven, category: 'Two lathes and a band saw' }
const rules = ['Fire code: a hood over the stove', 'Sales tax each quarter', 'Wage law: overtime is paid']

const plan = (regulations: readonly string[], people: object = helper, bought: object = lathe) =>
  moneyPlan({
    forecast: { people: [people] },
    finances: { startupCosts: [bought, reserve] },
    sections: { legalStructure: { jurisdiction: 'Ohio', regulations } },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'law-no-workers-compensation',
    fault: plan(rules),
    fixed: plan([...rules, 'Workers’ compensation through the state fund']),
    says: ['“Two joiners”'],
    place: 'legalStructure.regulations',
  },
  {
    rule: 'law-no-work-safety',
    fault: plan(rules),
    fixed: plan([...rules, 'OSHA: guards at the saw']),
    says: ['“Two joiners”', '“Two lathes and a band saw”'],
    place: 'legalStructure.regulations',
  },
]

testRuleCases(employerDutyRules, cases)

const found = (patch: ReturnType<typeof plan>) =>
  employerDutyRules.flatMap(({ id }) => findFaults(id, patch)).length

test.each([
  ['one person at a counter', plan(rules, { ...helper, count: 1 }, { ...oven, category: 'Coffee machine' })],
  ['contractors', plan(rules, { ...helper, employment: 'contractor' })],
  ['hires of the third year', plan(rules, { ...helper, startMonth: 26 })],
  ['a legal step in progress', plan(rules.slice(0, 1))],
])('%s: nothing is asked', (_name, patch) => {
  expect(found(patch)).toBe(0)
})

test('Texas leaves workers’ compensation to the employer', () => {
  const patch = moneyPlan({
    forecast: { people: [helper] },
    finances: { startupCosts: [lathe, reserve] },
    sections: { legalStructure: { jurisdiction: 'Austin, Texas', regulations: rules } },
  })
  expect(findFaults('law-no-workers-compensation', patch)).toEqual([])
})
