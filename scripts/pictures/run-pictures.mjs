import { ensureBuilt } from '../build/ensure-built.mjs'
import { ensureInstalled } from '../install/ensure-installed.mjs'
import { ensureTools } from '../install/ensure-tools.mjs'
import { runNodeProgram } from '../processes/run-command.mjs'
import { runEntry } from '../processes/run-entry.mjs'
import { UserFacingError } from '../processes/user-facing-error.mjs'
import { inRepository, repositoryRoot } from '../repository-root.mjs'
import { formatSeconds, showProgress } from '../terminal/progress.mjs'

await runEntry(async () => {
  process.chdir(repositoryRoot)
  await ensureInstalled()
  await ensureTools()
  if (!process.env['PICTURES_ADDRESS']) await ensureBuilt()
  const progress = showProgress('Taking pictures')
  const program = inRepository('scripts', 'pictures', 'make-pictures.mjs')
  const { exitCode, output, durationMs } = await runNodeProgram(program, [], { onOutput: progress.tell })
  progress.finish(output.trimEnd())
  if (exitCode !== 0) throw new UserFacingError('The pictures could not be made.')
  const formatter = inRepository('node_modules', 'oxfmt', 'bin', 'oxfmt')
  await runNodeProgram(formatter, [inRepository('src', 'web', 'landing', 'pictures', 'catalogue.ts')])
  console.log(`Pictures taken (${formatSeconds(durationMs)})`)
})
