// `npm run bench`: speed as ratios against bare baselines. `npm run bench -- http store` only those named;
// `npm run bench:load` is the load model instead.
import { readdirSync } from 'node:fs'
import { ensureBrowser } from './browser/ensure-browser.mjs'
import { ensureBuilt } from './build/ensure-built.mjs'
import { makeTestEnvironment } from './checks/test-environment.mjs'
import { startPostgres } from './postgres/start-postgres.mjs'
import { ensureAllInstalled, ensureTools } from './setup/install.mjs'
import { formatSecondsSince, runEntry, runNode, UserFacingError } from './setup/processes.mjs'
import { formatTable } from './terminal/format-table.mjs'

/**
 * @typedef {object} BenchRow as bench/report.ts prints it, a line of JSON each
 * @property {string} name
 * @property {number} ours
 * @property {number} baseline
 * @property {number} ratio
 * @property {string} limit as a person reads it, such as `≤ 1.5`
 * @property {boolean} holds
 */

const rowStart = '{"benchRow":'
const tsx = 'node_modules/tsx/dist/cli.mjs'

await runEntry(async () => {
  const words = process.argv.slice(2)
  await ensureAllInstalled()
  const isLoad = words[0] === 'load'
  const chosen = isLoad ? [] : chooseBenches(words)
  const needsTools = chosen.some((name) => /^(?:landing|screens)\./.test(name))
  const needsBrowser = needsTools || chosen.some((name) => name.startsWith('workbook-'))
  if (needsTools) await ensureTools()
  await ensureBuilt()
  // Durable as a real one: a database that may lose data is no measure.
  const postgres = await startPostgres({ fsync: true })
  const env = {
    ...makeTestEnvironment(process.env),
    ...(postgres && { TEST_DATABASE_URL: postgres.url }),
    ...(needsBrowser && (await ensureBrowser({ prefersShell: false }))),
  }
  if (isLoad) process.exitCode = await runNode([tsx, 'bench/load/main.ts', ...words.slice(1)], { env })
  else await runBenches(chosen, env)
})

/** @param {string[]} words */
function chooseBenches(words) {
  const files = readdirSync('bench').filter((name) => name.endsWith('.bench.ts'))
  const chosen = files.filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
  if (chosen.length === 0) throw new UserFacingError(`No such bench. There are: ${files.join(', ')}`)
  return chosen.toSorted()
}

/**
 * @param {string[]} files
 * @param {NodeJS.ProcessEnv} env
 */
async function runBenches(files, env) {
  /** @type {BenchRow[]} */
  const rows = []
  const broken = []
  for (const file of files) {
    const startedAt = performance.now()
    let output = ''
    const exitCode = await runNode([tsx, `bench/${file}`], { env, onOutput: (text) => (output += text) })
    const lines = output.trim().split('\n')
    const ours = lines.filter((line) => line.startsWith(rowStart)).map((line) => JSON.parse(line).benchRow)
    const remarks = lines.filter((line) => line !== '' && !line.startsWith(rowStart))
    console.log([`${file} (${formatSecondsSince(startedAt)})`, ...remarks].join('\n'))
    rows.push(...ours)
    if (exitCode !== 0 || ours.length === 0) broken.push(file)
  }
  const cells = rows.map(({ name, ours, baseline, ratio, limit, holds }) => [
    name,
    formatNumber(ours),
    formatNumber(baseline),
    ratio.toFixed(2),
    limit,
    holds ? 'holds' : 'DOES NOT HOLD',
  ])
  console.log(`\n${formatTable([['measured', 'ours', 'baseline', 'ratio', 'limit', ''], ...cells])}`)
  for (const file of broken) console.log(`${file} broke off, or measured nothing`)
  process.exitCode = broken.length > 0 || rows.some((row) => !row.holds) ? 1 : 0
}

/** @param {number} value three digits of a small one, a large one whole */
function formatNumber(value) {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3)
}
