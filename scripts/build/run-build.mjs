import { ensureInstalled } from '../install/ensure-installed.mjs'
import { runEntry } from '../processes/run-entry.mjs'
import { buildAgain } from './ensure-built.mjs'

await runEntry(async () => {
  await ensureInstalled()
  await buildAgain()
})
