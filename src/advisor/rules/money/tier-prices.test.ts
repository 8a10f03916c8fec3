import { describe, expect, test } from 'vitest'
import { moneyPlan, stream } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { tierPriceRules } from './tier-prices.ts'

const tiers = (...prices: readonly (readonly [name: string, price: number])[]) =>
  prices.map(([name, price], index) => ({ id: `t${index}`, name, price, features: [], targetSegment: '' }))

const priced = (pricingStrategy: string, pricingTiers: ReturnType<typeof tiers>, streams = [stream]) =>
  moneyPlan({
    finances: { pricingTiers },
    forecast: { streams },
    sections: { competitiveAnalysis: { pricingStrategy } },
  })

const buns = { ...stream, id: 's2', name: 'Cinnamon buns', price: 9 }
const boxes = tiers(['Small', 14], ['Medium', 20], ['Family', 29])

const cases: readonly RuleCase[] = [
  {
    rule: 'tier-price-not-counted',
    fault: priced('A cinnamon bun is $9.', tiers(['Cinnamon bun', 7.5], ['Bread order', 20]), [stream, buns]),
    fixed: priced('A cinnamon bun is $9.', tiers(['Cinnamon bun', 9], ['Bread order', 20]), [stream, buns]),
    says: ['“Cinnamon bun” costs $7.50', '“Cinnamon buns” at $9'],
    place: 'financialProjections.pricingTiers.t0.price',
  },
  {
    rule: 'price-list-differs',
    fault: priced('Boxes are $12, $18 and $26, delivered before seven.', boxes),
    fixed: priced('Boxes are $14, $20 and $29, delivered before seven.', boxes),
    says: ['$12, $18 and $26', '$14, $20 and $29'],
    place: 'competitiveAnalysis.pricingStrategy',
  },
]

testRuleCases(tierPriceRules, cases, findFaults)

describe('the price list beside the forecast', () => {
  test.each([
    // Both prices are said, so each is of its own thing.
    ['A cinnamon bun is $9, a small one $7.50.', tiers(['Cinnamon bun', 7.5])],
    // The stream is the average of both.
    ['Cinnamon buns bring $9 on average.', tiers(['Cinnamon bun', 7.5], ['Large cinnamon bun', 11])],
    ['Cinnamon buns are $9 on average.', tiers(['Cinnamon bun', 7.5])],
    ['A cinnamon bun is $9.', tiers(['Cinnamon bun, small', 7.5])],
    ['A cinnamon bun with a discount is $9.', tiers(['Cinnamon bun', 10])],
    ['A cinnamon bun is $9.', tiers(['Cinnamon bun, twelve', 108])],
    ['A cinnamon bun is $9.', tiers(['Rye roll', 7.5])],
  ])('nothing to ask: %s', (text, list) => {
    expect(findFaults('tier-price-not-counted', priced(text, list, [stream, buns]))).toEqual([])
  })
})

describe('a tier under another name than its stream', () => {
  const sold = (...names: readonly (readonly [name: string, price: number])[]) =>
    names.map(([name, price], index) => ({ ...stream, id: `s${index}`, name, price }))
  test.each([
    [
      'House wash at $140.',
      tiers(['House wash', 155], ['Deck', 98]),
      sold(['House jobs', 140], ['Deck', 98]),
    ],
    ['We charge $60 a groom.', tiers(['Full groom', 68]), sold(['Dogs', 60])],
    ['Rolls at $9.', tiers(['Rolls', 11], ['Rye', 20]), sold(['Buns and rolls', 9], ['Loaves', 20])],
    ['A lesson is $45.', tiers(['Private', 52], ['Group', 25]), sold(['Pupils', 45], ['Groups', 25])],
  ])('is asked about: %s', (text, list, streams) => {
    expect(findFaults('tier-price-not-counted', priced(text, list, streams))).toHaveLength(1)
  })

  test.each([
    // Both are said.
    ['A groom is $60, with nails $68.', tiers(['Full groom', 68]), sold(['Dogs', 60])],
    // Far apart, so they are two things.
    ['A lesson is $45.', tiers(['Private', 90], ['Group', 25]), sold(['Pupils', 45], ['Groups', 25])],
    // No one knows which stream is meant.
    ['A wash is $45.', tiers(['Gold', 50], ['Silver', 38]), sold(['Cars', 45], ['Vans', 41])],
    ['House wash at $140.', tiers(['House wash', 140], ['Deck', 98]), sold(['House', 140], ['Deck', 98])],
  ])('is fine: %s', (text, list, streams) => {
    expect(findFaults('tier-price-not-counted', priced(text, list, streams))).toEqual([])
  })
})

describe('prices in a row beside the price list', () => {
  test.each([
    ['We charge $14, $20 or $33.', 1],
    ['Small boxes $15, medium boxes $22 and family boxes $31.', 1],
    ['We charge $14, $20 or $29.', 0],
    ['The three bakeries in town ask $12, $18 and $26 as their chains do.', 0],
    ['Boxes cost us $11, $16 and $24 to bake.', 0],
    ['Flour, butter and salt for $40, $60 and $90 a week.', 0],
    ['In our test, people named $12, $18 and $26 as fair.', 0],
    ['For pickup the boxes are $12, $18 and $26.', 0],
    ['Add-ons: jam $12, cheese $18 and ham $26.', 0],
    ['Prices from $14 to $29.', 0],
  ])('%s', (text, count) => {
    expect(findFaults('price-list-differs', priced(text, boxes))).toHaveLength(count)
  })
})
