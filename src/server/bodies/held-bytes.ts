import { AppError } from '#server/http/app-error.ts'

export interface HeldLimits {
  perAccount: number
  perAddress: number
  inAll: number
}

/** What one request holds in memory, from its first byte until its answer is sent. */
export interface Hold {
  /** Throws when there is no room and no silent request to give up. */
  growTo: (bytes: number) => void
  /** More bytes have arrived, so others are given up before this request. */
  noteProgress: () => void
  /** The body is complete and being processed, so it is no longer given up for others. */
  settle: () => void
  release: () => void
}

interface Sender {
  account: string | null
  address: string
  /** Called when its room is needed for others. */
  giveUp: (reason: AppError) => void
}

export interface HeldBytes {
  open: (sender: Sender) => Hold
  readTotal: () => number
}

type Unfinished = Hold & Pick<Sender, 'giveUp'>

/** All requests that share one limit. */
interface Pool {
  key: string
  max: number
  bytes: number
  holds: number
  /** Incomplete requests, with the one that has been silent longest first. */
  unfinished: Set<Unfinished>
  refuse: () => AppError
}

const retryAfterSeconds = 2
const tooMuchOfOne = () =>
  new AppError('rate_limited', {
    message: 'You are sending too many large requests at the same time. Please try again in a moment.',
    retryAfterSeconds,
  })
const tooMuchInAll = () =>
  new AppError('unavailable', {
    message: 'We are receiving too much right now. Please try again in a moment.',
    retryAfterSeconds,
  })

/**
 * Keeps requests and answers from filling the memory, per account, per address and in total. When there is no
 * room left, the one that has been silent longest is given up, so stalled clients never block active ones.
 */
export function createHeldBytes(limits: HeldLimits): HeldBytes {
  const pools = new Map<string, Pool>()
  const whole: Pool = makePool('', limits.inAll, tooMuchInAll)

  function enter(key: string, max: number): Pool {
    const pool = pools.get(key) ?? makePool(key, max, tooMuchOfOne)
    pools.set(key, pool)
    return pool
  }

  function makeRoom(pool: Pool, hold: Hold, bytes: number): void {
    while (pool.bytes + bytes > pool.max) {
      const [silent] = pool.unfinished
      if (silent === undefined || silent === hold) throw pool.refuse()
      silent.release()
      silent.giveUp(pool.refuse())
    }
  }

  return {
    readTotal: () => whole.bytes,
    open: ({ account, address, giveUp }) => {
      const own = [
        ...(account === null ? [] : [enter(`account ${account}`, limits.perAccount)]),
        enter(`address ${address}`, limits.perAddress),
        whole,
      ]
      let bytes = 0
      let isReleased = false
      const hold: Unfinished = {
        giveUp,
        growTo: (wanted) => {
          if (isReleased) return
          for (const pool of own) makeRoom(pool, hold, wanted - bytes)
          for (const pool of own) pool.bytes += wanted - bytes
          bytes = wanted
        },
        noteProgress: () => {
          if (isReleased) return
          for (const { unfinished } of own) {
            unfinished.delete(hold)
            unfinished.add(hold)
          }
        },
        settle: () => {
          for (const { unfinished } of own) unfinished.delete(hold)
        },
        release: () => {
          if (isReleased) return
          isReleased = true
          hold.settle()
          for (const pool of own) {
            pool.bytes -= bytes
            pool.holds -= 1
            if (pool.holds === 0) pools.delete(pool.key)
          }
        },
      }
      for (const pool of own) pool.holds += 1
      hold.noteProgress()
      return hold
    },
  }
}

function makePool(key: string, max: number, refuse: () => AppError): Pool {
  return { key, max, bytes: 0, holds: 0, unfinished: new Set(), refuse }
}
