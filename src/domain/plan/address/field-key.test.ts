import { expect, expectTypeOf, test } from 'vitest'
import { type FieldKey, toFieldKey } from './field-key.ts'

test('the key of a field is the same for every item and line', () => {
  const type = toFieldKey(['riskAnalysis', 'risks', { id: 'r1' }, 'type'])
  expectTypeOf(type).toEqualTypeOf<'riskAnalysis.risks.type'>()
  expect(type).toBe('riskAnalysis.risks.type')
  expect(toFieldKey(['financialProjections', 'projections', 'price'])).toBe(
    'financialProjections.projections.price',
  )
  expect(toFieldKey(['financialProjections', 'pricingTiers', { id: 't' }, 'features', 3])).toBe(
    'financialProjections.pricingTiers.features',
  )
})

test('a key that is not a field does not compile', () => {
  const keys: FieldKey[] = [
    'marketAnalysis.segments.size',
    // @ts-expect-error The field is called `size`.
    'marketAnalysis.segments.sizes',
    // @ts-expect-error Keys have no ids in them.
    'marketAnalysis.segments.V1St.size',
  ]
  expect(keys).toHaveLength(3)
})
