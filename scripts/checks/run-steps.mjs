import { performance } from 'node:perf_hooks'
import { UserFacingError } from '../processes/user-facing-error.mjs'
import { formatSeconds, showProgress } from '../terminal/progress.mjs'

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./steps.mjs').StepResult} StepResult
 * @typedef {(step: Step) => Promise<NodeJS.ProcessEnv>} Prepare gets what the step needs; its environment
 * @typedef {{ passed: number, failed: number, failures: string[] }} Totals
 */

const atOnce = 2

/**
 * Runs the steps in order, light ones two at a time, and prints a line for each as it ends.
 * @param {Step[]} steps
 * @param {Prepare} prepare
 * @returns {Promise<Totals>}
 */
export async function runSteps(steps, prepare) {
  /** @type {Totals} */
  const totals = { passed: 0, failed: 0, failures: [] }
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
 * @param {Totals} totals
 */
async function runStep(step, prepare, totals) {
  const startedAt = performance.now()
  const result = await prepare(step).then(async (env) => {
    const progress = showProgress(step.name, { isAnnounced: false })
    const result = await step.run({ env, onOutput: progress.tell }).catch(describeFault)
    progress.finish()
    return result
  }, describeFault)
  console.log(describeResult(step, result, performance.now() - startedAt))
  totals.passed += result.passed
  const failed = result.failed + result.skipped
  totals.failed += failed
  if (failed > 0) totals.failures.push(...nameFailures(step, result))
}

/**
 * @param {Step} step
 * @param {StepResult} result
 */
function nameFailures(step, { failures = [] }) {
  return failures.length === 0 ? [step.name] : failures.map((failure) => `${step.name}: ${failure}`)
}

/**
 * @param {Step} step
 * @param {StepResult} result
 * @param {number} durationMs
 */
function describeResult(step, result, durationMs) {
  const failed = result.failed + result.skipped
  const counts = result.passed + failed > 1 ? `${result.passed} passed, ${failed} failed` : ''
  const line =
    `${failed === 0 ? '✓' : '✗'} ${step.name.padEnd(12)} ${formatSeconds(durationMs).padStart(8)}  ${counts}`.trimEnd()
  if (failed === 0) return line
  const skipped = result.skipped > 0 ? `\n${result.skipped} skipped tests count as failed.` : ''
  return `${line}\n\n${result.output.trimEnd()}${skipped}\n`
}

/**
 * @param {unknown} error
 * @returns {StepResult}
 */
function describeFault(error) {
  const text = error instanceof Error && !(error instanceof UserFacingError) ? error.stack : undefined
  return {
    passed: 0,
    failed: 1,
    skipped: 0,
    output: text ?? (error instanceof Error ? error.message : String(error)),
  }
}
