import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameAmount, parseAmount } from './parse-amount.ts'

describe('an amount in free text', () => {
  test.each([
    ['$4.2B', 4_200_000_000],
    ['1,200,000', 1_200_000],
    ['3 million', 3_000_000],
    ['$500k', 500_000],
    ['US$ 1.5 bn', 1_500_000_000],
    ['€12M a year', 12_000_000],
    ['2.5 trillion', 2_500_000_000_000],
    ['$1,200 million', 1_200_000_000],
    ['900 thousand households', 900_000],
    ['.5m', 500_000],
    ['$8-million niche', 8_000_000],
  ])('reads %s', (text, amount) => {
    expect(parseAmount(text)).toBeCloseTo(amount, 2)
  })

  test.each([
    ['1.200.000', 1_200_000],
    ['1 200 000', 1_200_000],
    ['1’200’000', 1_200_000],
    ['4,2 Mio', 4_200_000],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.5', 1.5],
  ])('reads %s as other countries write it', (text, amount) => {
    expect(parseAmount(text)).toBeCloseTo(amount, 2)
  })

  test('takes the amount at the front and ignores the reasoning after it', () => {
    expect(parseAmount('$9.8 million a year: 6,800 people × $120 a month (census, 2025)')).toBe(9_800_000)
    expect(parseAmount('$747,600 a year by year three: 700 accounts × $1,068, 5% of the SAM')).toBe(747_600)
    expect(parseAmount('$771,360 a year: 190 × $12 × 312 = $711,360, plus $60,000')).toBe(771_360)
  })

  test('calculates a product that has no result yet', () => {
    expect(parseAmount('1,200 shops × $300 a year')).toBe(360_000)
    expect(parseAmount('12,000 homes x 25% * $400')).toBe(1_200_000)
  })

  test('takes what follows an equals sign, or what comes before it if nothing follows', () => {
    expect(parseAmount('800 × 12 = 9,600')).toBe(9600)
    expect(parseAmount('800 × 12 =')).toBe(9600)
    expect(parseAmount('500 + 1,500 = 2000')).toBe(2000)
  })

  test('takes the amount before a colon as the result of every sum that follows', () => {
    expect(parseAmount('$771,360 a year: 190 × $12 × 312 days = $711,360, plus $60,000')).toBe(771_360)
    expect(parseAmount('Counted: 800 × 12 = 9,600')).toBe(9600)
  })

  test('counts a range by its lower end', () => {
    expect(parseAmount('$4–5 billion')).toBe(4_000_000_000)
    expect(parseAmount('2 to 3 million')).toBe(2_000_000)
    expect(parseAmount('$900–1,100')).toBe(900)
  })

  test('skips years, percentages and small counts', () => {
    expect(parseAmount('In 2025 about 3 chains worth $4 billion')).toBe(4_000_000_000)
    expect(parseAmount('12% of the TAM')).toBeNull()
    expect(parseAmount('To be counted in 2027')).toBeNull()
    expect(parseAmount('2000')).toBe(2000)
    expect(parseAmount('$2000')).toBe(2000)
  })

  test('finds none in words, in names with digits and in values that are not text', () => {
    for (const value of ['', 'unknown', 'B2B buyers', 'the 3rd largest', '[number] customers', 12, null]) {
      expect(parseAmount(value)).toBeNull()
    }
  })

  test('never throws, and only returns a finite amount of 0 or more', () => {
    const noise = fc.string({ unit: fc.constantFrom(...Array.from('$€019.,  kmb×=%-–x')) })
    fc.assert(
      fc.property(fc.oneof(fc.string(), noise), (text) => {
        const amount = parseAmount(text)
        expect(amount === null || (Number.isFinite(amount) && amount >= 0)).toBe(true)
      }),
    )
  })

  test('reads back a figure with separators', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000 }), (amount) => {
        expect(parseAmount(`$${amount.toLocaleString('en-US')}`)).toBe(amount)
      }),
    )
  })
})

test.each([
  ['$38M', '$38M'],
  ['About $38M a year, by the trade association', '$38M'],
  ['€ 4.2 billion', '€ 4.2 billion'],
  ['1,200,000', '1,200,000'],
  ['$4–5 billion', '$4B'],
  ['1,200 shops × $300 a year', '$360K'],
  ['800 × $12 = $9,600', '$9,600'],
  ['not known yet', null],
])('an amount is shown as it was written: %j', (text, label) => {
  expect(nameAmount(text)).toBe(label)
})
