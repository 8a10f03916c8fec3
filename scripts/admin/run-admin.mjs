import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { runEntry } from '../processes/run-entry.mjs'
import { inRepository } from '../repository-root.mjs'
import { loadEnvironment } from '../start/load-environment.mjs'

await runEntry(async () => {
  loadEnvironment()
  prepare()
  // In this very process: the terminal, signals and exit codes need no passing on.
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(inRepository('dist', 'server', 'admin.js')).href)
})

/** What it prints goes to standard error, so that standard output holds the command's result alone. */
function prepare() {
  const { status } = spawnSync(process.execPath, [inRepository('scripts', 'admin', 'prepare.mjs')], {
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) process.exit(status ?? 1)
}
