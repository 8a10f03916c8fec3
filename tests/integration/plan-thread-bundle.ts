import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/** The thread for giant plans, bundled as in the build. */
export async function bundlePlanThread(): Promise<{ file: URL; remove: () => Promise<void> }> {
  // Placed where it can find the packages, which are not in the bundle.
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
