import { ensureBuilt } from '../build/ensure-built.mjs'
import { ensureInstalled } from '../install/ensure-installed.mjs'
import { runEntry } from '../processes/run-entry.mjs'

await runEntry(async () => {
  await ensureInstalled()
  await ensureBuilt()
})
