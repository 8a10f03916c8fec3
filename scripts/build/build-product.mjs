// Builds front end and server into dist. A program of its own, run once the tools have been installed.
import { mkdirSync } from 'node:fs'
import { build as buildWithVite } from 'vite'
import { inRepository } from '../repository-root.mjs'
import { runEntry } from '../setup/processes.mjs'
import { buildServer } from './build-server.mjs'
import { buildServiceWorker } from './build-service-worker.mjs'
import { precompress } from './precompress.mjs'
import { preloadScreens } from './preload-screens.mjs'
import { prerenderPages } from './prerender-pages.mjs'

const web = inRepository('dist', 'web')

await runEntry(async () => {
  mkdirSync(inRepository('dist'), { recursive: true })
  await Promise.all([buildWeb(), buildServer()])
})

async function buildWeb() {
  await buildWithVite({ root: inRepository(), configFile: inRepository('vite.config.ts'), logLevel: 'warn' })
  preloadScreens(web)
  await buildServiceWorker(web)
  // The server fills the prerendered pages in first, and packs them itself.
  await Promise.all([precompress(web), prerenderPages(web)])
}
