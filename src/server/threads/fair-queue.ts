import { AppError } from '#server/http/app-error.ts'

export interface LaneSize {
  /** How many pieces of work run at the same time. */
  places: number
  /** Waiting and running together. More are refused. */
  maxInAll: number
}

interface FairQueueOptions<Lane extends string> {
  /** In order: where one subject has work in two lanes, the first goes first. */
  lanes: Record<Lane, LaneSize>
  /** In one lane, waiting and running together. */
  maxPerSubject: number
  /** Work that has waited longer is refused. */
  maxWaitMs: number
  now?: () => number
}

interface Waiting {
  since: number
  start: () => void
  refuse: (reason: unknown) => void
}

interface LaneState {
  free: number
  inAll: number
  /** Waiting and running, by subject. */
  counts: Map<string, number>
  /** By subject. The first in the map has the next turn. */
  waiting: Map<string, Waiting[]>
}

interface Errand<Lane> {
  lane: Lane
  subject: string
  /** Work whose asker has left is dropped while it waits. */
  signal?: AbortSignal | undefined
}

export interface FairQueue<Lane extends string> {
  run: <Result>(errand: Errand<Lane>, work: () => Promise<Result>) => Promise<Result>
  /** Refuses what waits and what comes. What runs may end. */
  close: () => void
}

const retryAfterSeconds = 5
const refusal = () => new AppError('unavailable', { retryAfterSeconds })

/**
 * Lets each lane run as much as it has places, so that no lane waits for another. In a lane subjects take turns, and a
 * subject has one place in all lanes together: one with much work only delays itself.
 */
export function createFairQueue<Lane extends string>({
  lanes,
  maxPerSubject,
  maxWaitMs,
  now = () => performance.now(),
}: FairQueueOptions<Lane>): FairQueue<Lane> {
  const states = new Map<Lane, LaneState>()
  for (const [lane, { places }] of Object.entries<LaneSize>(lanes)) {
    states.set(lane as Lane, { free: places, inAll: 0, counts: new Map(), waiting: new Map() })
  }
  const running = new Set<string>()
  let isClosed = false

  function enter({ lane, subject }: Errand<Lane>): LaneState {
    const state = states.get(lane)
    if (!state || isClosed || state.inAll >= lanes[lane].maxInAll) throw refusal()
    const count = state.counts.get(subject) ?? 0
    if (count >= maxPerSubject) {
      throw new AppError('rate_limited', {
        message: 'Several plans of yours are already being processed. Please try again in a moment.',
        retryAfterSeconds,
      })
    }
    state.counts.set(subject, count + 1)
    state.inAll += 1
    return state
  }

  function leave(state: LaneState, subject: string): void {
    const count = (state.counts.get(subject) ?? 1) - 1
    if (count === 0) state.counts.delete(subject)
    else state.counts.set(subject, count)
    state.inAll -= 1
  }

  function waitForTurn(state: LaneState, { subject, signal }: Errand<Lane>): Promise<void> {
    return new Promise((start, refuse) => {
      const own = state.waiting.get(subject) ?? []
      const one: Waiting = { since: now(), start, refuse }
      own.push(one)
      state.waiting.set(subject, own)
      if (signal?.aborted) return drop(state, subject, one)
      signal?.addEventListener('abort', () => drop(state, subject, one), { once: true })
      startAll()
    })
  }

  function drop(state: LaneState, subject: string, one: Waiting): void {
    const own = state.waiting.get(subject) ?? []
    const left = own.filter((other) => other !== one)
    if (left.length === 0) state.waiting.delete(subject)
    else state.waiting.set(subject, left)
    one.refuse(refusal())
  }

  /** Whoever had a turn comes after those who wait for theirs. */
  function endTurn(subject: string): void {
    running.delete(subject)
    for (const { waiting } of states.values()) {
      const own = waiting.get(subject)
      waiting.delete(subject)
      if (own) waiting.set(subject, own)
    }
  }

  function startAll(): void {
    for (const state of states.values()) {
      for (let next = takeNext(state); next; next = takeNext(state)) {
        running.add(next.subject)
        state.free -= 1
        next.start()
      }
    }
  }

  /** The first of the first subject that runs nothing. Its others wait until all other subjects had their turn. */
  function takeNext({ free, waiting }: LaneState): (Waiting & { subject: string }) | null {
    if (free === 0) return null
    for (const [subject, own] of waiting) {
      if (running.has(subject)) continue
      const fresh = own.filter((one) => now() - one.since <= maxWaitMs)
      for (const late of own) if (!fresh.includes(late)) late.refuse(refusal())
      const [next, ...rest] = fresh
      waiting.delete(subject)
      if (rest.length > 0) waiting.set(subject, rest)
      if (next) return { ...next, subject }
    }
    return null
  }

  return {
    run: async (errand, work) => {
      const { subject } = errand
      const state = enter(errand)
      try {
        await waitForTurn(state, errand)
        try {
          return await work()
        } finally {
          state.free += 1
          endTurn(subject)
        }
      } finally {
        leave(state, subject)
        startAll()
      }
    },
    close: () => {
      isClosed = true
      for (const { waiting } of states.values()) {
        const left = [...waiting.values()].flat()
        waiting.clear()
        for (const { refuse } of left) refuse(refusal())
      }
    },
  }
}
