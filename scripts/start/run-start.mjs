import { pathToFileURL } from 'node:url'
import { ensureBuilt } from '../build/ensure-built.mjs'
import { ensureInstalled } from '../install/ensure-installed.mjs'
import { runEntry } from '../processes/run-entry.mjs'
import { inRepository } from '../repository-root.mjs'
import { loadEnvironment } from './load-environment.mjs'

await runEntry(async () => {
  loadEnvironment()
  await ensureInstalled()
  await ensureBuilt()
  // In this very process: signals and exit codes need no passing on.
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(inRepository('dist', 'server', 'main.js')).href)
})
