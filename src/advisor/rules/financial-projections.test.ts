import type { RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { financialProjectionsRules } from './financial-projections.ts'

const figures = { price: 46, cogs: 13, cac: 110, churnRate: 7, conversionRate: 4.5, monthlyGrowthRate: 8 }
const tier = { id: 't1', name: 'Large cup', price: 5, features: ['Half a litre'], targetSegment: 'Commuters' }
const cost = { id: 'c1', category: 'Espresso machine', amount: 9000, description: 'Two groups, quote of May' }

const project = (changes: Partial<typeof figures & { purchasesPerMonth: number }>) => ({
  financialProjections: { projections: { ...figures, ...changes } },
})
const figure = (part: string) => `financialProjections.projections.${part}`

const cases: readonly RuleCase[] = [
  {
    rule: 'financialProjections-placeholders',
    fault: { financialProjections: { pricingTiers: [{ ...tier, features: ['Up to [number] cups'] }] } },
    type: 'warning',
    says: ['[number]'],
    place: 'financialProjections.pricingTiers.t1.features.0',
  },
  {
    rule: 'money-template-numbers',
    fault: project({ price: 8, cogs: 3, cac: 5, churnRate: 15, conversionRate: 85, monthlyGrowthRate: 5 }),
    type: 'warning',
    says: ['$8', '$3', '$5'],
    place: figure('price'),
  },
  {
    rule: 'money-no-price',
    fault: project({ price: 0 }),
    type: 'warning',
    says: ['no price above zero'],
    place: figure('price'),
  },
  {
    rule: 'money-negative-margin',
    fault: project({ price: 10, cogs: 12.5 }),
    type: 'warning',
    says: ['lose money', '$10', '$12.50', '−$2.50'],
    place: figure('price'),
  },
  {
    rule: 'money-ratio-low',
    fault: project({ price: 10, cogs: 2, cac: 50, churnRate: 10 }),
    type: 'warning',
    says: ['2.0x', '$100', '$50', '$33.33'],
    place: figure('cac'),
  },
  {
    rule: 'money-ratio-low',
    fault: project({ price: 10, cogs: 2, cac: 500, churnRate: 10 }),
    type: 'warning',
    says: ['costs more than they bring', '0.2x'],
    place: figure('cac'),
  },
  {
    rule: 'money-payback-long',
    fault: project({ price: 10, cogs: 5, cac: 100 }),
    type: 'warning',
    says: ['20.0 months', '$100', '$5'],
    place: figure('cac'),
  },
  {
    rule: 'money-churn-absurd',
    fault: project({ churnRate: 0.1 }),
    // Whoever has a chimney swept once in two years comes ten times in twenty years.
    fixed: project({ churnRate: 0.4, purchasesPerMonth: 0.04 }),
    type: 'warning',
    says: ['0.1%', '83 years'],
    place: figure('churnRate'),
  },
  {
    rule: 'money-churn-absurd',
    fault: project({ churnRate: 140 }),
    type: 'warning',
    says: ['140%'],
    place: figure('churnRate'),
  },
  {
    rule: 'money-churn-absurd',
    fault: project({ churnRate: 80 }),
    type: 'recommendation',
    says: ['80%', '1.3 months'],
    place: figure('churnRate'),
  },
  {
    rule: 'money-churn-absurd',
    fault: project({ churnRate: 0 }),
    says: ['0%'],
    place: figure('churnRate'),
  },
  {
    rule: 'money-growth-bold',
    fault: project({ monthlyGrowthRate: 30 }),
    type: 'warning',
    says: ['30% a month', '23 times'],
    place: figure('monthlyGrowthRate'),
  },
  {
    rule: 'money-conversion-impossible',
    fault: project({ conversionRate: 120 }),
    type: 'warning',
    says: ['120%'],
    place: figure('conversionRate'),
  },
  { rule: 'money-no-cost', fault: project({ cogs: 0 }), says: ['$46'], place: figure('cogs') },
  { rule: 'money-no-cac', fault: project({ cac: 0 }), says: ['is 0'], place: figure('cac') },
  {
    rule: 'money-margin-thin',
    fault: project({ price: 10, cogs: 9 }),
    says: ['$10', '$1 (10%)'],
    place: figure('cogs'),
  },
  {
    rule: 'money-ratio-by-margin',
    fault: project({ price: 10, cogs: 8, cac: 25, churnRate: 10 }),
    says: ['4.0x', '$20', '0.8x'],
    place: figure('cogs'),
  },
  {
    rule: 'money-ratio-healthy',
    fault: {},
    fixed: project({ cac: 400 }),
    type: 'insight',
    says: ['6.0x', '$657.14', '$110'],
    place: figure('cac'),
  },
  {
    rule: 'money-lender-reads',
    fault: {},
    fixed: project({ price: 0 }),
    type: 'insight',
    says: ['71.7%', '3.3 months', '$135,000'],
    place: figure('price'),
  },
  {
    rule: 'tiers-none',
    fault: { financialProjections: { pricingTiers: [] } },
    says: ['no pricing tiers'],
    place: 'financialProjections.pricingTiers',
  },
  {
    rule: 'tiers-unpriced',
    fault: { financialProjections: { pricingTiers: [{ ...tier, price: 0 }] } },
    fixed: {
      financialProjections: { pricingTiers: [{ ...tier, price: 0, features: ['Free for the first month'] }] },
    },
    says: ['“Large cup” costs'],
    place: 'financialProjections.pricingTiers.t1.price',
  },
  {
    rule: 'tiers-alike',
    fault: { financialProjections: { pricingTiers: [tier, { ...tier, id: 't2' }] } },
    says: ['$5'],
    place: 'financialProjections.pricingTiers.t2.price',
  },
  {
    rule: 'tiers-for-whom',
    fault: { financialProjections: { pricingTiers: [{ ...tier, targetSegment: '' }] } },
    says: ['“Large cup”'],
    place: 'financialProjections.pricingTiers.t1.targetSegment',
  },
  {
    rule: 'costs-none',
    fault: { financialProjections: { startupCosts: [{ ...cost, amount: 0 }] } },
    type: 'warning',
    says: ['nothing to lend for'],
    place: 'financialProjections.startupCosts',
  },
  {
    rule: 'costs-template',
    fault: {
      financialProjections: { startupCosts: [{ ...cost, id: 'local-cost-equipment-', amount: 25_000 }] },
    },
    fixed: {
      financialProjections: { startupCosts: [{ ...cost, id: 'local-cost-equipment-', amount: 25_100 }] },
    },
    type: 'warning',
    says: ['“Espresso machine” still has', '$25,000'],
    place: 'financialProjections.startupCosts.local-cost-equipment-.amount',
  },
  {
    rule: 'costs-without-amount',
    fault: {
      financialProjections: { startupCosts: [cost, { ...cost, id: 'c2', category: 'Sign', amount: 0 }] },
    },
    says: ['“Sign” adds', '$9,000'],
    place: 'financialProjections.startupCosts.c2.amount',
  },
  {
    rule: 'costs-no-reserve',
    fault: { financialProjections: { startupCosts: [cost] } },
    type: 'warning',
    says: ['$9,000', '$60,450'],
    place: 'financialProjections.startupCosts',
  },
  {
    rule: 'costs-unexplained',
    fault: { financialProjections: { startupCosts: [{ ...cost, description: '' }] } },
    says: ['“Espresso machine” does not say'],
    place: 'financialProjections.startupCosts.c1.description',
  },
  {
    rule: 'costs-unexplained',
    fault: {
      financialProjections: {
        startupCosts: [cost, { id: 'c9', category: 'Working capital', amount: 9000, description: '' }],
      },
    },
    fixed: {
      financialProjections: {
        startupCosts: [
          cost,
          { id: 'c9', category: 'Lease of the shop', amount: 3000, description: '', kind: 'deposit' },
        ],
      },
    },
    says: ['How long does the reserve last?', '“Working capital” does not say how many months'],
    place: 'financialProjections.startupCosts.c9.description',
  },
  {
    rule: 'costs-one-dominates',
    fault: {},
    fixed: { financialProjections: { startupCosts: [cost] } },
    type: 'insight',
    says: ['“Roaster and afterburner”', '$48,500 of $135,000', '5 lines'],
    place: 'financialProjections.startupCosts.cost-roaster---------.description',
  },
]

testRuleCases(financialProjectionsRules.rules, cases)
