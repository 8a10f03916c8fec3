import { Worker } from 'node:worker_threads'
import type { Order, Outcome } from './thread-orders.ts'

/** No plan within the limits needs a quarter of this. */
const maxMemoryMb = 256
/** An idle thread still holds its memory, so it ends after this. */
const idleMs = 60_000

export interface Thread {
  /** One order at a time. */
  run: (order: Order) => Promise<Outcome>
  stop: () => Promise<void>
}

/** Starts with its first order, ends when idle, and starts again after a crash. */
export function openThread(file: URL): Thread {
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | null = null

  function start(): Worker {
    const started = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb } })
    started.unref()
    const forget = () => {
      if (worker === started) worker = null
    }
    started.once('error', forget)
    started.once('exit', forget)
    return started
  }

  async function stop(): Promise<void> {
    if (idle) clearTimeout(idle)
    const stopped = worker
    worker = null
    await stopped?.terminate()
  }

  return {
    stop,
    run: async (order) => {
      if (idle) clearTimeout(idle)
      const current = (worker ??= start())
      try {
        return await ask(current, order)
      } finally {
        idle = setTimeout(() => void stop(), idleMs).unref()
      }
    },
  }
}

function ask(worker: Worker, { name, bytes }: Order): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      worker.off('message', receive)
      worker.off('error', fail)
      worker.off('exit', exit)
    }
    const receive = (outcome: Outcome) => {
      leave()
      resolve(outcome)
    }
    const fail = (error: Error) => {
      leave()
      reject(error)
    }
    const exit = () => fail(new Error('The thread ended while it was reading a plan'))
    worker.on('message', receive)
    worker.on('error', fail)
    worker.on('exit', exit)
    // Transferred, not copied: nothing else uses these bytes.
    worker.postMessage({ name, bytes }, [bytes.buffer])
  })
}
