import { expect, test } from 'vitest'
import { templateOf } from '#domain/plan/templates/every-template.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { isTemplateTier } from './is-template-tier.ts'

test.each(['saas', 'service', 'startup'] as const)(
  'each tier of %s is the template’s until its price changes',
  (id) => {
    const { pricingTiers } = templateOf(id).data.financialProjections
    expect(pricingTiers.filter((tier) => !isTemplateTier(tier))).toEqual([])
    expect(
      pricingTiers.filter(({ id: tier, price }) => isTemplateTier({ id: tier, price: price + 1 })),
    ).toEqual([])
    expect(exampleOf(id).financialProjections.pricingTiers.filter(isTemplateTier)).toEqual([])
  },
)
