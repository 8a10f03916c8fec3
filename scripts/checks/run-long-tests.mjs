import { ensureInstalled } from '../install/ensure-installed.mjs'
import { runNodeProgram } from '../processes/run-command.mjs'
import { runEntry } from '../processes/run-entry.mjs'
import { UserFacingError } from '../processes/user-facing-error.mjs'
import { inRepository, repositoryRoot } from '../repository-root.mjs'
import { makePreparation } from './prepare-step.mjs'

/**
 * Which files make up a long form, and how long it is unless the environment says otherwise.
 * @type {Record<string, { files: string[], settings: NodeJS.ProcessEnv }>}
 */
const forms = {
  faults: {
    files: [
      'faults/',
      'database-faults',
      'migrations',
      'workbooks-processes',
      'payment-crashes',
      'stripe-adapter',
      'mail-smtp',
      'mail-queue',
      'assistant.test',
      'reconciliation',
    ],
    settings: { FAULT_ROUNDS: '20', CRASH_ROUNDS: '100' },
  },
  fuzz: { files: ['attacks/fuzzing', 'attacks/large-bodies'], settings: { FUZZ_REQUESTS: '100000' } },
}

await runEntry(async () => {
  const [name = ''] = process.argv.slice(2)
  const form = forms[name]
  if (!form) throw new UserFacingError(`No such tests: ${name}. There are ${Object.keys(forms).join(', ')}.`)
  process.chdir(repositoryRoot)
  await ensureInstalled()
  const prepare = makePreparation({ mayInstall: true })
  const env = await prepare({ needs: ['postgres'] })
  const { exitCode } = await runNodeProgram(
    inRepository('node_modules', 'vitest', 'vitest.mjs'),
    ['run', '--project', 'integration', ...form.files.map((file) => `tests/integration/${file}`)],
    { env: { ...form.settings, ...env }, onOutput: (text) => process.stdout.write(text) },
  )
  process.exitCode = exitCode
})
