import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isLockStale, withSetupLock } from './setup-lock.mjs'

const owner = { pid: 100, host: 'here', takenAt: 1_000_000 }
const around = { host: 'here', now: 1_001_000, bootedAt: 500_000, isAlive: () => true }

describe('a lock', () => {
  test('holds while its process lives', () => {
    expect(isLockStale(owner, around)).toBe(false)
  })

  test('is stale when its process is gone', () => {
    expect(isLockStale(owner, { ...around, isAlive: () => false })).toBe(true)
  })

  test('is stale when the machine was started after it was taken', () => {
    expect(isLockStale(owner, { ...around, bootedAt: 1_000_500 })).toBe(true)
  })

  test('of another machine holds, whatever processes there are here', () => {
    expect(isLockStale({ ...owner, host: 'there' }, { ...around, isAlive: () => false })).toBe(false)
  })

  test('is stale after an hour, whoever has it', () => {
    expect(isLockStale({ ...owner, host: 'there' }, { ...around, now: 1_000_000 + 3_600_000 })).toBe(true)
  })
})

describe('working under the lock', () => {
  /** @type {string} */
  let folder
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'setup-lock-test-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('lets one work at a time', async () => {
    let working = 0
    let most = 0
    const work = async () => {
      working += 1
      most = Math.max(most, working)
      await new Promise((resolve) => setImmediate(resolve))
      working -= 1
    }
    await Promise.all([1, 2, 3].map(() => withSetupLock(work, join(folder, 'lock'))))
    expect(most).toBe(1)
    expect(readdirSync(folder)).toEqual([])
  })

  test('is given back when the work fails', async () => {
    const failing = () => Promise.reject(new Error('no space'))
    await expect(withSetupLock(failing, join(folder, 'lock'))).rejects.toThrow('no space')
    expect(existsSync(join(folder, 'lock'))).toBe(false)
  })

  test('takes over from a process that was killed', async () => {
    mkdirSync(join(folder, 'lock'))
    const dead = { pid: 2 ** 30, host: hostname(), takenAt: Date.now() }
    writeFileSync(join(folder, 'lock', 'owner.json'), JSON.stringify(dead))
    await expect(withSetupLock(() => Promise.resolve('done'), join(folder, 'lock'))).resolves.toBe('done')
  })
})
