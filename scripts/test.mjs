// `npm test`: every check there is; `npm test -- lint unit` only those named, `npm run validate` the quick ones.
import { chooseSteps, runSteps } from './checks/run-steps.mjs'
import { listSlowestFiles } from './checks/slowest-files.mjs'
import { steps } from './checks/steps.mjs'
import { makePreparation } from './checks/test-environment.mjs'
import { ensureAllInstalled } from './setup/install.mjs'
import { runEntry } from './setup/processes.mjs'

await runEntry(async () => {
  const args = process.argv.slice(2)
  const chosen = chooseSteps(steps, args)
  await ensureAllInstalled()
  const { passed, failures, timedFiles } = await runSteps(
    chosen,
    makePreparation({ mayInstall: !args.includes('--quick') }),
  )
  if (timedFiles.length > 0) console.log(listSlowestFiles(timedFiles))
  if (failures.length > 0) console.log(['Failed:', ...failures.map((line) => `  ${line}`), ''].join('\n'))
  console.log(`${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length > 0 ? 1 : 0
})
