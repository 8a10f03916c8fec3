import { describe, expect, test } from 'vitest'
import { chooseSteps } from './choose-steps.mjs'
import { makeTestEnvironment } from './test-environment.mjs'

const steps = [
  { name: 'lint', isQuick: true },
  { name: 'unit', isQuick: true },
  { name: 'e2e', isQuick: false },
]
/** @param {string[]} args */
const choose = (...args) => chooseSteps(steps, args).map((step) => step.name)

describe('the steps of a run', () => {
  test('are all of them, unless told otherwise', () => {
    expect(choose()).toEqual(['lint', 'unit', 'e2e'])
  })

  test('are the quick ones with --quick', () => {
    expect(choose('--quick')).toEqual(['lint', 'unit'])
  })

  test('are the named ones in their own order', () => {
    expect(choose('e2e', 'lint')).toEqual(['lint', 'e2e'])
  })

  test('are refused with the known names when one is unknown', () => {
    expect(() => choose('untit')).toThrow('No such step: untit. The steps are lint, unit, e2e.')
  })
})

test('keeps a real server’s settings away from the tests', () => {
  const env = {
    PATH: '/bin',
    STRIPE_SECRET_KEY: 'sk_live_x',
    DATABASE_URL: 'postgres://real',
    TEST_DATABASE_URL: 'postgres://test',
  }
  expect(makeTestEnvironment(env, false)).toEqual({ PATH: '/bin', TEST_DATABASE_URL: 'postgres://test' })
})
