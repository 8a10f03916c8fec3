import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The clone's top folder, whatever the current folder is. */
export const repositoryRoot = dirname(dirname(fileURLToPath(import.meta.url)))

/** Where checks keep downloads: ignored by git, gone with node_modules. */
export const cacheFolder = join(repositoryRoot, 'node_modules', '.cache', 'planwright')

/** @param {string[]} parts a path inside the clone */
export function inRepository(...parts) {
  return join(repositoryRoot, ...parts)
}
