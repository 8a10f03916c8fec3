/**
 * @typedef {object} Module
 * @property {readonly string[]} imports what is loaded together with it
 * @property {readonly string[]} parts what it loads later, when someone needs it
 * @property {number} bytes
 *
 * @typedef {ReadonlyMap<string, Module>} ModuleGraph by module
 *
 * @typedef {object} SharedFile
 * @property {Set<string>} parts those that need everything in it
 * @property {Set<string>} leading those that need some of it, or have parts of their own that do
 * @property {string[]} modules
 * @property {number} bytes
 */

/** A file with less source code than this is not worth a request of its own. */
const smallestBytes = 14_000
/** A module this small, such as an icon, can be loaded in vain. */
const tinyBytes = 1000

/**
 * Which file a module goes to when several of the parts that one module offers need it: several screens, or several
 * steps. Each set of parts gets one file with what exactly these parts have in common, and so does a part with what it
 * shares with its own parts. Without a plan, the bundler does this over all parts at all depths, which makes dozens of
 * tiny files.
 *
 * A tiny module that one screen and a part of another need goes with the one module that it imports, which is loaded
 * with it anyway.
 *
 * Other modules are left to the bundler: most of them go into the file of the one part that needs them.
 * @param {ModuleGraph} graph
 * @param {string} entry
 * @returns {Map<string, string>} the name of the file, by module
 */
export function planChunks(graph, entry) {
  /** @type {Map<string, string>} */
  const names = new Map()
  /** @type {Set<string>} */
  const ofScreens = new Set()
  let layer = collect(graph, [entry], listImports)
  const placed = new Set(layer)
  for (let isFirst = true; layer.size > 0; isFirst = false) {
    const offers = [...layer].map((id) => [...new Set(graph.get(id)?.parts ?? [])])
    /** @type {Set<string>} */
    const next = new Set()
    // The largest offer first: modules that the screens share belong to them, even if others need them too.
    for (const parts of offers.toSorted((one, other) => other.length - one.length)) {
      const others = isFirst ? [] : offers.filter((offer) => offer !== parts).flat()
      const elsewhere = collect(graph, others, listImports)
      const files = findSharedFiles(graph, parts, placed, (id, leading) =>
        isFirst ? '' : `${leading.join()} ${elsewhere.has(id)}`,
      )
      // Most people open several screens, but not all parts of one.
      for (const file of joinSmallFiles(files, elsewhere, isFirst ? Infinity : smallestBytes)) {
        for (const id of file.modules) names.set(id, nameFile(graph, file))
      }
      for (const id of collect(graph, parts, listImports)) {
        if (!placed.has(id)) next.add(id)
        placed.add(id)
      }
    }
    if (isFirst) for (const id of next) ofScreens.add(id)
    layer = next
  }
  for (const [id, name] of placeTinyModules(graph, names, ofScreens)) names.set(id, name)
  return names
}

/**
 * @param {ModuleGraph} graph
 * @param {ReadonlyMap<string, string>} names
 * @param {ReadonlySet<string>} ofScreens
 * @returns {Map<string, string>}
 */
function placeTinyModules(graph, names, ofScreens) {
  const parts = new Set([...graph.values()].flatMap((module) => module.parts))
  /** @type {Map<string, number>} */
  const needs = new Map()
  for (const part of parts) {
    for (const id of collect(graph, [part], listImports)) needs.set(id, (needs.get(id) ?? 0) + 1)
  }
  const tiny = [...ofScreens].filter(
    (id) => (graph.get(id)?.bytes ?? 0) < tinyBytes && !names.has(id) && (needs.get(id) ?? 0) > 1,
  )
  return new Map(
    tiny.flatMap((id) => {
      const [only = '', ...others] = graph.get(id)?.imports ?? []
      const name = names.get(only)
      // With a second import, the file would bring that along for everyone.
      return name === undefined || others.length > 0 ? [] : [[id, name]]
    }),
  )
}

/** @param {Module} module */
const listImports = ({ imports }) => imports
/** @param {Module} module */
const listAll = ({ imports, parts }) => [...imports, ...parts]

/**
 * These modules and everything that they lead to.
 * @param {ModuleGraph} graph
 * @param {readonly string[]} from
 * @param {(module: Module) => readonly string[]} list where a module leads
 * @param {ReadonlySet<string>} [except]
 * @returns {Set<string>}
 */
