import { isCouponGood, normalizeCouponCode } from '#domain/accounts/coupons.ts'
import type { Queries } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { findCoupon } from './coupon-store.ts'

/** Warns the person before they fill in the form. The use itself is taken at sign-up, where races are settled. */
export async function requireGoodCoupon(
  { database, now }: { database: Queries; now: () => number },
  typedCode: string,
): Promise<void> {
  const coupon = await findCoupon(database, normalizeCouponCode(typedCode))
  const isGood =
    coupon !== null && isCouponGood({ usesLeft: coupon.uses_left, expiresAtMs: coupon.expires_at }, now())
  if (!isGood) throw new AppError('coupon_invalid')
}
