// Builds front end and server into dist. A program of its own, run once the tools have been installed.
import { mkdirSync } from 'node:fs'
import { runEntry } from '../processes/run-entry.mjs'
import { inRepository } from '../repository-root.mjs'
import { buildServer } from './build-server.mjs'
import { computeBuildStamp, removeBuildStamp, writeBuildStamp } from './build-stamp.mjs'
import { buildWeb } from './build-web.mjs'
import { precompress } from './precompress.mjs'

await runEntry(async () => {
  const stamp = computeBuildStamp()
  mkdirSync(inRepository('dist'), { recursive: true })
  removeBuildStamp()
  await buildWeb()
  await buildServer()
  await precompress(inRepository('dist', 'web'))
  writeBuildStamp(stamp)
})
