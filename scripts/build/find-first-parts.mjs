import { relative } from 'node:path'
import { inRepository } from '../repository-root.mjs'
import { importBundled } from './import-bundled.mjs'

/**
 * @typedef {object} FirstParts what src/web/app/first-parts.ts lists; a part is a module, named as in Vite's manifest
 * @property {{ path: string, access: string, part: string }[]} screens
 * @property {{ part: string }[]} steps in their order
 * @property {{ id: string, part: string }[]} templates
 * @property {string} loginPath
 * @property {string} workbookPath
 * @property {string} currentUserPath
 * @property {string} sessionHintName
 * @property {string} lastUserKey
 * @property {string} defaultTemplateId
 * @property {Record<'planId' | 'template' | 'step', string>} searchParameters
 */

/**
 * Runs the program's own loaders where each `import()` fails with the module that it asked for.
 * @returns {Promise<FirstParts>}
 */
export async function findFirstParts() {
  const { firstParts } = await importBundled('src/web/app/first-parts.ts', {
    define: { 'import.meta.env.DEV': 'false' },
    plugins: [failImports()],
  })
  const { screens, steps, templates } = firstParts
  const [foundScreens, foundSteps, foundTemplates] = await Promise.all(
    [screens, steps, templates].map((list) => Promise.all(list.map(askLoader))),
  )
  return { ...firstParts, screens: foundScreens, steps: foundSteps, templates: foundTemplates }
}

/**
 * @template {object} Entry
 * @param {Entry & { load: () => Promise<unknown> }} entry
 */
async function askLoader({ load, ...rest }) {
  const part = await load().catch(({ asked }) => asked)
  if (typeof part !== 'string') throw new Error(`Loaded without asking: ${JSON.stringify(rest)}`)
  return { ...rest, part }
}

/**
 * @param {(part: string) => boolean} [isKept] which parts are imported all the same
 * @returns {import('esbuild').Plugin}
 */
export function failImports(isKept = () => false) {
  const nameOf = (/** @type {string} */ path) => relative(inRepository(), path).replaceAll('\\', '/')
  return {
    name: 'fail-imports',
    setup(bundle) {
      bundle.onResolve({ filter: /./ }, async ({ path, kind, resolveDir, importer, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === 'resolving') return undefined
        const found = await bundle.resolve(path, { kind, resolveDir, importer, pluginData: 'resolving' })
        return isKept(nameOf(found.path)) ? found : { ...found, namespace: 'asked' }
      })
      bundle.onLoad({ filter: /./, namespace: 'asked' }, ({ path }) => {
        return { contents: `throw { asked: ${JSON.stringify(nameOf(path))} }` }
      })
    },
  }
}
