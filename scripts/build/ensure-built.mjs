import { runNodeProgram } from '../processes/run-command.mjs'
import { withSetupLock } from '../processes/setup-lock.mjs'
import { UserFacingError } from '../processes/user-facing-error.mjs'
import { inRepository } from '../repository-root.mjs'
import { formatSeconds, showProgress } from '../terminal/progress.mjs'
import { isBuildFresh } from './build-stamp.mjs'

/** Builds the product when dist is missing or older than the sources. */
export async function ensureBuilt() {
  if (isBuildFresh()) return
  await withSetupLock(async () => {
    // The process we waited for may have built it.
    if (!isBuildFresh()) await build()
  })
}

/** Builds the product, fresh or not. */
export function buildAgain() {
  return withSetupLock(build)
}

/**
 * A process of its own, so that the server which starts next does not carry the bundlers' memory.
 * @param {import('../processes/run-command.mjs').CommandOptions} [options]
 */
export function runBuild(options) {
  const env = { ...process.env, NODE_ENV: 'production' }
  return runNodeProgram(inRepository('scripts', 'build', 'build-product.mjs'), [], { env, ...options })
}

async function build() {
  const progress = showProgress('Building')
  const { exitCode, output, durationMs } = await runBuild({ onOutput: progress.tell })
  if (exitCode !== 0) {
    progress.finish(output.trimEnd())
    throw new UserFacingError('The build failed.')
  }
  const warnings = output.trim() ? `${output.trim()}\n` : ''
  progress.finish(`${warnings}Built (${formatSeconds(durationMs)})`)
}
