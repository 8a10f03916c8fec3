import { describe, expect, test } from 'vitest'
import { isCouponGood, normalizeCouponCode } from './coupons.ts'

describe('a coupon', () => {
  test('is valid while it has uses left and has not expired', () => {
    expect(isCouponGood({ usesLeft: 1, expiresAtMs: null }, 1000)).toBe(true)
    expect(isCouponGood({ usesLeft: 1, expiresAtMs: 1001 }, 1000)).toBe(true)
    expect(isCouponGood({ usesLeft: 1, expiresAtMs: 1000 }, 1000)).toBe(false)
    expect(isCouponGood({ usesLeft: 0, expiresAtMs: null }, 1000)).toBe(false)
  })

  test('is the same code however it is typed', () => {
    for (const typed of ['FREE-COURSE', ' free-course ', 'Free-\u00A0Course', 'ＦＲＥＥ-course']) {
      expect(normalizeCouponCode(typed)).toBe('FREE-COURSE')
    }
  })
})
