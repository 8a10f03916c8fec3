import { existsSync, rmSync } from 'node:fs'
import { build } from 'esbuild'
import { UserFacingError } from '../processes/user-facing-error.mjs'
import { inRepository } from '../repository-root.mjs'

/** One file for the server and one for the operator's commands; packages stay in node_modules. */
export async function buildServer() {
  const admin = inRepository('src', 'server', 'admin', 'main.ts')
  rmSync(inRepository('dist', 'server'), { recursive: true, force: true })
  await build({
    absWorkingDir: inRepository(),
    entryPoints: { main: 'src/server/main.ts', ...(existsSync(admin) ? { admin } : {}) },
    outdir: 'dist/server',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Packages are found by name at run time; the '#…' aliases are ours and belong in the bundle.
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  }).catch(() => {
    // esbuild has already printed each fault with its place.
    throw new UserFacingError('The server could not be bundled.')
  })
}
