import { AppError } from '#server/http/app-error.ts'
import { type AllowanceSize, createAllowance } from '#server/rate-limits/allowance.ts'
import { describeWait } from '#server/rate-limits/rate-limiter.ts'
import { readAllowances } from './limits.ts'

export interface ReadLimits {
  /** Counts one request, and throws when the link or the address has used up its own. */
  take: (subject: { linkId: string; address: string }) => void
}

/** Limits how often a link is asked for, before anything is read from the database. */
export function createReadLimits({ now, factor }: { now: () => number; factor: number }): ReadLimits {
  const open = ({ burst, perSecond }: AllowanceSize) =>
    createAllowance({ burst: burst * factor, perSecond: perSecond * factor }, now)
  const links = open(readAllowances.link)
  const addresses = open(readAllowances.address)
  return {
    take: ({ linkId, address }) => {
      const retryAfterSeconds = Math.max(links.findWaitSeconds(linkId), addresses.findWaitSeconds(address))
      if (retryAfterSeconds > 0) {
        throw new AppError('rate_limited', {
          message: `This link was opened too often. Please try again in ${describeWait(retryAfterSeconds)}.`,
          retryAfterSeconds,
        })
      }
      links.take(linkId, 1)
      addresses.take(address, 1)
    },
  }
}
