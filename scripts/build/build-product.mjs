// Builds front end and server into dist. A separate program, run once the tools are installed.
import { mkdirSync } from 'node:fs'
import { inRepository } from '../repository-root.mjs'
import { runEntry } from '../setup/processes.mjs'
import { buildServer } from './build-server.mjs'
import { buildServiceWorker } from './build-service-worker.mjs'
import { buildWeb } from './build-web.mjs'
import { findFirstParts } from './find-first-parts.mjs'
import { precompress } from './precompress.mjs'
import { prerenderPages } from './prerender-pages.mjs'

const web = inRepository('dist', 'web')

await runEntry(async () => {
  mkdirSync(inRepository('dist'), { recursive: true })
  await Promise.all([buildFrontEnd(), buildServer()])
})

async function buildFrontEnd() {
  const firstParts = await findFirstParts()
  await buildWeb(firstParts)
  await buildServiceWorker(web, firstParts)
  // The server fills the prerendered pages in first, and packs them itself.
  await Promise.all([precompress(web), prerenderPages(web)])
}
