import { spawnSync } from 'node:child_process'
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
  const options = Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
  const args = ['start', '-w', '-t', secondsToWait, '-D', data, '-l', log, '-o', options]
  const result = run(programIn(binaries, 'pg_ctl'), args, user)
  if (result.status === 0) return null
  return `pg_ctl start failed:\n${existsSync(log) ? readFileSync(log, 'utf8') : (result.error?.message ?? '')}`
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
    ...user,
    cwd: '/',
    env: { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'], LC_ALL: 'C', TZ: 'UTC' },
    encoding: 'utf8',
    stdio: isStart ? 'ignore' : ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  })
}
