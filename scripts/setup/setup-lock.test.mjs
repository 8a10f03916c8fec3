import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withSetupLock } from './setup-lock.mjs'

/** @type {string} */
let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-lock-test-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('only one process works at a time', async () => {
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

test('the lock is released when the work fails', async () => {
  const failing = () => Promise.reject(new Error('no space'))
  await expect(withSetupLock(failing, join(folder, 'lock'))).rejects.toThrow('no space')
  expect(existsSync(join(folder, 'lock'))).toBe(false)
})

test('the lock of a killed process is taken over', async () => {
  writeFileSync(join(folder, 'lock'), String(2 ** 30))
  await expect(withSetupLock(() => Promise.resolve('done'), join(folder, 'lock'))).resolves.toBe('done')
})
