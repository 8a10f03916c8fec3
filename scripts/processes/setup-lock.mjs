import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, uptime } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRepository } from '../repository-root.mjs'
import { isProcessAlive } from './is-process-alive.mjs'

/**
 * @typedef {{ pid: number, host: string, takenAt: number }} LockOwner
 * @typedef {{ host: string, now: number, bootedAt: number, isAlive: (pid: number) => boolean }} Surroundings
 */

const pollMs = 200
const longestSetupMs = 30 * 60_000

// In dist, because `npm ci` deletes node_modules and git ignores dist.
const defaultFolder = inRepository('dist', '.setup-lock')

/**
 * Lets one process at a time install or build in this clone.
 * @template T
 * @param {() => Promise<T>} work
 * @param {string} [folder]
 * @returns {Promise<T>}
 */
export async function withSetupLock(work, folder = defaultFolder) {
  let hasSaidSo = false
  while (!tryTake(folder)) {
    const owner = findOwner(folder)
    if (owner && isLockStale(owner, surroundings())) {
      removeLock(folder)
      continue
    }
    if (owner && !hasSaidSo) {
      console.log(`Waiting for process ${owner.pid}, which is setting up this clone…`)
      hasSaidSo = true
    }
    await sleep(pollMs)
  }
  const removeAtExit = () => removeLock(folder)
  process.once('exit', removeAtExit)
  try {
    return await work()
  } finally {
    process.off('exit', removeAtExit)
    removeLock(folder)
  }
}

/**
 * Whether the process that took the lock is gone without having given it back.
 * @param {LockOwner} owner
 * @param {Surroundings} around
 */
export function isLockStale(owner, around) {
  if (around.now - owner.takenAt > longestSetupMs) return true
  // Process ids of another machine or container say nothing here.
  if (owner.host !== around.host) return false
  return owner.takenAt < around.bootedAt || !around.isAlive(owner.pid)
}

/** @returns {Surroundings} */
function surroundings() {
  const now = Date.now()
  return { host: hostname(), now, bootedAt: now - uptime() * 1000, isAlive: isProcessAlive }
}

/**
 * The lock appears by a rename, so that it is never there without its owner's name.
 * @param {string} folder
 */
function tryTake(folder) {
  const draft = `${folder}-${randomUUID()}`
  mkdirSync(dirname(folder), { recursive: true })
  mkdirSync(draft)
  /** @type {LockOwner} */
  const owner = { pid: process.pid, host: hostname(), takenAt: Date.now() }
  writeFileSync(join(draft, 'owner.json'), JSON.stringify(owner))
  try {
    renameSync(draft, folder)
    return true
  } catch {
    rmSync(draft, { recursive: true, force: true })
    return false
  }
}

/**
 * @param {string} folder
 * @returns {LockOwner | null}
 */
function findOwner(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'owner.json'), 'utf8'))
  } catch {
    return null
  }
}

/**
 * Moved aside first: of two processes only one can move it, and nobody sees it half removed.
 * @param {string} folder
 */
function removeLock(folder) {
  const aside = `${folder}-${randomUUID()}`
  try {
    renameSync(folder, aside)
  } catch {
    return
  }
  rmSync(aside, { recursive: true, force: true })
}
