import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'

/** A program of the server in one file, as in the build. */
export async function bundleProgram(entry: string): Promise<{ file: string; remove: () => Promise<void> }> {
  // Placed where it can find the packages, which are not in the bundle.
  const cache = path.resolve('node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const name = path.basename(entry, '.ts')
  const folder = await mkdtemp(path.join(cache, `planwright-${name}-`))
  const file = path.join(folder, `${name}.mjs`)
  await build({
    entryPoints: [entry],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  })
  return { file, remove: () => rm(folder, { recursive: true }) }
}
