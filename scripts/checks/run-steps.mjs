import { existsSync, readFileSync, rmSync } from 'node:fs'
import { inspect } from 'node:util'
import { formatSecondsSince, runNode, UserFacingError } from '../setup/processes.mjs'
import { readPlaywrightReport, readVitestReport } from './read-reports.mjs'

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./read-reports.mjs').Results} Results
 * @typedef {(step: Step) => Promise<NodeJS.ProcessEnv>} Prepare gets what the step needs; its environment
 */

const atOnce = 2

/**
 * Everything, with `--quick` what needs neither build nor browser, or just what is named.
 * @template {Pick<Step, 'name' | 'runs'>} S
 * @param {S[]} steps
 * @param {string[]} args
 * @returns {S[]}
 */
export function chooseSteps(steps, args) {
  const names = args.filter((arg) => arg !== '--quick')
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    const known = steps.map((step) => step.name).join(', ')
    throw new UserFacingError(`No such step: ${unknown.join(', ')}. The steps are ${known}.`)
  }
  if (names.length > 0) return steps.filter((step) => names.includes(step.name))
  const kinds = args.includes('--quick') ? ['always'] : ['always', 'full']
  return steps.filter((step) => kinds.includes(step.runs))
}

/**
 * Runs the steps in order, light ones two at a time, and prints a line for each as it ends.
 * @param {Step[]} steps
 * @param {Prepare} prepare
 * @returns {Promise<Results>}
 */
export async function runSteps(steps, prepare) {
  /** @type {Results} */
  const totals = { passed: 0, failures: [] }
  /** @type {Set<Promise<void>>} */
  const running = new Set()
  for (const step of steps) {
    const others = step.runsAlone ? 0 : atOnce - 1
    while (running.size > others) await Promise.race(running)
    const work = runStep(step, prepare, totals).finally(() => running.delete(work))
    running.add(work)
    if (step.runsAlone) await work
  }
  await Promise.all(running)
  return totals
}

/**
 * @param {Step} step
 * @param {Prepare} prepare
 * @param {Results} totals
 */
async function runStep(step, prepare, totals) {
  console.log(`· ${step.name}`)
  const startedAt = performance.now()
  let output = ''
  /** @type {Results} */
  let results = { passed: 0, failures: [] }
  try {
    const env = await prepare(step)
    // An earlier run's report must not be mistaken for this one's.
    if (step.report) rmSync(step.report.file, { force: true })
    let exitCode = 0
    for (const command of step.commands)
      exitCode ||= await runNode(command, { env, onOutput: (text) => (output += text) })
    results = readResults(step, exitCode)
  } catch (error) {
    results.failures.push(step.name)
    output += error instanceof UserFacingError ? error.message : inspect(error)
  }
  const { passed, failures } = results
  const counts = passed + failures.length > 1 ? `${passed} passed, ${failures.length} failed` : ''
  const line = `${step.name.padEnd(12)} ${formatSecondsSince(startedAt).padStart(8)}  ${counts}`.trimEnd()
  console.log(failures.length === 0 ? `✓ ${line}` : `✗ ${line}\n\n${output.trimEnd()}\n`)
  totals.passed += passed
  totals.failures.push(...failures)
}

/**
 * @param {Step} step
 * @param {number} exitCode
 * @returns {Results}
 */
function readResults({ name, report }, exitCode) {
  /** @type {Results} */
  const whole = exitCode === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [name] }
  if (!report) return whole
  if (!existsSync(report.file)) return { passed: 0, failures: [`${name}: wrote no report`] }
  const content = JSON.parse(readFileSync(report.file, 'utf8'))
  const results = report.tool === 'vitest' ? readVitestReport(content) : readPlaywrightReport(content)
  const failures = results.failures.map((failure) => `${name}: ${failure}`)
  // The tools report some failures only by exit code, such as no tests at all or an error after the last test.
  if (failures.length === 0 && (exitCode !== 0 || results.passed === 0)) failures.push(name)
  return { passed: results.passed, failures }
}
