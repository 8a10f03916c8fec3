import { tidyText } from './tidy-text.ts'

export interface Coupon {
  usesLeft: number
  /** Null when it never expires. */
  expiresAtMs: number | null
}

/** People type codes from emails and slides, so case, spaces and the width of letters do not matter. */
export function normalizeCouponCode(typed: string): string {
  return tidyText(typed).replaceAll(' ', '').toUpperCase().normalize('NFKC')
}

export function isCouponGood(coupon: Coupon, nowMs: number): boolean {
  return coupon.usesLeft > 0 && (coupon.expiresAtMs === null || coupon.expiresAtMs > nowMs)
}
