import { normalizeCouponCode } from '#domain/accounts/coupons.ts'
import type { Entitlement } from '#domain/commerce/entitlements.ts'
import type { Queries } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { countRedemption } from './coupon-store.ts'
import { grantEntitlement } from './entitlement-store.ts'
import type { NewUser } from './user-store.ts'

/** Uses the coupon up and grants what it is good for, in the transaction that makes the account. Returns the grant. */
export async function redeemCoupon(
  transaction: Queries,
  user: NewUser,
  typedCode: string,
): Promise<Entitlement> {
  const code = normalizeCouponCode(typedCode)
  const name = await countRedemption(transaction, code, user.created_at)
  if (name === null) throw new AppError('coupon_invalid')
  const granted = name as Entitlement
  await grantEntitlement(transaction, {
    userId: user.id,
    name: granted,
    source: `coupon:${code}`,
    now: user.created_at,
  })
  return granted
}
