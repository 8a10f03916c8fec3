import { ensureInstalled } from '../install/ensure-installed.mjs'
import { runEntry } from '../processes/run-entry.mjs'
import { repositoryRoot } from '../repository-root.mjs'
import { chooseSteps } from './choose-steps.mjs'
import { makePreparation } from './prepare-step.mjs'
import { runSteps } from './run-steps.mjs'
import { steps } from './steps.mjs'

await runEntry(async () => {
  const args = process.argv.slice(2)
  const chosen = chooseSteps(steps, args)
  process.chdir(repositoryRoot)
  await ensureInstalled()
  const { passed, failed, failures } = await runSteps(
    chosen,
    makePreparation({ mayInstall: !args.includes('--quick') }),
  )
  if (failed > 0) console.log(['Failed:', ...failures.map((failure) => `  ${failure}`), ''].join('\n'))
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
})
