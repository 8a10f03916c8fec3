import { AppError } from '#server/http/app-error.ts'
import { type AllowanceSize, createAllowance } from '#server/rate-limits/allowance.ts'
import { describeWait } from '#server/rate-limits/rate-limiter.ts'
import { readAllowances } from './limits.ts'

export interface ReadLimits {
  /** Counts one request of the address, before anything is read from the database. Throws beyond the limit. */
  takeFromAddress: (address: string) => void
  /** The same for a link, once the request has proved that it may use it. An id alone must not use it up. */
  takeFromLink: (linkId: string) => void
}

/** Limits how often links are asked for. */
export function createReadLimits({ now, factor }: { now: () => number; factor: number }): ReadLimits {
  const open = ({ burst, perSecond }: AllowanceSize) => {
    const allowance = createAllowance({ burst: burst * factor, perSecond: perSecond * factor }, now)
    return (subject: string) => {
      const retryAfterSeconds = allowance.findWaitSeconds(subject)
      if (retryAfterSeconds > 0) {
        throw new AppError('rate_limited', {
          message: `This link was opened too often. Please try again in ${describeWait(retryAfterSeconds)}.`,
          retryAfterSeconds,
        })
      }
      allowance.take(subject, 1)
    }
  }
  return { takeFromAddress: open(readAllowances.address), takeFromLink: open(readAllowances.link) }
}
