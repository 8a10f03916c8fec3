import { join } from 'node:path'
import { cacheFolder } from '../repository-root.mjs'

/**
 * @typedef {'build' | 'postgres' | 'browser' | 'tools'} Need
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {'always' | 'full' | 'named'} runs in `npm run validate` too, in `npm test`, or only when it is named
 * @property {boolean} runsAlone
 * @property {Need[]} needs
 * @property {string[][]} commands what this Node runs, one after the other
 * @property {NodeJS.ProcessEnv} [settings] unless the environment says otherwise
 * @property {{ tool: 'vitest' | 'playwright', file: string }} [report] where the tests write what came of them
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

const tests = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']

/** What the long form of the fault tests is made of. */
const faultTests = [
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
]

/** Without it, the random cases of a test are the same in every run. */
const newSeed = String(Date.now() % 2 ** 31)

/** @type {Step[]} */
export const steps = [
  check('format', ['node_modules/oxfmt/bin/oxfmt', '--check']),
  check('lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings']),
  check('boundaries', ['scripts/check-boundaries.mjs']),
  check('lock', ['scripts/lock-platforms.mjs', '--check']),
  check('types', ...typeProjects.map((project) => ['node_modules/typescript/bin/tsc', '-p', project])),
  check('unused', ['node_modules/knip/bin/knip.js', '--no-progress']),
  { ...check('build', ['scripts/build.mjs']), runs: 'full' },
  { ...check('size', ['scripts/check-size.mjs']), runs: 'full', runsAlone: true, needs: ['build'] },
  vitest('unit', '--project=unit'),
  { ...vitest('integration', '--project=integration'), needs: ['postgres'] },
  {
    ...check('e2e', ['node_modules/@playwright/test/cli.js', 'test']),
    runs: 'full',
    runsAlone: true,
    needs: ['build', 'browser'],
    report: { tool: 'playwright', file: reportFile('e2e') },
  },
  {
    ...check(
      'pictures',
      ['node_modules/@playwright/test/cli.js', 'test', '--project=pictures'],
      ['node_modules/oxfmt/bin/oxfmt', 'src/web/landing/pictures/picture-catalog.ts'],
    ),
    runs: 'named',
    needs: ['build', 'browser', 'tools'],
    settings: { TAKE_PICTURES: '1' },
  },
  {
    ...check('videos', ['node_modules/@playwright/test/cli.js', 'test', '--project=videos']),
    runs: 'named',
    needs: ['build', 'browser'],
    settings: { RECORD_VIDEOS: '1' },
  },
  {
    ...vitest('faults', '--project=integration', ...faultTests.map((file) => `tests/integration/${file}`)),
    runs: 'named',
    needs: ['postgres'],
    settings: { FAULT_ROUNDS: '20', CRASH_ROUNDS: '100' },
  },
  {
    ...vitest(
      'fuzz',
      '--project=integration',
      'tests/integration/attacks/fuzzing',
      'tests/integration/attacks/large-bodies',
    ),
    runs: 'named',
    needs: ['postgres'],
    settings: { FUZZ_REQUESTS: '100000', FUZZ_SEED: newSeed },
  },
  { ...vitest('laws', '--project=unit'), runs: 'named', settings: { LAW_SEED: newSeed } },
]

/**
 * @param {string} name
 * @param {string[][]} commands
 * @returns {Step}
 */
function check(name, ...commands) {
  return { name, runs: 'always', runsAlone: false, needs: [], commands }
}

/**
 * @param {string} name
 * @param {string[]} args
 * @returns {Step}
 */
function vitest(name, ...args) {
  const file = reportFile(name)
  return {
    ...check(name, [...tests, `--outputFile.json=${file}`, ...args]),
    runsAlone: true,
    report: { tool: 'vitest', file },
  }
}

/** @param {string} name */
function reportFile(name) {
  return join(cacheFolder, `${name}.json`)
}
