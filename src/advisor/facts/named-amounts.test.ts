import { expect, test } from 'vitest'
import { parseAmount } from '#domain/finance/parse-amount.ts'
import { listAmounts, readMainAmount } from './named-amounts.ts'

test.each([
  '$4.2B',
  '1,200,000',
  '3 million',
  'US$ 1.5 bn',
  '€12M a year',
  '900 thousand households',
  '.5m',
  '$8-million niche',
  '1.200.000',
  '1 200 000',
  '4,2 Mio',
  '1.234,50',
  '$9.8 million a year: 6,800 people × $120 a month (census, 2025)',
  '$747,600 a year by year three: 700 accounts × $1,068, 5% of the SAM',
  '1,200 shops × $300 a year',
  '$771,360 a year by the end of year one: 190 customers × $12 × 312 days = $711,360, plus $60,000 of wholesale',
  '12,000 homes x 25% * $400',
  '$771,360 a year: 190 × $12 × 312 = $711,360, plus $60,000',
  '$191,520 a year: 1,056 hours × $140 = $147,840, plus 168 seats × $260 = $43,680',
  '800 × 12 = 9,600',
  '800 × 12 =',
  '500 + 1,500 = 2000',
  '$4–5 billion',
  'In 2025 about 3 chains worth $4 billion',
  '12% of the TAM',
  'To be counted in 2027',
  '2000',
  'B2B buyers',
  'the 3rd largest',
  '[number] customers',
  '',
])('the amount of %j is the one that is drawn', (text) => {
  expect(readMainAmount(text)).toBe(parseAmount(text))
})

test('every amount of a text is listed with its position, products and ranges once', () => {
  const text = 'Rent $2,000, 2 × $300 of stock and 80–90 euros, up 3% since 2024'
  const found = listAmounts(text).map(({ start, end, amount, currencies: [code] }) => {
    return [text.slice(start, end), amount, code]
  })
  expect(found).toEqual([
    ['$2,000', 2000, 'USD'],
    ['2 × $300', 600, 'USD'],
    ['80–90 euros', 80, 'EUR'],
  ])
})

test.each([
  ['€1,800 a month', 'EUR'],
  ['1.800 € im Monat', 'EUR'],
  ['£90', 'GBP'],
  ['CA$90', 'CAD'],
  ['90 CHF', 'CHF'],
  ['90 pounds', 'GBP'],
  ['about 90', undefined],
  ['constructor 90', undefined],
])('the sign of “%s” stands for %s', (text, code) => {
  expect(listAmounts(text)[0]?.currencies[0]).toBe(code)
})

test('a bare dollar sign can stand for the dollars of any country', () => {
  expect(listAmounts('$90')[0]?.currencies).toEqual(expect.arrayContaining(['USD', 'CAD', 'AUD']))
  expect(listAmounts('US$90')[0]?.currencies).toEqual(['USD'])
})
