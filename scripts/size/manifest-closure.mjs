/**
 * @typedef {object} ManifestChunk
 * @property {string} file
 * @property {string[]} [css]
 * @property {string[]} [imports] keys of chunks that are loaded together with this one
 * @property {boolean} [isEntry]
 * @property {boolean} [isDynamicEntry]
 * @property {string[]} [dynamicImports] keys of chunks that this one may ask for later
 * @property {string[]} [assets] other files that it names
 *
 * @typedef {Record<string, ManifestChunk>} Manifest Vite's own, by source file
 */

/**
 * The files a browser fetches for an entry: its own, those of everything it imports statically, and their styles.
 * @param {Manifest} manifest
 * @param {string} key
 * @returns {Set<string>}
 */
export function collectFiles(manifest, key) {
  /** @type {Set<string>} */
  const files = new Set()
  /** @type {Set<string>} */
  const seen = new Set()
  const waiting = [key]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const chunk = manifest[next]
    if (!chunk || seen.has(next)) continue
    seen.add(next)
    files.add(chunk.file)
    for (const style of chunk.css ?? []) files.add(style)
    waiting.push(...(chunk.imports ?? []))
  }
  return files
}

/**
 * Everything that is loaded on its own: pages and lazily imported parts.
 * @param {Manifest} manifest
 */
export function listEntries(manifest) {
  return Object.keys(manifest).filter((key) => manifest[key]?.isEntry || manifest[key]?.isDynamicEntry)
}
