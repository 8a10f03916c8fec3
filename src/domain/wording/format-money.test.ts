import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney } from './format-money.ts'

describe('an amount of money', () => {
  test('shows cents only if there are any', () => {
    expect([5, 8.5, 3583.33, 0.004, 1_234_567.8].map((amount) => formatMoney(amount))).toEqual([
      '$5',
      '$8.50',
      '$3,583.33',
      '$0',
      '$1,234,567.80',
    ])
  })

  test('can show cents always, never, or only under a thousand', () => {
    expect(formatMoney(97, { cents: 'always' })).toBe('$97.00')
    expect(formatMoney(1234.5, { cents: 'never' })).toBe('$1,235')
    expect(formatMoney(53.333, { cents: 'small' })).toBe('$53.33')
    expect(formatMoney(3583.33, { cents: 'small' })).toBe('$3,583')
  })

  test('shows millions in words on request', () => {
    const say = (amount: number) => formatMoney(amount, { large: 'words' })
    expect([449_280, 999_999, 4_200_000, 999_960_000, 2e9, 1.25e12].map(say)).toEqual([
      '$449,280',
      '$999,999',
      '$4.2 million',
      '$1 billion',
      '$2 billion',
      '$1.3 trillion',
    ])
  })

  test('has a real minus sign if it is negative, unless it rounds to zero', () => {
    expect([-5, -2.5, -0.001, -0].map((amount) => formatMoney(amount))).toEqual(['−$5', '−$2.50', '$0', '$0'])
    expect(formatMoney(-0.4, { cents: 'never' })).toBe('$0')
    expect(formatMoney(-4_200_000, { large: 'words' })).toBe('−$4.2 million')
  })

  test('is written in the currency of the plan', () => {
    expect(formatMoney(1200.5, { currency: 'EUR' })).toBe('€1,200.50')
    expect(formatMoney(1200.4, { currency: 'JPY' })).toBe('¥1,200')
    expect(formatMoney(4_200_000, { currency: 'GBP', large: 'words' })).toBe('£4.2 million')
    expect(formatMoney(5, { currency: 'JPY', cents: 'always' })).toBe('¥5')
  })

  test('is a dash when there is no number', () => {
    expect([Infinity, -Infinity, NaN].map((amount) => formatMoney(amount))).toEqual(['–', '–', '–'])
  })

  test('never shows an invalid number', () => {
    const amount = fc.double({ noNaN: true, noDefaultInfinity: true })
    const cents = fc.constantFrom('any', 'small', 'always', 'never')
    const large = fc.constantFrom('digits', 'words')
    fc.assert(
      fc.property(amount, cents, large, (value, shownCents, shownLarge) => {
        const shown = formatMoney(value, { cents: shownCents, large: shownLarge })
        expect(shown).toMatch(/^−?\$\d[\d,]*(?:\.\d{1,2})?(?: (?:m|b|tr)illion)?$/)
      }),
    )
  })
})
