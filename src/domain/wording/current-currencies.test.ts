import { expect, test } from 'vitest'
import { listCurrencies } from './currencies.ts'
import { listCurrentCurrencies } from './current-currencies.ts'

test('only money that people pay with today is offered', () => {
  const offered = listCurrentCurrencies()
  expect(offered.length).toBeGreaterThan(140)
  expect(offered).toEqual(expect.arrayContaining(['CHF', 'EUR', 'GBP', 'JPY', 'SLE', 'USD', 'XOF', 'ZWG']))
  const gone = new Set([
    'ANG',
    'BGN',
    'CUC',
    'DEM',
    'HRK',
    'SLL',
    'SVC',
    'XAU',
    'XDR',
    'XSU',
    'XTS',
    'XXX',
    'ZWL',
  ])
  expect(offered.filter((code) => gone.has(code))).toEqual([])
})

test('amounts can be shown in every offered currency', () => {
  const known = listCurrencies()
  expect(listCurrentCurrencies().filter((code) => !known.includes(code))).toEqual([])
})
