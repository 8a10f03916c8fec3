import { expect, test } from 'vitest'
import { patchPlan } from '#tests/support/advisor-rules.ts'
import { readKind } from './business-kind.ts'

test.each([
  ['A small bakery in Duluth that sells bread.', 'prepares or sells food'],
  ['A café with an app for ordering ahead.', 'prepares or sells food'],
  ['In-home care for older people in Reno.', 'cares for people in their homes'],
  ['Dispatch software for small trucking companies.', undefined],
  ['Clearline helps small food makers pass their first audit.', undefined],
  ['We clean ice machines for restaurants and clinics.', undefined],
  ['A bakery for dogs, with birthday cakes.', undefined],
  ['Hand-poured candles that smell of apple pies.', undefined],
])('the license that %j needs', (oneLiner, does) => {
  const data = patchPlan({ businessIdea: { name: 'Aria', oneLiner } })
  expect(readKind(data, 'service').regulated?.does).toBe(does)
})
