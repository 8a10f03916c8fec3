import type { Queries } from '#server/database/database.ts'
import type { CouponTable } from '#server/database/schema.ts'

/** Takes one use and returns what it grants, or null. One statement, so a race never redeems one too many. */
export async function countRedemption(queries: Queries, code: string, now: number): Promise<string | null> {
  const coupon = await queries
    .updateTable('coupons')
    .set((row) => ({ uses_left: row('uses_left', '-', 1) }))
    .where('code', '=', code)
    .where('uses_left', '>', 0)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .returning('grants')
    .executeTakeFirst()
  return coupon?.grants ?? null
}

export async function findCoupon(queries: Queries, code: string): Promise<CouponTable | null> {
  const coupon = await queries.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst()
  return coupon ?? null
}

/** Returns false when the code already exists. */
export async function insertCoupon(queries: Queries, coupon: CouponTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('coupons')
    .values(coupon)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function listCoupons(queries: Queries): Promise<CouponTable[]> {
  return queries.selectFrom('coupons').selectAll().orderBy('created_at').execute()
}
