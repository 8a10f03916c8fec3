import { build } from 'esbuild'
import { inRepository } from '../repository-root.mjs'

/**
 * A script as it stands in a page.
 * @param {string} entry
 * @param {import('esbuild').Plugin[]} [plugins]
 */
export async function bundleScript(entry, plugins = []) {
  const { outputFiles } = await build({
    absWorkingDir: inRepository(),
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
    plugins,
  })
  const text = outputFiles[0]?.text.trim() ?? ''
  if (text === '' || text.includes('</script')) throw new Error(`${entry} cannot stand in a page`)
  return text
}
