import { readdirSync } from 'node:fs'
import { ensureBrowser } from '../browser/ensure-browser.mjs'
import { canSandboxBrowser } from '../browser/probe-browser.mjs'
import { ensureBuilt } from '../build/ensure-built.mjs'
import { ensureInstalled } from '../install/ensure-installed.mjs'
import { ensureTools } from '../install/ensure-tools.mjs'
import { makeTestEnvironment } from '../checks/test-environment.mjs'
import { startPostgres } from '../postgres/start-postgres.mjs'
import { runNodeProgram } from '../processes/run-command.mjs'
import { runEntry } from '../processes/run-entry.mjs'
import { UserFacingError } from '../processes/user-facing-error.mjs'
import { inRepository, repositoryRoot } from '../repository-root.mjs'
import { formatTable } from '../terminal/format-table.mjs'
import { formatSeconds, showProgress } from '../terminal/progress.mjs'
import { formatNumber, parseRows } from './bench-rows.mjs'

await runEntry(async () => {
  const words = process.argv.slice(2)
  process.chdir(repositoryRoot)
  await ensureInstalled()
  const files = readdirSync(inRepository('bench')).filter((name) => name.endsWith('.bench.ts'))
  const chosen = files
    .filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
    .toSorted()
  if (chosen.length === 0) throw new UserFacingError(`No such bench. There are: ${files.join(', ')}`)

  if (chosen.some(needsTools)) await ensureTools()
  await ensureBuilt()
  // Durable as a real one: a database that may lose data is no measure.
  const postgres = await startPostgres({ fsync: true })
  const env = {
    ...makeTestEnvironment(process.env, false),
    ...(postgres && { TEST_DATABASE_URL: postgres.url }),
    ...(chosen.some(needsBrowser) && (await findBrowser())),
  }
  const rows = []
  const broken = []
  for (const file of chosen) {
    const { exitCode, ours } = await runBench(file, env)
    rows.push(...ours)
    if (exitCode !== 0 || ours.length === 0) broken.push(file)
  }
  printRows(rows)
  for (const file of broken) console.log(`${file} broke off, or measured nothing`)
  process.exitCode = broken.length > 0 || rows.some((row) => !row.holds) ? 1 : 0
})

/** @param {string} file */
function needsBrowser(file) {
  return file.startsWith('workbook-') || needsTools(file)
}

/** Lighthouse is large and runs for one bench only. @param {string} file */
function needsTools(file) {
  return file.startsWith('landing')
}

async function findBrowser() {
  const path = await ensureBrowser()
  return { BROWSER_PATH: path, BROWSER_NO_SANDBOX: canSandboxBrowser(path) ? '' : '1' }
}

/**
 * @param {string} file
 * @param {NodeJS.ProcessEnv} env
 */
async function runBench(file, env) {
  const progress = showProgress(file)
  const tsx = inRepository('node_modules', 'tsx', 'dist', 'cli.mjs')
  const { exitCode, output, durationMs } = await runNodeProgram(tsx, [inRepository('bench', file)], {
    env,
    onOutput: progress.tell,
  })
  progress.finish(`${file} (${formatSeconds(durationMs)})`)
  const remarks = output.split('\n').filter((line) => !line.startsWith('{"benchRow":'))
  if (remarks.join('').trim() !== '') console.log(remarks.join('\n').trim())
  return { exitCode, ours: parseRows(output) }
}

/** @param {import('./bench-rows.mjs').BenchRow[]} rows */
function printRows(rows) {
  const cells = rows.map((row) => [
    row.name,
    formatNumber(row.ours),
    formatNumber(row.baseline),
    row.ratio.toFixed(2),
    row.limit,
    row.holds ? 'holds' : 'DOES NOT HOLD',
  ])
  console.log(`\n${formatTable([['measured', 'ours', 'baseline', 'ratio', 'limit', ''], ...cells])}`)
}
