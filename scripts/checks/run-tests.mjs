import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '../processes/free-port.mjs'
import { runNodeProgram } from '../processes/run-command.mjs'
import { cacheFolder, inRepository } from '../repository-root.mjs'
import { countPlaywright, countVitest } from './count-results.mjs'
import { namePlaywrightFailures, nameVitestFailures } from './name-failures.mjs'

/**
 * @typedef {import('./steps.mjs').StepContext} StepContext
 * @typedef {import('./steps.mjs').StepResult} StepResult
 */

/**
 * @param {'unit' | 'integration'} project
 * @param {StepContext} context
 * @returns {Promise<StepResult>}
 */
export async function runVitest(project, context) {
  const reportPath = prepareReport(project)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`]
  const program = inRepository('node_modules', 'vitest', 'vitest.mjs')
  const result = await runNodeProgram(program, ['run', '--project', project, ...reporters], context)
  return readReport(result, reportPath, countVitest, nameVitestFailures)
}

/**
 * @param {StepContext} context
 * @returns {Promise<StepResult>}
 */
export async function runPlaywright(context) {
  const reportPath = prepareReport('e2e')
  const env = { ...context.env, E2E_REPORT: reportPath, E2E_PORT: String(await findFreePort()) }
  const program = inRepository('node_modules', '@playwright', 'test', 'cli.js')
  const result = await runNodeProgram(program, ['test'], { ...context, env })
  return readReport(result, reportPath, countPlaywright, namePlaywrightFailures)
}

/** @param {string} name */
function prepareReport(name) {
  mkdirSync(cacheFolder, { recursive: true })
  const path = join(cacheFolder, `${name}.json`)
  // An earlier run's report must not be taken for this one's.
  rmSync(path, { force: true })
  return path
}

/**
 * @template Counted
 * @template Named
 * @param {import('../processes/run-command.mjs').CommandResult} result
 * @param {string} reportPath
 * @param {(report: Counted) => import('./count-results.mjs').Counts} count
 * @param {(report: Named) => string[]} nameFailures
 * @returns {StepResult}
 */
function readReport({ exitCode, output }, reportPath, count, nameFailures) {
  if (!existsSync(reportPath)) return { passed: 0, failed: 1, skipped: 0, output }
  /** @type {Counted & Named} */
  const report = JSON.parse(readFileSync(reportPath, 'utf8'))
  const counts = count(report)
  const total = counts.passed + counts.failed + counts.skipped
  if (total === 0) return { ...counts, failed: 1, output: `${output}No tests were found.\n` }
  // Such as an error after the last test: the tools say so by their exit code only.
  const isUncounted = exitCode !== 0 && counts.failed + counts.skipped === 0
  return {
    ...counts,
    failed: counts.failed + (isUncounted ? 1 : 0),
    output,
    failures: nameFailures(report),
  }
}
