import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { withSetupLock } from '../processes/setup-lock.mjs'
import { UserFacingError } from '../processes/user-facing-error.mjs'
import { inRepository } from '../repository-root.mjs'
import { formatSeconds, showProgress } from '../terminal/progress.mjs'
import { computeInstallStamp, isInstalledAsLocked, listRequiredFolders } from './installed-packages.mjs'
import { runNpm } from './npm-command.mjs'

/** @typedef {import('./installed-packages.mjs').Lock} Lock */

const stampPath = inRepository('node_modules', '.planwright-install')
const npmRecordPath = inRepository('node_modules', '.package-lock.json')

/** Installs the packages when they are missing or not those of the lock file. */
export async function ensureInstalled() {
  if (isInstalled()) return
  await withSetupLock(async () => {
    // The process we waited for may have installed them.
    if (!isInstalled()) await install()
  })
}

function isInstalled() {
  const lockText = readFileSync(inRepository('package-lock.json'), 'utf8')
  /** @type {Lock} */
  const lock = JSON.parse(lockText)
  if (!listRequiredFolders(lock).every((folder) => existsSync(inRepository(folder, 'package.json'))))
    return false
  if (existsSync(stampPath)) return readFileSync(stampPath, 'utf8') === currentStamp(lockText)
  if (!existsSync(npmRecordPath)) return false
  return isInstalledAsLocked(lock, JSON.parse(readFileSync(npmRecordPath, 'utf8')), thisMachine())
}

async function install() {
  const progress = showProgress('Installing packages')
  // The build and the checks need the development packages, also where NODE_ENV says production.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund']
  const { exitCode, output, durationMs } = await runNpm(args)
  if (exitCode !== 0) {
    progress.finish(output.trimEnd())
    throw new UserFacingError(
      `Installing packages failed: npm ${args.join(' ')} ended with exit code ${exitCode}.`,
    )
  }
  writeFileSync(stampPath, currentStamp(readFileSync(inRepository('package-lock.json'), 'utf8')))
  progress.finish(`Installed packages (${formatSeconds(durationMs)})`)
}

/** @param {string} lockText */
function currentStamp(lockText) {
  return computeInstallStamp(
    JSON.parse(readFileSync(inRepository('package.json'), 'utf8')),
    lockText,
    thisMachine(),
  )
}

function thisMachine() {
  return {
    platform: process.platform,
    arch: process.arch,
    nodeMajor: Number(process.versions.node.split('.')[0]),
  }
}
