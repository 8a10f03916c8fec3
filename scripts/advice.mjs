// `npm run advice`: what the advisor finds on plans that no one wrote for it. `npm run advice -- open` also names what it
// missed and said on the open half.
import { ensureAllInstalled } from './setup/install.mjs'
import { runEntry, runNode } from './setup/processes.mjs'

await runEntry(async () => {
  await ensureAllInstalled()
  const tsx = 'node_modules/tsx/dist/cli.mjs'
  process.exitCode = await runNode([tsx, 'tests/corpus/measure.ts', ...process.argv.slice(2)], {})
})
