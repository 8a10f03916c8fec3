import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findCardFaults } from './card-checks.ts'

const today = { year: 2026, month: 11 }
const good = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' }

describe('a card', () => {
  test.each([
    {},
    { number: '4242424242424242' },
    { number: '4242-4242-4242-4242' },
    { number: '3782 822463 10005', cvc: '1234' },
    { number: '36227206271667' },
    { number: '6205 5000 0000 0000 004' },
    { expiry: '11/26' },
    { expiry: '1/27' },
    { expiry: '1227' },
    { expiry: '12/2034' },
  ])('is valid: %j', (card) => {
    expect(findCardFaults({ ...good, ...card }, today)).toEqual({})
  })

  test.each([
    [{ number: '' }, { number: 'Your card number is incomplete.' }],
    [{ number: '4242 4242' }, { number: 'Your card number is incomplete.' }],
    [{ number: '4242 4242 4242 4241' }, { number: 'Your card number is invalid.' }],
    [{ number: '4242 4242 4242 4242 4' }, { number: 'Your card number is invalid.' }],
    [{ number: 'my card' }, { number: 'Your card number is invalid.' }],
    [{ expiry: '' }, { expiry: "Your card's expiration date is incomplete." }],
    [{ expiry: '12/' }, { expiry: "Your card's expiration date is incomplete." }],
    [{ expiry: '13/30' }, { expiry: "Your card's expiration date is invalid." }],
    [{ expiry: '10/26' }, { expiry: "Your card's expiration date is in the past." }],
    [{ expiry: '12/25' }, { expiry: "Your card's expiration year is in the past." }],
    [{ expiry: '12/99' }, { expiry: "Your card's expiration year is invalid." }],
    [{ cvc: '' }, { cvc: "Your card's security code is incomplete." }],
    [{ cvc: '12' }, { cvc: "Your card's security code is incomplete." }],
    [{ cvc: '1234' }, { cvc: "Your card's security code is invalid." }],
    [{ number: '378282246310005', cvc: '123' }, { cvc: "Your card's security code is incomplete." }],
  ])('has a fault: %j', (card, faults) => {
    expect(findCardFaults({ ...good, ...card }, today)).toEqual(faults)
  })

  test('with one wrong digit is always rejected', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = '4242424242424242'.split('')
        digits[place] = String((Number(digits[place]) + by) % 10)
        const number = digits.join('')
        // Another first digit may make it another brand's number, which has its own length.
        expect(findCardFaults({ ...good, number }, today).number).toBeDefined()
      }),
    )
  })
})
