import { afterEach, expect, test, vi } from 'vitest'
import { formatMoney } from './format-money.ts'

const load = async () => {
  vi.resetModules()
  return import('./currencies.ts')
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('every currency that is offered can show an amount', async () => {
  const { listCurrencies } = await load()
  expect(listCurrencies().length).toBeGreaterThan(100)
  for (const currency of listCurrencies()) expect(formatMoney(1234.5, { currency })).toMatch(/1,23[45]/u)
})

test('a code that is no currency is not accepted', async () => {
  const { isCurrency } = await load()
  expect(['EUR', 'JPY', 'USD'].every(isCurrency)).toBe(true)
  expect(['', 'eur', 'EURO', '€', 'XQX', '__proto__'].some(isCurrency)).toBe(false)
})

test('a browser that cannot list currencies offers the common ones', async () => {
  vi.spyOn(Intl, 'supportedValuesOf').mockImplementation(() => {
    throw new RangeError('Invalid key')
  })
  const { isCurrency, listCurrencies } = await load()
  expect(listCurrencies().length).toBeGreaterThan(5)
  expect(isCurrency('USD')).toBe(true)
})

test('a currency has a name, and an unknown one its code', async () => {
  const { nameCurrency } = await load()
  expect(nameCurrency('EUR')).toBe('Euro')
  expect(nameCurrency('not a code')).toBe('not a code')
})
