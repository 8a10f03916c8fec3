import { expect, test } from 'vitest'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { findVolumeExample } from './find-volume-example.ts'

const planWith = (stream: object) =>
  restoreWorkbookData({ financialProjections: { forecast: { streams: [{ id: 'own', ...stream }] } } })
const shop = planWith({ kind: 'units', period: 'day', daysPerMonth: 26, inMonth12: 180, capacity: 240 })
const toAddress = (field: 'inMonth12' | 'capacity' | 'price'): FieldAddress => [
  'financialProjections',
  'forecast',
  'streams',
  { id: 'own' },
  field,
]

test.each([
  ['day', '180 a day', '240 a day'],
  ['week', '1,080 a week', '1,440 a week'],
  ['month', '4,680 a month', '6,240 a month'],
])('an example counts as the field does: per %s', (period, sold, most) => {
  const plan = planWith({ kind: 'units', period })
  expect(findVolumeExample(shop, plan, toAddress('inMonth12'))).toBe(sold)
  expect(findVolumeExample(shop, plan, toAddress('capacity'))).toBe(most)
})

test('an example of another kind of sale says what it counts', () => {
  const saas = planWith({ kind: 'recurring', inMonth12: 12, capacity: 600 })
  const plan = planWith({ kind: 'units', period: 'day' })
  expect(findVolumeExample(saas, plan, toAddress('inMonth12'))).toBe('12 new customers a month')
  expect(findVolumeExample(saas, plan, toAddress('capacity'))).toBe('600 customers')
  const hours = planWith({ kind: 'hours', inMonth12: 1.5 })
  expect(findVolumeExample(hours, plan, toAddress('inMonth12'))).toBe('1.5 people')
})

test('an example of the same kind comes first', () => {
  const example = restoreWorkbookData({
    financialProjections: {
      currency: 'EUR',
      forecast: {
        streams: [
          { id: 'a', kind: 'recurring', inMonth12: 7 },
          { id: 'b', kind: 'amount', inMonth12: 9000 },
        ],
      },
    },
  })
  expect(findVolumeExample(example, planWith({ kind: 'amount' }), toAddress('inMonth12'))).toBe(
    '€9,000 a month',
  )
})

test('other fields and empty answers have none', () => {
  expect(findVolumeExample(shop, shop, toAddress('price'))).toBeNull()
  expect(findVolumeExample(planWith({}), shop, toAddress('capacity'))).toBeNull()
})
