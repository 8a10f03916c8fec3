// `npm start`: installs and builds what is missing or stale, then serves. With `admin` as the first argument it runs
// the operator's command line instead.
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build/ensure-built.mjs'
import { inRepository } from './repository-root.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { runEntry } from './setup/processes.mjs'

const isAdmin = process.argv[2] === 'admin'
if (isAdmin) process.argv.splice(2, 1)

await runEntry(async () => {
  if (existsSync('.env')) process.loadEnvFile()
  await ensureInstalled()
  await ensureBuilt()
  // In this very process: the terminal, signals and exit codes need no passing on.
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(inRepository('dist', 'server', isAdmin ? 'admin.js' : 'main.js')).href)
})
