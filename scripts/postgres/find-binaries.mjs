import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const suffix = process.platform === 'win32' ? '.exe' : ''

/** Folders that hold one folder for each installed version. */
const versionFolders = [
  { parent: '/usr/lib/postgresql', inside: 'bin' },
  { parent: '/usr', inside: 'bin', prefix: 'pgsql-' },
  { parent: '/opt/homebrew/opt', inside: 'bin', prefix: 'postgresql' },
  { parent: '/usr/local/opt', inside: 'bin', prefix: 'postgresql' },
  { parent: '/Applications/Postgres.app/Contents/Versions', inside: 'bin' },
  { parent: 'C:\\Program Files\\PostgreSQL', inside: 'bin' },
]

/**
 * The folder of an installed PostgreSQL's programs. PLANWRIGHT_IGNORE_SYSTEM_POSTGRES=1 makes it find none,
 * to try the downloaded one on a machine that has its own.
 * @returns {string | null}
 */
export function findSystemBinaries() {
  if (process.env['PLANWRIGHT_IGNORE_SYSTEM_POSTGRES'] === '1') return null
  for (const folder of listCandidates()) if (hasServerPrograms(folder)) return folder
  return null
}

/** @param {string} folder */
export function hasServerPrograms(folder) {
  return ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name + suffix)))
}

/**
 * @param {string} folder
 * @param {'initdb' | 'pg_ctl' | 'postgres'} name
 */
export function programIn(folder, name) {
  return join(folder, name + suffix)
}

/** @returns {Generator<string>} */
function* listCandidates() {
  yield* (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8', windowsHide: true })
  if (configured.status === 0) yield configured.stdout.trim()
  for (const { parent, inside, prefix = '' } of versionFolders) {
    const names = existsSync(parent) ? readdirSync(parent) : []
    const ours = names.filter((name) => name.startsWith(prefix))
    for (const name of sortNewestFirst(ours)) yield join(parent, name, inside)
  }
}

/**
 * By the version number in the name: `9.6` is older than `15`, `postgresql@16` newer.
 * @param {string[]} names
 */
export function sortNewestFirst(names) {
  /** @param {string} name */
  const versionOf = (name) => Number(/\d+(\.\d+)?/.exec(name)?.[0] ?? 0)
  return names.toSorted((a, b) => versionOf(b) - versionOf(a))
}
