import type { RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { moneyPlan, stream } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'
import { priceForecastRules } from './prices.ts'

const place = `financialProjections.forecast.streams.${stream.id}`

const cases: readonly RuleCase[] = [
  {
    rule: 'forecast-price-rise',
    fault: moneyPlan({ forecast: { streams: [{ ...stream, priceRisePercent: 25 }] } }),
    fixed: moneyPlan({ forecast: { streams: [{ ...stream, priceRisePercent: 3 }] } }),
    says: ['25% a year'],
    place: `${place}.priceRisePercent`,
  },
  {
    rule: 'forecast-no-unit-cost',
    fault: moneyPlan({ forecast: { streams: [{ ...stream, costPerUnit: null, costPercent: null }] } }),
    fixed: moneyPlan({ forecast: { streams: [{ ...stream, costPerUnit: null, costPercent: 25 }] } }),
    says: ['$5 of $20', '25%'],
    place: `${place}.costPerUnit`,
  },
]

testRuleCases(priceForecastRules, cases, findFaults)