function collect(graph, from, list, except = new Set()) {
  /** @type {Set<string>} */
  const found = new Set()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = graph.get(id)
    if (!module || found.has(id) || except.has(id)) continue
    found.add(id)
    waiting.push(...list(module))
  }
  return found
}

/**
 * @param {ModuleGraph} graph
 * @param {readonly string[]} parts
 * @param {ReadonlySet<string>} placed what is loaded before any of them, or belongs to others
 * @param {(id: string, leading: string[]) => string} divide modules with another answer go into another file, because
 *   a part that only leads to one of them must not load what else the parts have in common
 * @returns {SharedFile[]}
 */
function findSharedFiles(graph, parts, placed, divide) {
  const needs = parts.map((part) => {
    const leadsTo = collect(graph, [part], listAll, placed)
    const ownParts = [...leadsTo].flatMap((id) => graph.get(id)?.parts ?? [])
    return {
      part,
      modules: collect(graph, [part], listImports, placed),
      ownPartsNeed: collect(graph, ownParts, listImports, placed),
      leadsTo,
    }
  })
  /** @type {Map<string, SharedFile>} */
  const files = new Map()
  for (const id of new Set(needs.flatMap(({ modules }) => [...modules]))) {
    const needing = needs.filter(({ modules }) => modules.has(id))
    const leading = needs.filter(({ leadsTo }) => leadsTo.has(id))
    const [only] = needing
    const isSharedInside = leading.length === 1 && only?.ownPartsNeed.has(id) && id !== only.part
    if (needing.length < 2 && !isSharedInside) continue
    const key = `${needing.map(({ part }) => part).join()} ${divide(
      id,
      leading.map(({ part }) => part),
    )}`
    const file = files.get(key) ?? { parts: new Set(), leading: new Set(), modules: [], bytes: 0 }
    file.modules.push(id)
    file.bytes += graph.get(id)?.bytes ?? 0
    for (const { part } of needing) file.parts.add(part)
    for (const { part } of leading) file.leading.add(part)
    files.set(key, file)
  }
  return [...files.values()]
}

/**
 * A small file joins one that is loaded anyway wherever it is needed, or nearly everywhere.
 * @param {readonly SharedFile[]} files
 * @param {ReadonlySet<string>} elsewhere what parts of other offers need, which would load the larger file in vain
 * @param {number} largestBytes of a file that some of the parts load in vain
 * @returns {SharedFile[]}
 */
function joinSmallFiles(files, elsewhere, largestBytes) {
  for (const small of files.toSorted((one, other) => one.bytes - other.bytes)) {
    if (small.bytes >= smallestBytes || small.parts.size < 2) continue
    if (small.modules.some((id) => elsewhere.has(id))) continue
    const host = findHost(small, files, largestBytes)
    if (!host) continue
    host.modules.push(...small.modules)
    host.bytes += small.bytes
    for (const part of small.leading) host.leading.add(part)
    small.modules = []
  }
  return files.filter(({ modules }) => modules.length > 0)
}

/**
 * The file that most parts of the small one load as well and that the fewest others do.
 * @param {SharedFile} small
 * @param {readonly SharedFile[]} files
 * @param {number} largestBytes
 * @returns {SharedFile | undefined}
 */
function findHost(small, files, largestBytes) {
  const onlyLeading = [...small.leading].filter((part) => !small.parts.has(part))
  const countShared = (/** @type {SharedFile} */ { parts }) =>
    [...small.parts].filter((part) => parts.has(part)).length
  return files
    .filter((file) => file !== small && file.modules.length > 0)
    .filter((file) => onlyLeading.every((part) => file.parts.has(part)))
    .filter((file) => {
      const shared = countShared(file)
      return shared === small.parts.size || (shared > small.parts.size / 2 && file.bytes < largestBytes)
    })
    .toSorted((one, other) => countShared(other) - countShared(one) || one.parts.size - other.parts.size)[0]
}

/**
 * After its largest module.
 * @param {ModuleGraph} graph
 * @param {SharedFile} file
 */
function nameFile(graph, { modules }) {
  const bytesOf = (/** @type {string} */ id) => graph.get(id)?.bytes ?? 0
  const largest = modules.reduce((best, id) => (bytesOf(id) > bytesOf(best) ? id : best))
  return largest.replace(/^.*\/|\.\w+$/g, '')
}
