import { rmSync } from 'node:fs'
import { basename, dirname, extname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { inRepository } from '../repository-root.mjs'

/**
 * Imports a module of the front end, which Node cannot read as it is, into this process.
 * @param {string} entry
 * @param {Pick<import('esbuild').BuildOptions, 'define' | 'plugins'>} [options]
 */
export async function importBundled(entry, options) {
  const name = basename(entry, extname(entry))
  // In the repository, because the bundle imports packages from its node_modules.
  const file = inRepository('dist', name, `${name}.mjs`)
  await build({
    absWorkingDir: inRepository(),
    entryPoints: [entry],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    packages: 'external',
    logLevel: 'warning',
    ...options,
  })
  try {
    return await import(pathToFileURL(file).href)
  } finally {
    rmSync(dirname(file), { recursive: true })
  }
}
