import { collectFiles, listEntries } from './manifest-closure.mjs'

/**
 * @typedef {Record<string, { file: string, parts: string[] }>} AskedParts which parts a module asks for, and the file
 *   that the module is in
 */

/**
 * The files that are already loaded when a part is requested, no matter which module requests it.
 * @param {import('./manifest-closure.mjs').Manifest} manifest
 * @param {AskedParts} askedParts
 * @returns {Map<string, Set<string>>} by part
 */
export function findLoadedBefore(manifest, askedParts) {
  const filesOf = new Map(listEntries(manifest).map((entry) => [entry, collectFiles(manifest, entry)]))
  const askersOf = new Map([...filesOf.keys()].map((part) => [part, findAskers(part, askedParts, filesOf)]))
  /** @type {Map<string, Set<string>>} */
  const before = new Map()
  for (const part of filesOf.keys()) if (manifest[part]?.isEntry) before.set(part, new Set())
  // Parts may ask for each other, so this goes round until nothing changes: each time, less is there for sure.
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false
    for (const [part, askers] of askersOf) {
      if (manifest[part]?.isEntry) continue
      const found = intersect(
        askers
          .filter((asker) => before.has(asker))
          .map((asker) => new Set([...(before.get(asker) ?? []), ...(filesOf.get(asker) ?? [])])),
      )
      if (found === null || before.get(part)?.size === found.size) continue
      before.set(part, found)
      hasChanged = true
    }
  }
  return before
}

/**
 * The parts in which someone asks for this one.
 * @param {string} part
 * @param {AskedParts} askedParts
 * @param {ReadonlyMap<string, ReadonlySet<string>>} filesOf
 */
function findAskers(part, askedParts, filesOf) {
  const files = Object.values(askedParts)
    .filter(({ parts }) => parts.includes(part))
    .map(({ file }) => file)
  return [...filesOf].filter(([, loaded]) => files.some((file) => loaded.has(file))).map(([entry]) => entry)
}

/**
 * @param {readonly Set<string>[]} sets
 * @returns {Set<string> | null} null of no sets at all
 */
function intersect([first, ...others]) {
  return first ? new Set([...first].filter((value) => others.every((other) => other.has(value)))) : null
}
