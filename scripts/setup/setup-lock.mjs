import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRepository } from '../repository-root.mjs'

const pollMs = 200
const longestSetupMs = 30 * 60_000

// In dist, because `npm ci` deletes node_modules and git ignores dist.
const defaultFile = inRepository('dist', '.setup-lock')

/**
 * Lets one process at a time install or build in this clone. The packages that could do it are not installed yet.
 * @template T
 * @param {() => Promise<T>} work
 * @param {string} [file] holds the id of the process that works
 * @returns {Promise<T>}
 */
export async function withSetupLock(work, file = defaultFile) {
  mkdirSync(dirname(file), { recursive: true })
  for (let round = 0; !tryTake(file); round += 1) {
    if (round === 1) console.error('Waiting for another process, which is setting up this clone…')
    await sleep(pollMs)
  }
  const giveBack = () => rmSync(file, { force: true })
  process.once('exit', giveBack)
  try {
    return await work()
  } finally {
    process.off('exit', giveBack)
    giveBack()
  }
}

/** @param {string} file */
function tryTake(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    // A killed process could not release it, so the next round takes it.
    if (!isOwnerAlive(file)) rmSync(file, { force: true })
    return false
  }
}

/** @param {string} file */
function isOwnerAlive(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    // After a restart of the machine, the id may belong to another process.
    return Date.now() - statSync(file).mtimeMs < longestSetupMs
  } catch (error) {
    // EPERM: the process exists and belongs to another user. ENOENT: the lock has just been released.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
