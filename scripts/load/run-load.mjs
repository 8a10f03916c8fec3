import { makeTestEnvironment } from '../checks/test-environment.mjs'
import { ensureBuilt } from '../build/ensure-built.mjs'
import { ensureInstalled } from '../install/ensure-installed.mjs'
import { startPostgres } from '../postgres/start-postgres.mjs'
import { runNodeProgram } from '../processes/run-command.mjs'
import { runEntry } from '../processes/run-entry.mjs'
import { inRepository, repositoryRoot } from '../repository-root.mjs'

await runEntry(async () => {
  process.chdir(repositoryRoot)
  await ensureInstalled()
  await ensureBuilt()
  // Durable as a real one: a database that may lose data is no measure.
  const postgres = await startPostgres({ fsync: true })
  const env = {
    ...makeTestEnvironment(process.env, false),
    ...(postgres && { TEST_DATABASE_URL: postgres.url }),
  }
  const tsx = inRepository('node_modules', 'tsx', 'dist', 'cli.mjs')
  const { exitCode } = await runNodeProgram(
    tsx,
    [inRepository('bench', 'load', 'main.ts'), ...process.argv.slice(2)],
    { env, onOutput: (text) => process.stdout.write(text) },
  )
  process.exitCode = exitCode
})
