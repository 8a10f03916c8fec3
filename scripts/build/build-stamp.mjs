import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync, rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { inRepository } from '../repository-root.mjs'

const stampPath = inRepository('dist', '.build-stamp')
const sourceFolders = ['src', 'public', 'migrations', 'config', 'scripts/build']
const sourceFiles =
  /^(index\.html|.*\.html|vite\.config\.ts|package\.json|package-lock\.json|tsconfig.*\.json)$/
const testFile = /\.test\.(ts|tsx|mjs)$/

/** Whether dist was built from exactly the present sources. */
export function isBuildFresh() {
  return existsSync(stampPath) && readFileSync(stampPath, 'utf8') === computeBuildStamp()
}

/** @param {string} stamp taken before the build, so that a file changed meanwhile makes it stale */
export function writeBuildStamp(stamp) {
  writeFileSync(stampPath, stamp)
}

/** Before a build: one that breaks off must not look like the earlier one. */
export function removeBuildStamp() {
  rmSync(stampPath, { force: true })
}

/**
 * A hash over the path and content of every file that the build reads; tests are not among them.
 * @param {string} [root]
 */
export function computeBuildStamp(root = inRepository()) {
  const hash = createHash('sha256')
  for (const path of listSources(root)) {
    const content = readFileSync(join(root, path))
    hash.update(`${path.split(sep).join('/')}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/** @param {string} root */
function listSources(root) {
  const inFolders = sourceFolders.flatMap((folder) => listFiles(join(root, folder)))
  const atTop = readdirSync(root).filter((name) => sourceFiles.test(name))
  return [
    ...inFolders.map((path) => relative(root, path)).filter((path) => !testFile.test(path)),
    ...atTop,
  ].toSorted()
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
