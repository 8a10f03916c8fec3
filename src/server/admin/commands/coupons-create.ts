import { randomInt } from 'node:crypto'
import { pagePaths } from '#contract/paths.ts'
import { maxCouponLength } from '#contract/request-limits.ts'
import { normalizeCouponCode } from '#domain/accounts/coupons.ts'
import { entitlements } from '#domain/commerce/entitlements.ts'
import { insertCoupon } from '#server/accounts/coupon-store.ts'
import { BadInput, Refusal } from '#server/admin/command-line/command-errors.ts'
import { defineCommand } from '#server/admin/command-line/command.ts'
import { day, flag, oneOf, optional, text, wholeNumber } from '#server/admin/command-line/fields.ts'
import { formatDay } from '#server/admin/terminal/format-time.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Without the characters that are easy to misread on paper: 0 and O, 1, I and L. */
const randomAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

export const couponsCreate = defineCommand({
  name: 'coupons create',
  summary: 'creates a coupon that grants the tool or the course at sign-up',
  args: { code: optional(text('CODE', 'letters, digits, - and _; case does not matter')) },
  options: {
    random: flag('generate a code that cannot be guessed, instead of CODE'),
    grants: oneOf(entitlements, 'what the coupon grants'),
    uses: wholeNumber('N', 'how many accounts may redeem it', { min: 1, max: 1_000_000_000 }),
    expires: optional(day('DAY', 'the last valid day (UTC), such as 2027-01-31')),
  },
  run: async ({ openDatabase, publicUrl, terminal, now }, { code: typed, random, grants, uses, expires }) => {
    if (random === (typed !== null)) throw new BadInput('Give either a CODE or --random.')
    const code = typed === null ? createRandomCode() : requireGoodCode(typed)
    const expiresAt = expires === null ? null : expires + dayMs
    if (expiresAt !== null && expiresAt <= now()) throw new BadInput('--expires is in the past.')

    const isNew = await insertCoupon(await openDatabase(), {
      code,
      grants,
      uses_left: uses,
      expires_at: expiresAt,
      created_at: now(),
    })
    if (!isNew) throw new Refusal(`A coupon ${code} already exists.`)
    const end = expires === null ? 'and never expires' : `until ${formatDay(expires)} (UTC)`
    terminal.write(`Created the coupon ${code}. It grants the ${grants} ${countTimes(uses)} ${end}.`)
    terminal.write(`Link to share: ${publicUrl}${pagePaths.signUp({ coupon: code })}`)
  },
})

function requireGoodCode(typed: string): string {
  const code = normalizeCouponCode(typed)
  if (code.length > maxCouponLength) {
    throw new BadInput(`CODE must be at most ${maxCouponLength} characters long.`)
  }
  if (!/^[\p{L}\p{M}\p{N}_-]+$/u.test(code)) {
    throw new BadInput('CODE can contain only letters, digits, - and _.')
  }
  return code
}

/** Three groups of four are about 59 random bits and still easy to read aloud. */
function createRandomCode(): string {
  const createGroup = () =>
    Array.from({ length: 4 }, () => randomAlphabet.charAt(randomInt(randomAlphabet.length))).join('')
  return [createGroup(), createGroup(), createGroup()].join('-')
}

function countTimes(uses: number): string {
  return uses === 1 ? 'once' : `${uses} times`
}
