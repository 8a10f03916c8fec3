import type { FastifyBaseLogger } from 'fastify'
import type { SteadyClock } from './steady-clock.ts'

const everyMs = 60 * 60 * 1000

export interface Sweeper {
  stop: () => void
}

/** Deletes expired data, soon after the start and then hourly. Several processes may do this at the same time. */
export function startSweeper(
  tasks: (() => Promise<void>)[],
  { log, clock, onSwept }: { log: FastifyBaseLogger; clock: SteadyClock; onSwept: () => Promise<void> },
): Sweeper {
  const sweep = () => {
    if (!clock.isSteady()) return log.warn('the clock was changed, so nothing is swept for a day')
    const runs = tasks.map((task) => {
      const run = task()
      run.catch((error: unknown) => log.warn({ err: error }, 'a sweep failed'))
      return run
    })
    Promise.all(runs)
      .then(onSwept)
      .catch(() => {
        // Logged above, or by the next sweep.
      })
  }
  const timer = setInterval(sweep, everyMs)
  timer.unref()
  sweep()
  return { stop: () => clearInterval(timer) }
}
