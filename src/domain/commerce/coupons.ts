import { tidyText } from '#domain/accounts/tidy-text.ts'

export interface Coupon {
  usesLeft: number
  /** Null when it never expires. */
  expiresAtMs: number | null
}

/** Codes are read off mails and slides: case, spaces and width of the letters do not matter. */
export function normaliseCouponCode(typed: string): string {
  return tidyText(typed).replaceAll(' ', '').toUpperCase().normalize('NFKC')
}

export function isCouponGood(coupon: Coupon, nowMs: number): boolean {
  return coupon.usesLeft > 0 && (coupon.expiresAtMs === null || coupon.expiresAtMs > nowMs)
}
