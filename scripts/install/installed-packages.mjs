import { createHash } from 'node:crypto'

/**
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {boolean} [link]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 *
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 * @typedef {{ platform: string, arch: string, nodeMajor: number }} Machine
 */

const dependencyFields = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides']

/**
 * What an install depends on, as one short text.
 * @param {Record<string, unknown>} manifest the content of package.json
 * @param {string} lockText
 * @param {Machine} machine
 */
export function computeInstallStamp(manifest, lockText, machine) {
  const wanted = dependencyFields.map((field) => manifest[field] ?? {})
  return createHash('sha256')
    .update(JSON.stringify([wanted, machine.nodeMajor, machine.platform, machine.arch]))
    .update(lockText)
    .digest('hex')
}

/**
 * The packages that every machine must have. Optional ones are other platforms' binaries, mostly.
 * @param {Lock} lock
 * @returns {string[]} folders, as in `node_modules/react`
 */
export function listRequiredFolders(lock) {
  return Object.entries(lock.packages)
    .filter(([folder, entry]) => folder !== '' && !entry.optional)
    .map(([folder]) => folder)
}

/**
 * Whether somebody's own `npm ci` or `npm install` already made exactly what the lock file says.
 * @param {Lock} lock
 * @param {Lock} installed npm's own record in node_modules/.package-lock.json
 * @param {Machine} machine
 */
export function isInstalledAsLocked(lock, installed, machine) {
  return Object.entries(lock.packages).every(([folder, entry]) => {
    if (folder === '' || !isForMachine(entry, machine)) return true
    return installed.packages[folder]?.version === entry.version
  })
}

/**
 * @param {LockEntry} entry
 * @param {Machine} machine
 */
function isForMachine(entry, machine) {
  if (!entry.optional) return true
  // Which C library this machine has is npm's to find out.
  if (entry.libc || !entry.os || !entry.cpu) return false
  return entry.os.includes(machine.platform) && entry.cpu.includes(machine.arch)
}
