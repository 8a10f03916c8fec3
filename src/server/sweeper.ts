import type { FastifyBaseLogger } from 'fastify'

const everyMs = 60 * 60 * 1000

export interface Sweeper {
  stop: () => void
}

/** Clears out what has expired, soon after the start and then hourly. Several processes may do so at once. */
export function startSweeper(tasks: (() => Promise<void>)[], log: FastifyBaseLogger): Sweeper {
  const sweep = () => {
    for (const task of tasks) task().catch((error: unknown) => log.warn({ err: error }, 'a sweep failed'))
  }
  const timer = setInterval(sweep, everyMs)
  timer.unref()
  sweep()
  return { stop: () => clearInterval(timer) }
}
