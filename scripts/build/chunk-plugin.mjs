import { relative } from 'node:path'
import { inRepository } from '../repository-root.mjs'
import { planChunks } from './plan-chunks.mjs'

/** @typedef {import('./plan-chunks.mjs').Module} Module */

/** Beside Vite's manifest, which knows the files but not the modules in them. */
export const partsFile = '.vite/parts.json'

/**
 * Has the bundler follow the plan of `planChunks`, and writes down which module asks for which parts.
 * @returns {{ plugin: import('vite').Plugin, codeSplitting: import('vite').Rolldown.CodeSplittingOptions }}
 */
export function followImports() {
  /** @type {ReadonlyMap<string, string>} */
  let names = new Map()
  return {
    plugin: {
      name: 'chunks-follow-imports',
      buildEnd() {
        const graph = readGraph(this)
        const entry = [...graph.keys()].find((id) => this.getModuleInfo(id)?.isEntry)
        if (entry !== undefined) names = planChunks(graph, entry)
      },
      generateBundle(_options, bundle) {
        const source = JSON.stringify(listParts(readGraph(this), bundle), null, 2)
        this.emitFile({ type: 'asset', fileName: partsFile, source })
      },
    },
    codeSplitting: {
      // A module is needed wherever one that imports it is needed, so the files of its imports are loaded too.
      includeDependenciesRecursively: false,
      groups: [
        // Everything that the page loads immediately is one file.
        { name: 'index', tags: ['$initial'], priority: 1 },
        { name: (id) => names.get(id) ?? null },
      ],
    },
  }
}

/**
 * @param {import('vite').Rolldown.PluginContext} context
 * @returns {Map<string, Module>}
 */
function readGraph(context) {
  /** @type {Map<string, Module>} */
  const graph = new Map()
  for (const id of context.getModuleIds()) {
    const info = context.getModuleInfo(id)
    if (!info) continue
    const { importedIds, dynamicallyImportedIds, code } = info
    graph.set(id, { imports: importedIds, parts: dynamicallyImportedIds, bytes: code?.length ?? 0 })
  }
  return graph
}

/**
 * @param {ReadonlyMap<string, Module>} graph
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @returns {import('../size/loaded-before.mjs').AskedParts}
 */
function listParts(graph, bundle) {
  const toName = (/** @type {string} */ id) => relative(inRepository(), id).replaceAll('\\', '/')
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  return Object.fromEntries(
    chunks.flatMap(({ fileName, moduleIds }) =>
      moduleIds
        .map((id) => ({ id, parts: [...new Set(graph.get(id)?.parts ?? [])] }))
        .filter(({ parts }) => parts.length > 0)
        .map(({ id, parts }) => [toName(id), { file: fileName, parts: parts.map(toName) }]),
    ),
  )
}
