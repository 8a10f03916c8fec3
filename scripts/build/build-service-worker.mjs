import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { inRepository } from '../repository-root.mjs'
import { UserFacingError } from '../setup/processes.mjs'
import { isOfflineScreen, listOfflineFiles, publicFiles } from './choose-offline-files.mjs'

/** An address that the server answers with the app's page, without a screen in it. */
const shell = '/account'

/**
 * The service worker, with the list of the files it stores. It is built last, as the list names built files.
 * @param {string} web the folder of the built front end
 * @param {import('./find-first-parts.mjs').FirstParts} firstParts
 */
export async function buildServiceWorker(web, firstParts) {
  const manifest = JSON.parse(readFileSync(join(web, '.vite', 'manifest.json'), 'utf8'))
  const built = {
    manifest,
    assetNames: readdirSync(join(web, 'assets')).filter((name) => !name.endsWith('.map')),
    readText: (/** @type {string} */ file) => readFileSync(join(web, file), 'utf8'),
    sizeOf: (/** @type {string} */ file) => statSync(join(web, file)).size,
  }
  const assets = listOfflineFiles(built, firstParts)
  const screenFiles = readdirSync(join(web, 'screens')).toSorted()
  const pageFiles = ['index.html', ...screenFiles.map((name) => join('screens', name))]
  const storedFiles = {
    revision: computeRevision(web, [...pageFiles, ...publicFiles], assets),
    shell,
    pages: firstParts.screens.filter((screen) => isOfflineScreen(screen, firstParts)).map(({ path }) => path),
    entry: manifest['index.html'].file,
    paths: [...assets, ...publicFiles].map((file) => `/${file}`),
  }
  await build({
    absWorkingDir: inRepository(),
    entryPoints: ['src/web/offline/service-worker.ts'],
    outfile: join(web, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { storedFiles: JSON.stringify(storedFiles) },
    logLevel: 'warning',
  }).catch(() => {
    // esbuild has already printed each fault with its place.
    throw new UserFacingError('The service worker could not be bundled.')
  })
}

/**
 * @param {string} web
 * @param {readonly string[]} byContent files whose names stay the same when they change
 * @param {readonly string[]} byName files whose names change with them
 */
function computeRevision(web, byContent, byName) {
  const hash = createHash('sha256').update(byName.join('\n'))
  for (const file of byContent) hash.update(file).update(readFileSync(join(web, file)))
  return hash.digest('hex').slice(0, 16)
}
