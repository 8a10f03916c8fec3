import { describe, expect, test } from 'vitest'
import { chooseSteps } from './run-steps.mjs'
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
