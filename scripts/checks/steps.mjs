import { existsSync } from 'node:fs'
import { runBuild } from '../build/ensure-built.mjs'
import { runNodeProgram } from '../processes/run-command.mjs'
import { withSetupLock } from '../processes/setup-lock.mjs'
import { inRepository } from '../repository-root.mjs'
import { runPlaywright, runVitest } from './run-tests.mjs'

/**
 * @typedef {import('./count-results.mjs').Counts & { output: string, failures?: string[] }} StepResult
 * @typedef {{ env: NodeJS.ProcessEnv, onOutput: (text: string) => void }} StepContext
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {boolean} isQuick whether `npm run validate` has it
 * @property {boolean} runsAlone
 * @property {('build' | 'postgres' | 'browser')[]} needs
 * @property {(context: StepContext) => Promise<StepResult>} run
 */

const typeProjects = [
  'src/domain',
  'src/advisor',
  'src/contract',
  'src/exports',
  'src/server',
  'src/web',
  'scripts',
  '.',
]

/** @type {Step[]} */
export const steps = [
  check('format', 'oxfmt/bin/oxfmt', ['--check']),
  check('lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']),
  {
    ...quick('boundaries'),
    run: (context) => runCheck(inRepository('scripts', 'check-boundaries.mjs'), [], context),
  },
  {
    ...quick('lock'),
    run: (context) => runCheck(inRepository('scripts', 'lock-platforms.mjs'), ['--check'], context),
  },
  { ...quick('types'), run: checkTypes },
  check('unused', 'knip/bin/knip.js', ['--no-progress']),
  { ...slow('build'), run: build },
  {
    ...slow('size'),
    runsAlone: true,
    needs: ['build'],
    run: (context) => runCheck(inRepository('scripts', 'check-size.mjs'), [], context),
  },
  { ...quick('unit'), runsAlone: true, run: (context) => runVitest('unit', context) },
  {
    ...quick('integration'),
    runsAlone: true,
    needs: ['postgres'],
    run: (context) => runVitest('integration', context),
  },
  { ...slow('e2e'), runsAlone: true, needs: ['build', 'browser'], run: runPlaywright },
]

/** @param {string} name */
function quick(name) {
  return { name, isQuick: true, runsAlone: false, needs: [] }
}

/** @param {string} name */
function slow(name) {
  return { name, isQuick: false, runsAlone: false, needs: [] }
}

/**
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @returns {Step}
 */
function check(name, program, args) {
  return { ...quick(name), run: (context) => runCheck(inRepository('node_modules', program), args, context) }
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {StepContext} context
 * @returns {Promise<StepResult>}
 */
async function runCheck(program, args, context) {
  return judge(await runNodeProgram(program, args, context))
}

/**
 * @param {StepContext} context
 * @returns {Promise<StepResult>}
 */
async function checkTypes(context) {
  let output = ''
  let exitCode = 0
  for (const project of typeProjects.filter((folder) => existsSync(inRepository(folder, 'tsconfig.json')))) {
    const path = inRepository(project, 'tsconfig.json')
    const result = await runNodeProgram(
      inRepository('node_modules', 'typescript', 'bin', 'tsc'),
      ['-p', path],
      context,
    )
    output += result.output
    exitCode ||= result.exitCode
  }
  return judge({ exitCode, output })
}

/**
 * @param {StepContext} context
 * @returns {Promise<StepResult>}
 */
async function build({ onOutput }) {
  return judge(await withSetupLock(() => runBuild({ onOutput })))
}

/**
 * @param {{ exitCode: number, output: string }} result
 * @returns {StepResult}
 */
function judge({ exitCode, output }) {
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0, output }
}
