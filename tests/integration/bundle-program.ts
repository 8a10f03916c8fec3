import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'

/** Packages that are not modules cannot be in the bundle. */
const external = [
  'fastify',
  '@fastify/static',
  'libsql',
  '@node-rs/argon2',
  'pg',
  'nodemailer',
  'prom-client',
  'stripe',
]

/**
 * A program of the server in few files, because it is started often, and a process that compiles every source or
 * looks for hundreds of modules takes seconds. What it loads only when it is asked stays apart.
 */
export async function bundleProgram(entry: string): Promise<{ file: string; remove: () => Promise<void> }> {
  // Placed where it can find those packages.
  const cache = path.resolve('node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const name = path.basename(entry, '.ts')
  const folder = await mkdtemp(path.join(cache, `planwright-${name}-`))
  await build({
    entryPoints: [entry],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external,
    logLevel: 'error',
  })
  return { file: path.join(folder, `${name}.mjs`), remove: () => rm(folder, { recursive: true }) }
}
