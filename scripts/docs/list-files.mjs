import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What .gitignore leaves out, and folders with a dot, which no document is about. */
const skipped = new Set(['node_modules', 'dist', 'data', 'test-results', 'playwright-report'])

/**
 * The files of a folder and all folders in it, with slashes on every system.
 * @param {string} root
 * @param {string} [folder] in the root
 * @returns {string[]} from the root
 */
export function listFiles(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : listFiles(root, path)
  })
}

/**
 * @param {readonly string[]} files
 * @returns {string[]} every folder that holds one of them, at any depth
 */
export function listFolders(files) {
  const folders = files.flatMap((file) => {
    const parts = file.split('/').slice(0, -1)
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  })
  return [...new Set(folders)].sort()
}
