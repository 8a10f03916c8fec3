import { inspect } from 'node:util'
import { formatSecondsSince, runNode, UserFacingError } from '../setup/processes.mjs'
import { makeProgress } from './progress.mjs'
import { tallyTests } from './tally-tests.mjs'
import { makeEventReader } from './test-events.mjs'

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./tally-tests.mjs').Results} Results
 * @typedef {import('./tally-tests.mjs').TimedFile} TimedFile
 * @typedef {Results & { timedFiles: TimedFile[] }} Totals
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
 * Runs the steps in order, two at a time. Says how far they are, prints a failing test when it fails, and a line for
 * each step as it ends.
 * @param {Step[]} steps
 * @param {Prepare} prepare
 * @returns {Promise<Totals>}
 */
export async function runSteps(steps, prepare) {
  /** @type {Totals} */
  const totals = { passed: 0, failures: [], timedFiles: [] }
  const progress = makeProgress({
    isTerminal: process.stdout.isTTY,
    columns: process.stdout.columns,
    write: (text) => process.stdout.write(text),
  })
  await runInOrder(steps, (step) => runStep(step, prepare, totals, progress))
  progress.stop()
  return totals
}

/**
 * Two at a time: a step waits until the one that it comes after has ended, and lets none pass it.
 * @template {Pick<Step, 'name' | 'after'>} S
 * @param {S[]} steps
 * @param {(step: S) => Promise<void>} runOne
 */
export async function runInOrder(steps, runOne) {
  /** @type {Map<string, Promise<void>>} */
  const running = new Map()
  for (const step of steps) {
    if (step.after !== undefined) await running.get(step.after)
    while (running.size >= atOnce) await Promise.race(running.values())
    const work = runOne(step).finally(() => running.delete(step.name))
    running.set(step.name, work)
  }
  await Promise.all(running.values())
}

/**
 * @param {Step} step
 * @param {Prepare} prepare
 * @param {Totals} totals
 * @param {ReturnType<typeof makeProgress>} progress
 */
async function runStep(step, prepare, totals, progress) {
  const startedAt = performance.now()
  const tally = tallyTests((failure) => progress.print(`✗ ${step.name}: ${failure}\n`))
  const shown = { name: step.name, files: tally.files, results: tally.results }
  progress.add(shown)
  let output = ''
  /** @param {string} text */
  const keep = (text) => (output += text)
  const read = makeEventReader((event) => {
    tally.take(event)
    progress.redraw()
  }, keep)
  let exitCode = 0
  try {
    const env = await prepare(step)
    for (const command of step.commands)
      exitCode ||= await runNode(command, { env, onOutput: read, onErrorOutput: keep })
  } catch (error) {
    exitCode = 1
    output += error instanceof UserFacingError ? error.message : inspect(error)
  }
  const { passed, failures } = concludeStep(step, exitCode, tally)
  const counts = step.hasTests ? `${passed} passed, ${failures.length} failed` : ''
  const line = `${step.name.padEnd(12)} ${formatSecondsSince(startedAt).padStart(8)}  ${counts}`.trimEnd()
  // Failing tests were printed when they failed; everything else stands in the output only.
  const isExplained = tally.results.failures.length > 0
  progress.remove(shown)
  progress.print(
    failures.length === 0 ? `✓ ${line}` : `✗ ${line}${isExplained ? '' : `\n\n${output.trimEnd()}\n`}`,
  )
  totals.passed += passed
  totals.failures.push(
    ...failures.map((failure) => (failure === step.name ? failure : `${step.name}: ${failure}`)),
  )
  totals.timedFiles.push(...tally.timedFiles)
}

/**
 * A step without tests passes or fails whole. Test runners report some failures only by their exit code, such as no
 * tests at all, or by dying before they said that they ended.
 * @param {Pick<Step, 'name' | 'hasTests'>} step
 * @param {number} exitCode
 * @param {Pick<ReturnType<typeof tallyTests>, 'results' | 'hasEnded'>} tally
 * @returns {Results}
 */
export function concludeStep({ name, hasTests }, exitCode, { results, hasEnded }) {
  if (!hasTests) return exitCode === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [name] }
  const isComplete = exitCode === 0 && hasEnded() && results.passed > 0
  return results.failures.length > 0 || isComplete ? results : { ...results, failures: [name] }
}
