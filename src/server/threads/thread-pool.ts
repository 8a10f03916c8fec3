import { startThread, type Thread, type ThreadOptions } from './start-thread.ts'
import type { Order, Outcome } from './thread-messages.ts'

export interface PoolOptions extends ThreadOptions {
  /** As many as may run at the same time. */
  most: number
  /** Started with `warm` and never ended for being idle. */
  kept: number
  idleMs: number
  start?: (options: ThreadOptions) => Thread
}

export interface ThreadPool {
  /** The caller sees to it that no more than `most` run. */
  run: (order: Order, deadlineMs: number) => Promise<Outcome>
  warm: () => void
  stop: () => Promise<void>
}

/**
 * Threads that load before they are needed: while one runs, the next one waits as a spare, and one that ended is
 * replaced. An idle thread holds its memory, so all but `kept` end after a while.
 */
export function createThreadPool({
  most,
  kept,
  idleMs,
  start = startThread,
  ...options
}: PoolOptions): ThreadPool {
  const threads = new Set<Thread>()
  /** The one used last is the first to be used again. */
  const idle: Thread[] = []
  let trimming: NodeJS.Timeout | null = null
  let isStopped = false

  function add(): Thread {
    const thread = start(options)
    threads.add(thread)
    thread.onEnd(() => {
      threads.delete(thread)
      const place = idle.indexOf(thread)
      if (place >= 0) idle.splice(place, 1)
    })
    return thread
  }

  function addSpare(): void {
    const isNeeded = idle.length === 0 && threads.size < most
    if (isNeeded && !isStopped && kept > 0) idle.unshift(add())
  }

  async function trim(): Promise<void> {
    while (idle.length > kept) await idle.shift()?.stop()
  }

  function trimLater(): void {
    if (trimming) clearTimeout(trimming)
    trimming = setTimeout(() => void trim(), idleMs).unref()
  }

  return {
    warm: addSpare,
    run: async (order, deadlineMs) => {
      const thread = idle.pop() ?? add()
      addSpare()
      try {
        return await thread.run(order, deadlineMs)
      } finally {
        if (thread.isRunning()) idle.push(thread)
        addSpare()
        trimLater()
      }
    },
    stop: async () => {
      isStopped = true
      if (trimming) clearTimeout(trimming)
      await Promise.all([...threads].map((thread) => thread.stop()))
    },
  }
}
