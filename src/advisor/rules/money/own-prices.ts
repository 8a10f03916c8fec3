import type { Evidence } from '#advisor/advice/advice.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { at, atFigure } from '#advisor/rules/rule.ts'

export interface OwnPrice {
  readonly name: string
  readonly price: number
  readonly place: Evidence['address']
}

/** Every price that the plan counts with: of the unit economics, of the forecast and of the tiers. */
export function listOwnPrices({ data }: PlanFacts): OwnPrice[] {
  const { projections, pricingTiers, forecast } = data.financialProjections
  return [
    { name: projections.priceUnit, price: projections.price, place: atFigure('price') },
    ...sampleItems(forecast.streams).flatMap(({ id, name, price, kind }): OwnPrice[] =>
      kind === 'amount' || price === null
        ? []
        : [{ name, price, place: at('financialProjections', 'forecast', 'streams', { id }, 'price') }],
    ),
    ...sampleItems(pricingTiers).map(({ id, name, price }) => ({
      name,
      price,
      place: at('financialProjections', 'pricingTiers', { id }, 'price'),
    })),
  ].filter(({ price }) => price > 0)
}
