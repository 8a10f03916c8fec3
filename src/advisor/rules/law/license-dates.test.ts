import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { licenseDateRules } from './license-dates.ts'

/** The forecast sells from January 2027. */
const plan = (license: string) =>
  moneyPlan({ sections: { legalStructure: { businessEntity: 'llc', licenses: [license] } } })

const cases: readonly RuleCase[] = [
  {
    rule: 'law-license-after-sales',
    fault: plan('Credentialing with two insurers, applied for in November 2026 (90 to 120 days)'),
    fixed: plan('Credentialing with two insurers, applied for in August 2026 (90 to 120 days)'),
    says: ['Credentialing with two insurers', 'Jan 2027'],
    place: 'legalStructure.licenses.0',
  },
]

testRuleCases(licenseDateRules, cases)

test.each([
  'Food license: we apply in December 2026, it takes ten weeks',
  'Liquor board application filed December 2026, about four months',
  'Contractor exam in April 2027',
  'Zoning approval expected in March 2027',
])('“%s” comes after the first sale', (license) => {
  expect(findFaults('law-license-after-sales', plan(license))).toHaveLength(1)
})

test.each([
  'Food license: we apply in September 2026, it takes ten weeks',
  'Health permit received in October 2026',
  'Dealer license, valid until June 2029',
  'Organic certificate, renewed in May 2027',
  'Ten weeks for the sign permit',
  'No state license is needed; confirmed in February 2027',
])('“%s” is there in time', (license) => {
  expect(findFaults('law-license-after-sales', plan(license))).toEqual([])
})
