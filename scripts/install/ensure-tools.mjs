import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { withSetupLock } from '../processes/setup-lock.mjs'
import { UserFacingError } from '../processes/user-facing-error.mjs'
import { inRepository } from '../repository-root.mjs'
import { formatSeconds, showProgress } from '../terminal/progress.mjs'
import { computeInstallStamp, isInstalledAsLocked, listRequiredFolders } from './installed-packages.mjs'
import { runNpm } from './npm-command.mjs'

/** @typedef {import('./installed-packages.mjs').Lock} Lock */

const stampPath = inRepository('tools', 'node_modules', '.planwright-install')
const npmRecordPath = inRepository('tools', 'node_modules', '.package-lock.json')

/** Installs what only pictures and page measurements need, into a folder of its own, when it is first wanted. */
export async function ensureTools() {
  if (isInstalled()) return
  await withSetupLock(async () => {
    // The process we waited for may have installed them.
    if (!isInstalled()) await install()
  })
}

/**
 * A package of tools/, which the product itself must never import.
 * @param {string} name
 * @returns {unknown}
 */
export function requireTool(name) {
  return createRequire(inRepository('tools', 'package.json'))(name)
}

function isInstalled() {
  const lockText = readFileSync(inRepository('tools', 'package-lock.json'), 'utf8')
  /** @type {Lock} */
  const lock = JSON.parse(lockText)
  const folders = listRequiredFolders(lock)
  if (!folders.every((folder) => existsSync(inRepository('tools', folder, 'package.json')))) return false
  if (existsSync(stampPath)) return readFileSync(stampPath, 'utf8') === currentStamp(lockText)
  if (!existsSync(npmRecordPath)) return false
  return isInstalledAsLocked(lock, JSON.parse(readFileSync(npmRecordPath, 'utf8')), thisMachine())
}

async function install() {
  const progress = showProgress('Installing the tools for pictures and page measurements')
  // Lighthouse names a newer Node than ours and runs on ours: its wish must not stop the install.
  const args = ['ci', '--prefix', inRepository('tools'), '--engine-strict=false', '--no-audit', '--no-fund']
  const { exitCode, output, durationMs } = await runNpm(args, { cwd: inRepository('tools') })
  if (exitCode !== 0) {
    progress.finish(output.trimEnd())
    throw new UserFacingError(
      `Installing the tools failed: npm ${args.join(' ')} ended with exit code ${exitCode}.`,
    )
  }
  writeFileSync(stampPath, currentStamp(readFileSync(inRepository('tools', 'package-lock.json'), 'utf8')))
  progress.finish(`Installed the tools (${formatSeconds(durationMs)})`)
}

/** @param {string} lockText */
function currentStamp(lockText) {
  const manifest = JSON.parse(readFileSync(inRepository('tools', 'package.json'), 'utf8'))
  return computeInstallStamp(manifest, lockText, thisMachine())
}

function thisMachine() {
  return {
    platform: process.platform,
    arch: process.arch,
    nodeMajor: Number(process.versions.node.split('.')[0]),
  }
}
