import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../repository-root.mjs'
import { run, UserFacingError } from './processes.mjs'
import { withSetupLock } from './setup-lock.mjs'

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean } & Platform} LockEntry
 * @typedef {{ os?: string[], cpu?: string[], libc?: string[] }} Platform
 * @typedef {Record<string, LockEntry>} Packages
 */

/** Installs what building and serving need, when it is missing or not what the lock file says. */
export function ensureInstalled() {
  return ensurePackages(repositoryRoot, 'Installing packages', ['--omit=dev'])
}

/** The same, plus everything that checks, benches and development need. */
export function ensureAllInstalled() {
  return ensurePackages(repositoryRoot, 'Installing packages', ['--include=dev'])
}

/** Installs what only pictures and page measurements need, into a separate folder, when it is first needed. */
export function ensureTools() {
  // Lighthouse asks for a newer Node than ours but runs on ours, so this must not stop the install.
  return ensurePackages(join(repositoryRoot, 'tools'), 'Installing the tools', ['--engine-strict=false'])
}

/**
 * Runs npm: the one that started us where there is one, else the one on the path.
 * @param {string[]} args
 * @param {import('./processes.mjs').ProgramOptions} [options]
 */
export function runNpm(args, options) {
  const startedBy = process.env['npm_execpath']
  if (startedBy?.endsWith('npm-cli.js')) return run(process.execPath, [startedBy, ...args], options)
  // npm is a batch file on Windows, which only its command interpreter can start.
  if (process.platform === 'win32') return run('cmd.exe', ['/d', '/s', '/c', 'npm', ...args], options)
  return run('npm', args, options)
}

/**
 * @param {string} folder
 * @param {string} what
 * @param {string[]} options
 */
async function ensurePackages(folder, what, options) {
  const withDev = !options.includes('--omit=dev')
  const isThere = () =>
    isInstalled(readPackages(folder, 'package-lock.json'), readPackages(folder, installedRecord), withDev)
  if (isThere()) return
  await withSetupLock(async () => {
    // The process we waited for may have installed them.
    if (isThere()) return
    console.error(`${what}…`)
    // Installed packages stay, because a server may be using them.
    const command = existsSync(join(folder, installedRecord)) ? ['install', '--no-save'] : ['ci']
    const args = [...command, ...options, '--prefer-offline', '--loglevel=error', '--no-audit', '--no-fund']
    const exitCode = await runNpm(args, { cwd: folder })
    if (exitCode !== 0)
      throw new UserFacingError(`${what} failed: npm ${args.join(' ')} ended with exit code ${exitCode}.`)
  })
}

const installedRecord = 'node_modules/.package-lock.json'

/**
 * @param {string} folder
 * @param {string} file
 * @returns {Packages}
 */
function readPackages(folder, file) {
  const path = join(folder, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

/**
 * Whether everything of the lock file that this machine needs is installed, no matter how.
 * @param {Packages} locked
 * @param {Packages} installed npm's own record
 * @param {boolean} withDev
 * @param {{ platform: string, arch: string }} [machine]
 */
export function isInstalled(locked, installed, withDev, machine = process) {
  return Object.entries(locked).every(([folder, entry]) => {
    if (folder === '' || (entry.dev && !withDev)) return true
    if (entry.optional && !isForMachine(entry, machine)) return true
    return installed[folder]?.version === entry.version
  })
}

/**
 * @param {Platform} entry
 * @param {{ platform: string, arch: string }} machine
 */
function isForMachine({ os, cpu, libc }, machine) {
  // npm finds out which C library this machine has.
  return !libc && os?.includes(machine.platform) === true && cpu?.includes(machine.arch) === true
}
