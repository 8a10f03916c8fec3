import { rmSync } from 'node:fs'
import { build } from 'esbuild'
import { inRepository } from '../repository-root.mjs'
import { UserFacingError } from '../setup/processes.mjs'

/** Prebuilt binaries, found by name at run time. */
const nativePackages = ['libsql', '@node-rs/argon2', 'pg-native']

/** Packages written for CommonJS call this. */
const defineRequire =
  "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);"

/**
 * The server and the operator's commands, with the packages they use: a start that looks up a thousand small files
 * takes twice as long. Later imports (a payment provider, PostgreSQL, the advisor) are in separate files.
 * @param {string} [folder]
 */
export async function buildServer(folder = inRepository('dist', 'server')) {
  rmSync(folder, { recursive: true, force: true })
  await build({
    absWorkingDir: inRepository(),
    entryPoints: {
      main: 'src/server/main.ts',
      'plan-thread': 'src/server/plan-thread/main.ts',
      admin: 'src/server/admin/main.ts',
    },
    outdir: folder,
    bundle: true,
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: nativePackages,
    banner: { js: defineRequire },
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  }).catch(() => {
    // esbuild has already printed each fault with its place.
    throw new UserFacingError('The server could not be bundled.')
  })
}
