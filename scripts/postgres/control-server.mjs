import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserFacingError } from '../processes/user-facing-error.mjs'
import { programIn } from './find-binaries.mjs'

/** @typedef {import('./server-user.mjs').ServerUser} ServerUser */

const secondsToWait = '60'

/**
 * @param {string} binaries
 * @param {string} data
 * @param {ServerUser} user
 */
export function createCluster(binaries, data, user) {
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  const result = run(programIn(binaries, 'initdb'), [`--pgdata=${data}`, ...options], user)
  if (result.status !== 0)
    throw new UserFacingError(`initdb failed:\n${result.stderr}${result.error?.message ?? ''}`)
}

/**
 * @param {string} binaries
 * @param {string} data
 * @param {ServerUser} user
 * @param {Record<string, string | number>} settings
 * @returns {string | null} what went wrong, if anything did
 */
export function startServer(binaries, data, user, settings) {
  const log = join(data, 'server.log')
  const result = run(programIn(binaries, 'pg_ctl'), startArguments(data, settings), user)
  if (result.status === 0) return null
  return `pg_ctl start failed:\n${existsSync(log) ? readFileSync(log, 'utf8') : (result.error?.message ?? '')}`
}

/**
 * @param {string} data
 * @param {Record<string, string | number>} settings
 */
function startArguments(data, settings) {
  const options = Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
  return ['start', '-w', '-t', secondsToWait, '-D', data, '-l', join(data, 'server.log'), '-o', options]
}

/**
 * Whoever uses the server goes on meanwhile, and meets its absence.
 * @param {string} binaries
 * @param {string} data
 * @param {ServerUser} user
 */
export function haltServer(binaries, data, user) {
  return runAside(programIn(binaries, 'pg_ctl'), ['stop', '-w', '-t', '30', '-D', data, '-m', 'fast'], user)
}

/**
 * @param {string} binaries
 * @param {string} data
 * @param {ServerUser} user
 * @param {Record<string, string | number>} settings
 */
export function resumeServer(binaries, data, user, settings) {
  return runAside(programIn(binaries, 'pg_ctl'), startArguments(data, settings), user)
}

/**
 * Synchronous, so that it also works while the process exits. Does nothing when the server does not run.
 * @param {string} binaries
 * @param {string} data
 * @param {ServerUser} user
 */
export function stopServer(binaries, data, user) {
  run(programIn(binaries, 'pg_ctl'), ['stop', '-w', '-t', '15', '-D', data, '-m', 'fast'], user)
  run(programIn(binaries, 'pg_ctl'), ['stop', '-w', '-t', '5', '-D', data, '-m', 'immediate'], user)
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {ServerUser} user
 */
function run(program, args, user) {
  // The server inherits pg_ctl's streams: a pipe would stay open, and be waited for, as long as it runs.
  const isStart = args[0] === 'start'
  return spawnSync(program, args, {
    ...makeSpawnOptions(user),
    encoding: 'utf8',
    stdio: isStart ? 'ignore' : ['ignore', 'pipe', 'pipe'],
  })
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {ServerUser} user
 * @returns {Promise<void>}
 */
async function runAside(program, args, user) {
  const child = spawn(program, args, { ...makeSpawnOptions(user), stdio: 'ignore' })
  const [exitCode] = await once(child, 'exit')
  if (exitCode !== 0) throw new Error(`${program} ${args[0]} ended with ${exitCode}`)
}

/** @param {ServerUser} user */
function makeSpawnOptions(user) {
  return {
    ...user,
    cwd: '/',
    env: { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'], LC_ALL: 'C', TZ: 'UTC' },
    windowsHide: true,
  }
}
