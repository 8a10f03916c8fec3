import { stopWithNpm } from './stop-with-npm.mjs'
import { UserFacingError } from './user-facing-error.mjs'

/**
 * Runs an entry script's work; a failure becomes exit code 1.
 * @param {() => Promise<void>} work
 */
export async function runEntry(work) {
  stopWithNpm()
  try {
    await work()
  } catch (error) {
    console.error(error instanceof UserFacingError ? error.message : error)
    process.exit(1)
  }
}
