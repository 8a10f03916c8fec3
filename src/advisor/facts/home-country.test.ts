import { expect, test } from 'vitest'
import { patchPlan } from '#tests/support/advisor-rules.ts'
import { readHome } from './home-country.ts'
import { readPlan } from './plan-facts.ts'

function findCountry(jurisdiction: string, currency: string): string | undefined {
  const data = patchPlan({ legalStructure: { jurisdiction }, financialProjections: { currency } })
  return readHome(readPlan(data, 'service'))?.country.code
}

test.each([
  ['England, private limited company', 'GBP', 'GB'],
  ['Dublin, Ireland', 'EUR', 'IE'],
  ['Ennis, County Clare', 'EUR', 'IE'],
  ['Dublin, Ohio', 'USD', 'US'],
  ['City of Fresno', 'USD', 'US'],
  ['Ontario, California', 'USD', 'US'],
  ['New Mexico', 'USD', 'US'],
  ['Kingston, Ontario', 'CAD', 'CA'],
  ['Leeds', 'GBP', 'GB'],
  ['', 'EUR', undefined],
  ['', 'USD', undefined],
])('the country of %j with %s is %s', (jurisdiction, currency, code) => {
  expect(findCountry(jurisdiction, currency)).toBe(code)
})
