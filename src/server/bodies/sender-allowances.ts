import { AppError } from '#server/http/app-error.ts'
import { type AllowanceSize, createAllowance } from '#server/rate-limits/allowance.ts'
import { describeWait } from '#server/rate-limits/rate-limiter.ts'
import { byteAllowances, refusedAllowances } from './body-limits.ts'

export interface Sender {
  account: string | null
  address: string
}

export interface SenderAllowances {
  /** Throws when the sender has used up its bytes or its refusals. */
  require: (sender: Sender) => void
  takeBytes: (sender: Sender, bytes: number) => void
  takeRefusal: (sender: Sender) => void
}

interface Options {
  now: () => number
  /** Multiplies every allowance, like the other limits. */
  factor: number
}

export function createSenderAllowances(options: Options): SenderAllowances {
  const bytes = createPair(byteAllowances, options)
  const refused = createPair(refusedAllowances, options)
  return {
    require: (sender) => {
      const retryAfterSeconds = Math.max(bytes.findWaitSeconds(sender), refused.findWaitSeconds(sender))
      if (retryAfterSeconds === 0) return
      throw new AppError('rate_limited', {
        message: `Too much was sent in a short time. Please try again in ${describeWait(retryAfterSeconds)}.`,
        retryAfterSeconds,
      })
    },
    takeBytes: (sender, count) => bytes.take(sender, count),
    takeRefusal: (sender) => refused.take(sender, 1),
  }
}

/** One allowance per account and one per address. */
function createPair(sizes: Record<'account' | 'address', AllowanceSize>, { now, factor }: Options) {
  const open = ({ burst, perSecond }: AllowanceSize) =>
    createAllowance({ burst: burst * factor, perSecond: perSecond * factor }, now)
  const accounts = open(sizes.account)
  const addresses = open(sizes.address)
  return {
    take: ({ account, address }: Sender, amount: number) => {
      if (account !== null) accounts.take(account, amount)
      addresses.take(address, amount)
    },
    findWaitSeconds: ({ account, address }: Sender) =>
      Math.max(account === null ? 0 : accounts.findWaitSeconds(account), addresses.findWaitSeconds(address)),
  }
}
