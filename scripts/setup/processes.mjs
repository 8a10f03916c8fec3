import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { constants } from 'node:os'
import { repositoryRoot } from '../repository-root.mjs'

/**
 * @typedef {object} ProgramOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {(text: string) => void} [onOutput] takes what it prints; without it, that goes to standard error
 * @property {(text: string) => void} [onErrorOutput] takes what it prints to standard error, apart from the rest
 */

/** A failure whose message is all that the person needs: printed without a stack. */
export class UserFacingError extends Error {}

/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const parentPollMs = 500
const graceMs = 10_000

/**
 * Runs a command of package.json; a failure becomes exit code 1.
 * @param {() => Promise<void>} work
 */
export async function runEntry(work) {
  process.chdir(repositoryRoot)
  stopWithNpm()
  try {
    await work()
  } catch (error) {
    console.error(error instanceof UserFacingError ? error.message : error)
    process.exit(1)
  }
}

/**
 * npm passes SIGTERM on to the shell between itself and us, and that shell dies without passing it on.
 * The only sign is a changed parent. Ends this process as the signal would have.
 */
function stopWithNpm() {
  if (!process.env['npm_lifecycle_event'] || process.platform === 'win32') return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, parentPollMs)
  timer.unref()
  // Ctrl-C and similar signals reach both us and the shell, and one signal is enough.
  for (const signal of signals) {
    process.once(signal, () => {
      clearInterval(timer)
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
    })
  }
}

/**
 * Runs a program to its end, with what it starts in turn. A signal that reaches us stops it first, then us.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {ProgramOptions} [options]
 * @returns {Promise<number>} its exit code
 */
export async function run(file, args, { cwd, env, onOutput, onErrorOutput = onOutput } = {}) {
  // A separate group, so that Ctrl-C in the terminal reaches it only once, through us.
  const ownGroup = process.platform !== 'win32'
  const output = onOutput ? 'pipe' : 2
  const child = spawn(file, args, { cwd, env, stdio: ['ignore', output, output], detached: ownGroup })
  child.stdout?.setEncoding('utf8').on('data', (text) => onOutput?.(text))
  child.stderr?.setEncoding('utf8').on('data', (text) => onErrorOutput?.(text))
  /** @type {NodeJS.Signals | undefined} */
  let stopSignal
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    // What Ctrl-C sends: Playwright, for one, stops the server it started on this signal only.
    stopTree(child, stopSignal ? 'SIGKILL' : 'SIGINT')
    stopSignal = signal
    setTimeout(() => stopTree(child, 'SIGKILL'), graceMs).unref()
  }
  for (const signal of signals) process.on(signal, stop)
  try {
    const [code] = await once(child, 'close')
    if (stopSignal) process.exit(128 + constants.signals[stopSignal])
    return code ?? 1
  } finally {
    for (const signal of signals) process.off(signal, stop)
  }
}

/**
 * Runs a package's own program with this Node: no shell, no npx, the same on every system.
 * @param {readonly string[]} args
 * @param {ProgramOptions} [options]
 */
export function runNode(args, options) {
  return run(process.execPath, args, options)
}

/**
 * @param {import('node:child_process').ChildProcess} child started in a group of its own, but on Windows
 * @param {NodeJS.Signals} signal
 */
export function stopTree(child, signal) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
  } catch {
    // It ended in between.
  }
}

/** @returns {Promise<number>} a port of 127.0.0.1 that was free a moment ago */
export async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return address !== null && typeof address === 'object' ? address.port : 0
}

/** @param {number} startedAt by performance.now() */
export function formatSecondsSince(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
}
