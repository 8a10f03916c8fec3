import { statfsSync } from 'node:fs'

const inMemory = '/dev/shm'
/** Far more than all tests need, and more than a container has unless it was given more. */
const minFreeBytes = 1024 * 1024 * 1024

/**
 * Linux's folder in memory, for databases that need not outlive a test. A disk makes each of their writes wait.
 * @param {string} usual where there is no such folder, or it is small
 */
export function chooseFolder(usual) {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize < minFreeBytes ? usual : inMemory
  } catch {
    return usual
  }
}
