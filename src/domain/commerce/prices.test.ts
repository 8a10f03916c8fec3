import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isKnownDiscount, parseStoredDiscount } from './discounts.ts'
import { formatPrice } from './format-price.ts'
import { checkRequestedPrice, computePrice, isPaidInFull } from './prices.ts'
import {
  courseFuturePriceCents,
  courseGuaranteeDays,
  courseStruckThroughCents,
  courseTotalValueCents,
  productIds,
} from './products.ts'

describe('prices', () => {
  test('are $97 for the tool and $197 for the course', () => {
    expect(computePrice('tool')).toMatchObject({ chargeCents: 9_700, requestedAmount: 97, savingsCents: 0 })
    expect(computePrice('course')).toMatchObject({
      chargeCents: 19_700,
      requestedAmount: 197,
      savingsCents: 0,
    })
  })

  test('of the discounted course are $147.75 on the screen and the card, and 148 in the request', () => {
    const price = computePrice('course', 25)
    expect(price).toMatchObject({
      listCents: 19_700,
      chargeCents: 14_775,
      savingsCents: 4_925,
      requestedAmount: 148,
    })
    expect(formatPrice(price.chargeCents)).toBe('$147.75')
  })

  test('next to the course show $997, $397, $294 and 30 days', () => {
    const shown = [courseStruckThroughCents, courseFuturePriceCents, courseTotalValueCents].map(formatPrice)
    expect(shown).toEqual(['$997', '$397', '$294'])
    expect(courseGuaranteeDays).toBe(30)
  })
})

describe('a requested price', () => {
  test('is accepted when it is the displayed price', () => {
    expect(checkRequestedPrice('tool', 97)).toEqual({ ok: true, price: computePrice('tool') })
    expect(checkRequestedPrice('course', 197, 0)).toEqual({ ok: true, price: computePrice('course') })
    expect(checkRequestedPrice('course', 148, 25)).toEqual({ ok: true, price: computePrice('course', 25) })
  })

  test.each([
    ['a dollar', 1],
    ['nothing', 0],
    ['a negative amount', -97],
    ['text', '97'],
    ['not a number', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['cents', 9_700],
    ['a missing amount', undefined],
    ['null', null],
    ['a list', [97]],
  ])('is rejected when it is %s', (_name, amount) => {
    const check = checkRequestedPrice('tool', amount)
    expect(check).toEqual({
      ok: false,
      message: 'The price is $97. Reload the page to see it before you pay.',
    })
  })

  test.each([100, 24.99, 50, -25, '25', null, Number.NaN])('is rejected with a discount of %s', (percent) => {
    expect(checkRequestedPrice('course', 148, percent).ok).toBe(false)
    expect(checkRequestedPrice('course', 0, percent).ok).toBe(false)
  })

  test('is rejected when amount and discount belong to different prices', () => {
    expect(checkRequestedPrice('course', 148, 0).ok).toBe(false)
    expect(checkRequestedPrice('course', 197, 25).ok).toBe(false)
    expect(checkRequestedPrice('course', 97, 0).ok).toBe(false)
  })

  test('of the tool has no discount', () => {
    expect(checkRequestedPrice('tool', 73, 25).ok).toBe(false)
  })

  test('never leads to a charge that differs from the price shown for it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...productIds),
        fc.oneof(fc.integer({ min: -10, max: 400 }), fc.double(), fc.anything()),
        fc.oneof(fc.constantFrom(0, 25), fc.integer({ min: -10, max: 110 }), fc.anything()),
        (product, amount, percent) => {
          const check = checkRequestedPrice(product, amount, percent)
          if (!check.ok) return
          expect(Math.abs(check.price.chargeCents - Number(amount) * 100)).toBeLessThanOrEqual(50)
          expect(check.price.chargeCents).toBe(computePrice(product, check.price.discountPercent).chargeCents)
          expect(check.price.chargeCents + check.price.savingsCents).toBe(check.price.listCents)
        },
      ),
    )
  })
})

describe('a stored offer', () => {
  test('reads back as the stored percentage', () => {
    expect(parseStoredDiscount('course', '25')).toBe(25)
    expect(parseStoredDiscount('course', 25)).toBe(25)
  })

  test('that a person edited counts as none', () => {
    for (const stored of ['100', '25.0', ' 25', '', null, undefined, {}, -25]) {
      expect(parseStoredDiscount('course', stored)).toBe(0)
    }
    expect(parseStoredDiscount('tool', '25')).toBe(0)
  })

  test('always gives a discount that the server knows', () => {
    fc.assert(
      fc.property(fc.constantFrom(...productIds), fc.anything(), (product, stored) => {
        expect(isKnownDiscount(product, parseStoredDiscount(product, stored))).toBe(true)
      }),
    )
  })
})

describe('a payment', () => {
  test('settles an order only with its amount in dollars', () => {
    expect(isPaidInFull(14_775, { amountCents: 14_775, currency: 'usd' })).toBe(true)
    expect(isPaidInFull(14_775, { amountCents: 14_775, currency: 'USD' })).toBe(true)
    expect(isPaidInFull(14_775, { amountCents: 14_774, currency: 'usd' })).toBe(false)
    expect(isPaidInFull(14_775, { amountCents: 14_775, currency: 'jpy' })).toBe(false)
  })
})
