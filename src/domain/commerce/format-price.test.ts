import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { discountCents, formatExactPrice, formatPrice } from './format-price.ts'

const cents = fc.nat({ max: 1_000_000_000_000 })
const percents = fc.integer({ min: 0, max: 100 })

function readCents(shown: string): number {
  const [dollars = '', rest = '00'] = shown.replaceAll(/[$,]/g, '').split('.')
  return Number(dollars) * 100 + Number(rest)
}

describe('formatting money', () => {
  test('shows whole dollars without cents where a price has none', () => {
    expect(formatPrice(9_700)).toBe('$97')
    expect(formatPrice(199_700)).toBe('$1,997')
    expect(formatPrice(14_775)).toBe('$147.75')
    expect(formatPrice(0)).toBe('$0')
  })

  test('shows two decimals where amounts are listed under each other', () => {
    expect(formatExactPrice(9_700)).toBe('$97.00')
    expect(formatExactPrice(123_456_705)).toBe('$1,234,567.05')
    expect(formatExactPrice(5)).toBe('$0.05')
  })

  test('shows exactly the cents it was given', () => {
    fc.assert(
      fc.property(cents, (amountCents) => {
        expect(readCents(formatPrice(amountCents))).toBe(amountCents)
        expect(readCents(formatExactPrice(amountCents))).toBe(amountCents)
      }),
    )
  })

  test('groups like an American price list', () => {
    const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000_000 }), (amountCents) => {
        expect(formatExactPrice(amountCents)).toBe(dollars.format(amountCents / 100))
      }),
    )
  })
})

describe('a discount', () => {
  test('leaves whole cents, between nothing and the full price', () => {
    fc.assert(
      fc.property(cents, percents, (amountCents, percent) => {
        const reduced = discountCents(amountCents, percent)
        expect(Number.isSafeInteger(reduced)).toBe(true)
        expect(reduced).toBeGreaterThanOrEqual(0)
        expect(reduced).toBeLessThanOrEqual(amountCents)
      }),
    )
  })

  test('is never smaller than promised', () => {
    fc.assert(
      fc.property(cents, percents, (amountCents, percent) => {
        expect((amountCents - discountCents(amountCents, percent)) * 100).toBeGreaterThanOrEqual(
          amountCents * percent,
        )
      }),
    )
  })

  test('of a higher percentage never costs more', () => {
    fc.assert(
      fc.property(cents, percents, percents, (amountCents, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(discountCents(amountCents, more)).toBeLessThanOrEqual(discountCents(amountCents, less))
      }),
    )
  })
})
