import { AppError } from '#server/http/app-error.ts'

export interface HeldLimits {
  perAccount: number
  perAddress: number
  inAll: number
}

/** What one request holds in memory, from its first byte until it is answered. */
export interface Hold {
  /** Throws when there is no room, and nobody silent who could make some. */
  growTo: (bytes: number) => void
  /** More has come in: others are given up before this one. */
  noteProgress: () => void
  /** All of it is here: it is worked on, and no longer given up for others. */
  settle: () => void
  release: () => void
}

interface Sender {
  account: string | null
  address: string
  /** Room is needed for others. */
  giveUp: (reason: AppError) => void
}

export interface HeldBytes {
  open: (sender: Sender) => Hold
  readTotal: () => number
}

type Unfinished = Hold & Pick<Sender, 'giveUp'>

/** Those who share a limit. */
interface Pool {
  key: string
  max: number
  bytes: number
  holds: number
  /** Still coming in, and who has been silent longest first. */
  unfinished: Set<Unfinished>
  refuse: () => AppError
}

const retryAfterSeconds = 2
const tooMuchOfOne = () =>
  new AppError('rate_limited', {
    message: 'Too many large requests of yours are under way at once. Please try again in a moment.',
    retryAfterSeconds,
  })
const tooMuchInAll = () =>
  new AppError('unavailable', {
    message: 'Too much is being sent to us at once. Please try again in a moment.',
    retryAfterSeconds,
  })

/**
 * Keeps bodies from filling the memory: those of an account, of an address, and all together. Where there is no room
 * left, whoever has been silent longest is given up, so that senders who stall never keep out those who do not.
 */
export function createHeldBytes(limits: HeldLimits): HeldBytes {
  const pools = new Map<string, Pool>()
  const everybody: Pool = makePool('', limits.inAll, tooMuchInAll)

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
    readTotal: () => everybody.bytes,
    open: ({ account, address, giveUp }) => {
      const own = [
        ...(account === null ? [] : [enter(`account ${account}`, limits.perAccount)]),
        enter(`address ${address}`, limits.perAddress),
        everybody,
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
