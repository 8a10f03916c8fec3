// Builds front end and server into dist. A program of its own, run once the tools have been installed.
import { mkdirSync } from 'node:fs'
import { runEntry } from '../processes/run-entry.mjs'
import { inRepository } from '../repository-root.mjs'
import { buildServer } from './build-server.mjs'
import { buildServiceWorker } from './build-service-worker.mjs'
import { computeBuildStamp, removeBuildStamp, writeBuildStamp } from './build-stamp.mjs'
import { buildWeb } from './build-web.mjs'
import { findFirstParts } from './find-first-parts.mjs'
import { precompress } from './precompress.mjs'
import { prerenderPages } from './prerender-pages.mjs'

await runEntry(async () => {
  const stamp = computeBuildStamp()
  mkdirSync(inRepository('dist'), { recursive: true })
  removeBuildStamp()
  const firstParts = await findFirstParts()
  await buildWeb(firstParts)
  await buildServiceWorker(inRepository('dist', 'web'), firstParts)
  await buildServer()
  await precompress(inRepository('dist', 'web'))
  // After the packing: the server fills these pages in first, and packs them itself.
  await prerenderPages(inRepository('dist', 'web'))
  writeBuildStamp(stamp)
})
