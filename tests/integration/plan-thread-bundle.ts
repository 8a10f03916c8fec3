import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/** The thread for giant plans, bundled like the build does it. */
export async function bundlePlanThread(): Promise<{ file: URL; remove: () => Promise<void> }> {
  // Within reach of the packages, which stay outside the bundle.
  const cache = path.resolve('node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(path.join(cache, 'planwright-thread-'))
  const file = path.join(folder, 'plan-thread.mjs')
  await build({
    entryPoints: ['src/server/plan-thread.ts'],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  })
  return { file: pathToFileURL(file), remove: () => rm(folder, { recursive: true }) }
}
