import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { inRepository } from '../repository-root.mjs'
import { formatSecondsSince, runNode, UserFacingError } from '../setup/processes.mjs'
import { withSetupLock } from '../setup/setup-lock.mjs'

const stampPath = inRepository('dist', '.build-stamp')
const sourceFolders = ['src', 'course', 'public', 'fonts', 'migrations', 'scripts/build', 'scripts/course']
const sourceFiles = /^(.*\.html|vite\.config\.ts|package\.json|package-lock\.json|tsconfig.*\.json)$/
const notBuilt = /\.test\.(ts|tsx|mjs)$|node_modules/

/** Builds the product when dist is missing or older than the sources. */
export async function ensureBuilt() {
  if (isBuildFresh()) return
  await withSetupLock(async () => {
    // The process we waited for may have built it.
    if (isBuildFresh()) return
    const startedAt = performance.now()
    console.error('Building…')
    if ((await build()) !== 0) throw new UserFacingError('The build failed.')
    console.error(`built in ${formatSecondsSince(startedAt)}`)
  })
}

/**
 * Builds the product, fresh or not. A process of its own, so that the server which starts next does not carry the
 * bundlers' memory.
 * @param {import('../setup/processes.mjs').ProgramOptions} [options]
 */
export async function build(options) {
  // Taken before the build, so that a file changed meanwhile makes it stale.
  const stamp = computeBuildStamp()
  // A build that breaks off must not look like the earlier one.
  rmSync(stampPath, { force: true })
  const env = { ...process.env, NODE_ENV: 'production' }
  const exitCode = await runNode([inRepository('scripts', 'build', 'build-product.mjs')], { ...options, env })
  if (exitCode === 0) writeFileSync(stampPath, stamp)
  return exitCode
}

function isBuildFresh() {
  return existsSync(stampPath) && readFileSync(stampPath, 'utf8') === computeBuildStamp()
}

/**
 * A hash over the path and content of every file that the build reads; tests are not among them.
 * @param {string} [root]
 */
export function computeBuildStamp(root = inRepository()) {
  const inFolders = sourceFolders.flatMap((folder) => listFiles(join(root, folder)))
  const atTop = readdirSync(root).filter((name) => sourceFiles.test(name))
  const hash = createHash('sha256')
  for (const path of [...inFolders.map((file) => relative(root, file)), ...atTop].toSorted()) {
    if (notBuilt.test(path)) continue
    const content = readFileSync(join(root, path))
    hash.update(`${path.split(sep).join('/')}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/** @param {string} folder */
function listFiles(folder) {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
