import { constants } from 'node:os'

/** @typedef {() => Promise<void> | void} ShutdownTask */

/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** @type {Set<ShutdownTask>} */
const tasks = new Set()
let isStopping = false

/**
 * Runs the task when the process is told to stop; the newest task runs first.
 * Nothing listens for signals while there is no task, so that whoever comes later decides for itself.
 * @param {ShutdownTask} task
 * @returns {() => void} takes the task off again
 */
export function onShutdown(task) {
  if (tasks.size === 0) for (const signal of signals) process.on(signal, stop)
  tasks.add(task)
  return () => {
    tasks.delete(task)
    if (tasks.size === 0) for (const signal of signals) process.off(signal, stop)
  }
}

/** @param {NodeJS.Signals} signal */
async function stop(signal) {
  const exitCode = 128 + constants.signals[signal]
  // A second Ctrl-C means: now.
  if (isStopping) process.exit(exitCode)
  isStopping = true
  for (const task of [...tasks].toReversed()) {
    try {
      await task()
    } catch (error) {
      console.error(error)
    }
  }
  process.exit(exitCode)
}
