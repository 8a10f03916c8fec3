import { describe, expect, test } from 'vitest'
import { chooseSteps, concludeStep, runInOrder } from './run-steps.mjs'
import { makeTestEnvironment } from './test-environment.mjs'

/** @type {Pick<import('./steps.mjs').Step, 'name' | 'runs'>[]} */
const steps = [
  { name: 'lint', runs: 'always' },
  { name: 'unit', runs: 'always' },
  { name: 'e2e', runs: 'full' },
  { name: 'fuzz', runs: 'named' },
]
/** @param {string[]} args */
const choose = (...args) => chooseSteps(steps, args).map((step) => step.name)

describe('the steps of a run', () => {
  test('are all but the long ones by default', () => {
    expect(choose()).toEqual(['lint', 'unit', 'e2e'])
  })

  test('are the quick ones with --quick', () => {
    expect(choose('--quick')).toEqual(['lint', 'unit'])
  })

  test('are the named ones in their own order', () => {
    expect(choose('fuzz', 'lint')).toEqual(['lint', 'fuzz'])
  })

  test('are refused with the known names when one is unknown', () => {
    expect(() => choose('untit')).toThrow('No such step: untit. The steps are lint, unit, e2e, fuzz.')
  })
})

test('keeps a real server’s settings away from the tests', () => {
  const env = {
    PATH: '/bin',
    STRIPE_SECRET_KEY: 'sk_live_x',
    DATABASE_URL: 'postgres://real',
    TEST_DATABASE_URL: 'postgres://test',
  }
  expect(makeTestEnvironment(env)).toEqual({ PATH: '/bin', TEST_DATABASE_URL: 'postgres://test' })
})

describe('a step', () => {
  const e2e = { name: 'e2e', hasTests: true }
  const passed = { passed: 3, failures: [] }

  test('without tests passes or fails whole', () => {
    const none = { results: { passed: 0, failures: [] }, hasEnded: () => false }
    expect(concludeStep({ name: 'lint', hasTests: false }, 0, none)).toEqual({ passed: 1, failures: [] })
    expect(concludeStep({ name: 'lint', hasTests: false }, 1, none)).toEqual({
      passed: 0,
      failures: ['lint'],
    })
  })

  test('with tests fails when its runner fails or dies, whatever the tests said', () => {
    expect(concludeStep(e2e, 0, { results: passed, hasEnded: () => true })).toEqual(passed)
    expect(concludeStep(e2e, 1, { results: passed, hasEnded: () => true }).failures).toEqual(['e2e'])
    expect(concludeStep(e2e, 0, { results: passed, hasEnded: () => false }).failures).toEqual(['e2e'])
  })

  test('with tests fails when there are none', () => {
    const none = { results: { passed: 0, failures: [] }, hasEnded: () => true }
    expect(concludeStep(e2e, 0, none).failures).toEqual(['e2e'])
  })
})

describe('steps in order', () => {
  /** Starts them, and says which run; a test ends them by name. */
  function start(/** @type {{ name: string, after?: string }[]} */ steps) {
    /** @type {Map<string, () => void>} */
    const running = new Map()
    const all = runInOrder(
      steps,
      ({ name }) => new Promise((resolve) => running.set(name, () => resolve(undefined))),
    )
    return {
      all,
      running: () => [...running.keys()],
      end: async (/** @type {string} */ name) => {
        running.get(name)?.()
        running.delete(name)
        // Enough turns for everything that waits for it.
        for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
      },
    }
  }

  test('run two at a time', async () => {
    const { running, end, all } = start([{ name: 'a' }, { name: 'b' }, { name: 'c' }])
    expect(running()).toEqual(['a', 'b'])
    await end('b')
    expect(running()).toEqual(['a', 'c'])
    await end('a')
    await end('c')
    await all
  })

  test('wait for the one that they come after, and not for one that was not chosen', async () => {
    const { running, end, all } = start([
      { name: 'build' },
      { name: 'size', after: 'build' },
      { name: 'e2e', after: 'pictures' },
    ])
    expect(running()).toEqual(['build'])
    await end('build')
    expect(running()).toEqual(['size', 'e2e'])
    await end('size')
    await end('e2e')
    await all
  })
})
