import type { RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { marketingStrategyRules } from './marketing-strategy.ts'

const cases: readonly RuleCase[] = [
  {
    rule: 'marketingStrategy-placeholders',
    fault: { marketingStrategy: { channels: ['Posts on [network]'] } },
    type: 'warning',
    says: ['[network]'],
    place: 'marketingStrategy.channels.0',
  },
  {
    rule: 'marketing-no-channels',
    fault: { marketingStrategy: { channels: [] } },
    type: 'warning',
    says: ['no channels'],
    place: 'marketingStrategy.channels',
  },
  {
    rule: 'marketing-too-many-channels',
    fault: { marketingStrategy: { channels: Array.from({ length: 9 }, (_, index) => `Channel ${index}`) } },
    says: ['9 channels'],
    place: 'marketingStrategy.channels',
  },
  {
    rule: 'marketing-no-metrics',
    fault: { marketingStrategy: { channels: ['Flyers at the pier'], metrics: [] } },
    type: 'warning',
    says: ['“Flyers at the pier” works'],
    place: 'marketingStrategy.metrics',
  },
  {
    rule: 'marketing-channel-unmeasured',
    fault: {
      marketingStrategy: {
        channels: ['Flyers at the pier', 'Instagram posts'],
        metrics: ['Instagram followers: 500 by month 3'],
      },
    },
    says: ['“Flyers at the pier”', '2 channels and 1 metric'],
    place: 'marketingStrategy.metrics',
  },
  {
    rule: 'marketing-metric-without-goal',
    fault: { marketingStrategy: { metrics: ['Brand awareness'] } },
    says: ['“Brand awareness” has'],
    place: 'marketingStrategy.metrics',
  },
  {
    rule: 'marketing-no-budget',
    fault: { marketingStrategy: { budget: '' } },
    type: 'warning',
    says: ['$110', '$1,100'],
    place: 'marketingStrategy.budget',
  },
  {
    rule: 'marketing-no-budget',
    fault: {
      marketingStrategy: { budget: '' },
      financialProjections: {
        forecast: { runningCosts: [{ id: 'c1', name: 'Marketing and ads', amount: 250, period: 'month' }] },
      },
    },
    says: ['“Marketing and ads”'],
    place: 'marketingStrategy.budget',
  },
  {
    rule: 'marketing-budget-not-a-number',
    fault: { marketingStrategy: { budget: 'As much as is left over' } },
    says: ['“As much as is left over”'],
    place: 'marketingStrategy.budget',
  },
  {
    rule: 'marketing-budget-without-period',
    fault: { marketingStrategy: { budget: '$5,000' } },
    says: ['$5,000'],
    place: 'marketingStrategy.budget',
  },
  {
    rule: 'marketing-budget-unsplit',
    fault: { marketingStrategy: { budget: '$900 a month' } },
    says: ['$900 across 4 channels'],
    place: 'marketingStrategy.budget',
  },
  {
    rule: 'marketing-no-timeline',
    fault: { marketingStrategy: { timeline: 'Step by step' } },
    says: ['“Step by step”'],
    place: 'marketingStrategy.timeline',
  },
  {
    rule: 'marketing-no-timeline',
    fault: { marketingStrategy: { timeline: '' } },
    says: ['timeline is empty'],
    place: 'marketingStrategy.timeline',
  },
  {
    rule: 'marketing-customers-bought',
    fault: {},
    fixed: { marketingStrategy: { budget: '' } },
    type: 'insight',
    says: ['$3,300 a month', '$110', '30 a month', '360 in the first year'],
    place: 'marketingStrategy.budget',
  },
  {
    rule: 'marketing-measured',
    fault: {},
    fixed: { marketingStrategy: { metrics: ['Followers'] } },
    type: 'insight',
    says: ['4 channels and 4 goals'],
    place: 'marketingStrategy.metrics',
  },
]

testRuleCases(marketingStrategyRules.rules, cases)
