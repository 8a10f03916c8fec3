/**
 * @typedef {'build' | 'postgres' | 'browser' | 'tools'} Need
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {'always' | 'full' | 'named'} runs in `npm run validate` too, in `npm test` only, or only when it is named
 * @property {string} [after] the step that must have ended before it starts, where both run
 * @property {Need[]} needs
 * @property {string[][]} commands what this Node runs, one after the other
 * @property {NodeJS.ProcessEnv} [settings] unless the environment says otherwise
 * @property {boolean} hasTests that tell what comes of them, one by one
 */

const vitestRun = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=scripts/checks/vitest-events.mjs']
const playwrightRun = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--reporter=scripts/checks/playwright-events.mjs',
]

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

/**
 * The browser's tests take longest, so what they need comes first, and everything else runs beside them.
 * @type {Step[]}
 */
export const steps = [
  { ...check('build', ['scripts/build.mjs']), runs: 'full' },
  check('format', ['node_modules/oxfmt/bin/oxfmt', '--check']),
  check('lock', ['scripts/lock-platforms.mjs', '--check']),
  check('limits', ['scripts/check-limits.mjs']),
  check('boundaries', ['scripts/check-boundaries.mjs']),
  { ...check('size', ['scripts/check-size.mjs']), runs: 'full', needs: ['build'], after: 'build' },
  { ...tests('e2e', playwrightRun), runs: 'full', needs: ['build', 'browser'], after: 'build' },
  // Reports TypeScript's errors too, each file by its own tsconfig: its rules need the types read anyway.
  check('lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check', '--deny-warnings']),
  check('unused', ['node_modules/knip/bin/knip.js', '--no-progress']),
  tests('unit', [...vitestRun, '--project=unit']),
  { ...tests('integration', [...vitestRun, '--project=integration']), runs: 'full', needs: ['postgres'] },
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
    ...tests('faults', [
      ...vitestRun,
      '--project=integration',
      ...faultTests.map((file) => `tests/integration/${file}`),
    ]),
    runs: 'named',
    needs: ['postgres'],
    settings: { FAULT_ROUNDS: '20', CRASH_ROUNDS: '100' },
  },
  {
    ...tests('fuzz', [
      ...vitestRun,
      '--project=integration',
      'tests/integration/attacks/fuzzing',
      'tests/integration/attacks/large-bodies',
      'tests/integration/attacks/hostile-plans',
    ]),
    runs: 'named',
    needs: ['postgres'],
    settings: { FUZZ_REQUESTS: '100000', HOSTILE_CASES: '12000', FUZZ_SEED: newSeed },
  },
  { ...tests('laws', [...vitestRun, '--project=unit']), runs: 'named', settings: { LAW_SEED: newSeed } },
]

/**
 * @param {string} name
 * @param {string[][]} commands
 * @returns {Step}
 */
function check(name, ...commands) {
  return { name, runs: 'always', needs: [], commands, hasTests: false }
}

/**
 * @param {string} name
 * @param {string[]} command
 * @returns {Step}
 */
function tests(name, command) {
  return { ...check(name, command), hasTests: true }
}
