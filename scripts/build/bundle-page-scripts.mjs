import { relative } from 'node:path'
import { build } from 'vite'
import { inRepository } from '../repository-root.mjs'
import { bundleScript } from './bundle-script.mjs'

/**
 * Scripts that stand in pages. What they import later is a file of its own, so that a page loads it only when someone
 * needs it.
 * @template {string} Name
 * @param {string} web the folder of the built front end
 * @param {Record<Name, string>} entries
 * @param {string} prefix begins the names of the files
 * @returns {Promise<Record<Name, { text: string }>>}
 */
export async function bundlePageScripts(web, entries, prefix) {
  /** @type {Set<string>} */
  const asked = new Set()
  const names = /** @type {Name[]} */ (Object.keys(entries))
  const bundleAll = async (/** @type {(file: string) => string} */ findAddress) => {
    const texts = await Promise.all(
      names.map(async (name) => [
        name,
        { text: await bundleScript(entries[name], [askForParts(findAddress)]) },
      ]),
    )
    return Object.fromEntries(texts)
  }
  await bundleAll((file) => {
    asked.add(file)
    return file
  })
  const addresses = await buildParts(web, [...asked], prefix)
  return bundleAll((file) => addresses.get(file) ?? file)
}

/**
 * Leaves what is imported later out of the script, under the address where the browser finds it.
 * @param {(file: string) => string} findAddress
 * @returns {import('esbuild').Plugin}
 */
function askForParts(findAddress) {
  return {
    name: 'ask-for-parts',
    setup(bundle) {
      bundle.onResolve({ filter: /./ }, async ({ path, kind, resolveDir, importer, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === 'resolving') return undefined
        const found = await bundle.resolve(path, { kind, resolveDir, importer, pluginData: 'resolving' })
        return { path: findAddress(relative(inRepository(), found.path)), external: true }
      })
    },
  }
}

/**
 * Built by the app's own tool, because a part may start a worker.
 * @param {string} web
 * @param {readonly string[]} files
 * @param {string} prefix
 * @returns {Promise<Map<string, string>>} the addresses, by file
 */
async function buildParts(web, files, prefix) {
  if (files.length === 0) return new Map()
  const result = await build({
    root: inRepository(),
    configFile: inRepository('vite.config.ts'),
    logLevel: 'warn',
    build: {
      outDir: web,
      // The app is already there.
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: {
        input: files.map((file) => inRepository(file)),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: `assets/${prefix}-[name]-[hash].js` },
      },
    },
  })
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  return new Map(
    outputs.flatMap((output) =>
      output.type === 'chunk' && output.isEntry && output.facadeModuleId !== null
        ? [[relative(inRepository(), output.facadeModuleId), `/${output.fileName}`]]
        : [],
    ),
  )
}
