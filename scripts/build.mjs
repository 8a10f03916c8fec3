// `npm run build`: builds dist, fresh or not, without serving it.
import { build } from './build/ensure-built.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { runEntry } from './setup/processes.mjs'
import { withSetupLock } from './setup/setup-lock.mjs'

await runEntry(async () => {
  await ensureInstalled()
  process.exitCode = await withSetupLock(build)
})
