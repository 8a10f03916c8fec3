import { spawn } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { repositoryRoot } from '../repository-root.mjs'
import { onShutdown } from './shutdown.mjs'

/**
 * @typedef {object} CommandOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {(text: string) => void} [onOutput] called with each piece of output as it comes
 *
 * @typedef {object} CommandResult
 * @property {number} exitCode
 * @property {string} output standard output and standard error, as they came
 * @property {number} durationMs
 */

const graceMs = 10_000

/**
 * Runs a command to its end and keeps its output; a command that cannot be started answers with 127.
 * @param {string} file
 * @param {string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<CommandResult>}
 */
export function runCommand(file, args, { cwd = repositoryRoot, env = process.env, onOutput } = {}) {
  return new Promise((resolve) => {
    const startedAt = performance.now()
    const ownGroup = process.platform !== 'win32'
    const child = spawn(file, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: ownGroup,
      windowsHide: true,
    })
    const stopListening = onShutdown(() => stopTree(child, ownGroup))
    let output = ''
    /** @param {Buffer} chunk */
    const collect = (chunk) => {
      const text = chunk.toString()
      output += text
      onOutput?.(text)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    /** @param {number} exitCode */
    const finish = (exitCode) => {
      stopListening()
      resolve({ exitCode, output, durationMs: performance.now() - startedAt })
    }
    child.on('error', (error) => {
      output += `${error.message}\n`
      finish(127)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
}

/**
 * Runs a package's own program with this Node: no shell, no npx, the same on every system.
 * @param {string} program path inside node_modules
 * @param {string[]} args
 * @param {CommandOptions} [options]
 */
export function runNodeProgram(program, args, options) {
  return runCommand(process.execPath, [program, ...args], options)
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {boolean} ownGroup
 * @returns {Promise<void>}
 */
export function stopTree(child, ownGroup) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return resolve()
    const pid = ownGroup ? -child.pid : child.pid
    const timer = setTimeout(() => sendSignal(pid, 'SIGKILL'), graceMs)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    // What Ctrl-C sends: Playwright, for one, stops the server it started on this signal only.
    sendSignal(pid, 'SIGINT')
  })
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function sendSignal(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended by itself in between.
  }
}
