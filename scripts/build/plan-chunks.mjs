/**
 * @typedef {object} Module
 * @property {readonly string[]} imports what comes with it
 * @property {readonly string[]} parts what it fetches only when somebody needs it
 * @property {number} bytes
 *
 * @typedef {ReadonlyMap<string, Module>} ModuleGraph by module
 *
 * @typedef {{ parts: Set<string>, modules: string[], bytes: number }} SharedFile what these parts have in common
 */

/** A file with less source code than this is not worth a request of its own. */
const smallestBytes = 12_000

/**
 * Which file a module goes to, when several parts that one module offers need it: several screens, or several steps.
 * Each set of parts that have something in common gets one file, so that none fetches what it does not need. Left
 * alone, a bundler gives a file to each set out of all parts at all depths, which makes dozens of tiny ones.
 *
 * Modules that are not named here come with the part that needs them, or are split as the bundler sees fit.
 * @param {ModuleGraph} graph
 * @param {string} entry
 * @returns {Map<string, string>} the name of the file, by module
 */
export function planChunks(graph, entry) {
  /** @type {Map<string, string>} */
  const names = new Map()
  let layer = collectImports(graph, [entry])
  const placed = new Set(layer)
  while (layer.size > 0) {
    const offers = [...layer].map((id) => [...new Set(graph.get(id)?.parts ?? [])])
    /** @type {Set<string>} */
    const next = new Set()
    // The largest choice first: what the screens have in common is theirs, whoever else needs it too.
    for (const parts of offers.toSorted((one, other) => other.length - one.length)) {
      for (const file of joinSmallFiles(findSharedFiles(graph, parts, placed))) {
        for (const id of file.modules) names.set(id, nameFile(graph, file))
      }
      for (const id of collectImports(graph, parts)) {
        if (!placed.has(id)) next.add(id)
        placed.add(id)
      }
    }
    layer = next
  }
  return names
}

/**
 * Everything that is loaded together with these modules.
 * @param {ModuleGraph} graph
 * @param {readonly string[]} from
 * @returns {Set<string>}
 */
function collectImports(graph, from) {
  /** @type {Set<string>} */
  const found = new Set()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || !graph.has(id)) continue
    found.add(id)
    waiting.push(...(graph.get(id)?.imports ?? []))
  }
  return found
}

/**
 * @param {ModuleGraph} graph
 * @param {readonly string[]} parts
 * @param {ReadonlySet<string>} placed what is loaded before any of them, or belongs to others
 * @returns {SharedFile[]}
 */
function findSharedFiles(graph, parts, placed) {
  /** @type {Map<string, string[]>} */
  const users = new Map()
  for (const part of parts) {
    for (const id of collectImports(graph, [part])) {
      if (!placed.has(id)) users.set(id, [...(users.get(id) ?? []), part])
    }
  }
  /** @type {Map<string, SharedFile>} */
  const files = new Map()
  for (const [id, needing] of users) {
    if (needing.length < 2) continue
    const key = needing.join('\n')
    const file = files.get(key) ?? { parts: new Set(needing), modules: [], bytes: 0 }
    file.modules.push(id)
    file.bytes += graph.get(id)?.bytes ?? 0
    files.set(key, file)
  }
  return [...files.values()]
}

/**
 * A file that is too small goes with one that its parts fetch anyway, or most of them.
 * @param {readonly SharedFile[]} files
 * @returns {SharedFile[]}
 */
function joinSmallFiles(files) {
  const bySize = files.toSorted((one, other) => one.bytes - other.bytes)
  for (const small of bySize) {
    if (small.bytes >= smallestBytes) continue
    const host = findHost(small, files)
    if (!host) continue
    host.modules.push(...small.modules)
    host.bytes += small.bytes
    small.modules = []
  }
  return files.filter(({ modules }) => modules.length > 0)
}

/**
 * The file that most parts of the small one fetch as well and that the fewest others do.
 * @param {SharedFile} small
 * @param {readonly SharedFile[]} files
 * @returns {SharedFile | undefined}
 */
function findHost(small, files) {
  const countShared = (/** @type {SharedFile} */ { parts }) =>
    [...small.parts].filter((part) => parts.has(part)).length
  return files
    .filter((file) => file !== small && file.modules.length > 0 && countShared(file) > small.parts.size / 2)
    .toSorted((one, other) => countShared(other) - countShared(one) || one.parts.size - other.parts.size)[0]
}

/**
 * After what most of it is.
 * @param {ModuleGraph} graph
 * @param {SharedFile} file
 */
function nameFile(graph, { modules }) {
  const bytesOf = (/** @type {string} */ id) => graph.get(id)?.bytes ?? 0
  const largest = modules.reduce((best, id) => (bytesOf(id) > bytesOf(best) ? id : best))
  return largest.replace(/^.*\/|\.\w+$/g, '')
}
