import { relative } from 'node:path'
import { build } from 'vite'
import { inRepository } from '../repository-root.mjs'
import { bundleScript } from './bundle-script.mjs'

const entries = {
  lesson: 'src/web/learn/enhance-lesson.ts',
  classroom: 'src/web/learn/enhance-classroom.ts',
}

/**
 * The scripts of the classroom. They stand in the pages, like those of the landing pages. What they import later is
 * a file of its own, so that a page loads it only when someone needs it.
 * @param {string} web the folder of the built front end
 */
export async function buildLearnScripts(web) {
  /** @type {Set<string>} */
  const asked = new Set()
  const bundleAll = async (/** @type {(file: string) => string} */ findAddress) => {
    const [lesson, classroom] = await Promise.all(
      [entries.lesson, entries.classroom].map((entry) => bundleScript(entry, [askForParts(findAddress)])),
    )
    return { lesson: { text: lesson }, classroom: { text: classroom } }
  }
  await bundleAll((file) => {
    asked.add(file)
    return file
  })
  const addresses = await buildParts(web, [...asked])
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
 * @returns {Promise<Map<string, string>>} the addresses, by file
 */
async function buildParts(web, files) {
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
        output: { entryFileNames: 'assets/learn-[name]-[hash].js' },
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
