import { isCouponGood } from '#domain/accounts/coupons.ts'
import { listCoupons } from '#server/accounts/coupon-store.ts'
import { defineCommand } from '#server/admin/command-line/command.ts'
import { flag } from '#server/admin/command-line/fields.ts'
import { formatTime, toIsoTime } from '#server/admin/terminal/format-time.ts'
import { writeList } from '#server/admin/terminal/write-list.ts'

export const couponsList = defineCommand({
  name: 'coupons list',
  summary: 'lists coupons, oldest first',
  args: {},
  options: { json: flag('as JSON, for scripts') },
  run: async ({ openDatabase, terminal, now }, { json }) => {
    const nowMs = now()
    const coupons = await listCoupons(await openDatabase())
    writeList(terminal, json, {
      rows: coupons.map((coupon) => ({
        code: coupon.code,
        grants: coupon.grants,
        usesLeft: coupon.uses_left,
        expiresAtMs: coupon.expires_at,
        createdAtMs: coupon.created_at,
      })),
      toJson: ({ expiresAtMs, createdAtMs, ...coupon }) => ({
        ...coupon,
        expiresAt: toIsoTime(expiresAtMs),
        createdAt: toIsoTime(createdAtMs),
      }),
      headings: ['CODE', 'GRANTS', 'USES LEFT', 'EXPIRES (UTC)', 'CREATED (UTC)', 'STATE'],
      toCells: (coupon) => [
        coupon.code,
        coupon.grants,
        String(coupon.usesLeft),
        coupon.expiresAtMs === null ? 'never' : formatTime(coupon.expiresAtMs),
        formatTime(coupon.createdAtMs),
        isCouponGood(coupon, nowMs) ? 'good' : coupon.usesLeft === 0 ? 'used up' : 'expired',
      ],
      empty: 'There are no coupons.',
    })
  },
})
