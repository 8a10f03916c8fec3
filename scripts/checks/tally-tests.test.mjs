import { describe, expect, test } from 'vitest'
import { tallyTests } from './tally-tests.mjs'

/** @param {import('./test-events.mjs').TestEvent[]} events */
function tally(...events) {
  /** @type {string[]} */
  const told = []
  const tallied = tallyTests((failure) => told.push(failure))
  for (const event of events) tallied.take(event)
  return { ...tallied, told }
}

/**
 * @param {string} status
 * @param {string} [error]
 * @returns {import('./test-events.mjs').TestEvent}
 */
const ended = (status, error) => ({ type: 'test', file: 'a.test.ts', name: 'a plan is kept', status, error })

describe('the tests of a run', () => {
  test('count as passed only when they passed, and not when they were skipped, flaky or never written', () => {
    const { results } = tally(ended('passed'), ended('skipped'), ended('flaky'), ended('todo'))
    expect(results).toEqual({
      passed: 1,
      failures: ['skipped', 'flaky', 'todo'].map((status) => `a.test.ts › a plan is kept: ${status}`),
    })
  })

  test('are told in full when they fail, and listed with the first line of the error', () => {
    const { results, told } = tally(ended('failed', 'expected 1\n  at line 3'))
    expect(told).toEqual(['a.test.ts › a plan is kept\nexpected 1\n  at line 3'])
    expect(results.failures).toEqual(['a.test.ts › a plan is kept: expected 1'])
  })

  test('fail with a file that could not be loaded', () => {
    const { results } = tally({
      type: 'fault',
      name: 'a.test.ts › outside its tests',
      error: 'no such module',
    })
    expect(results).toEqual({ passed: 0, failures: ['a.test.ts › outside its tests: no such module'] })
  })

  test('are complete only when their runner said that it ended', () => {
    expect(tally(ended('passed')).hasEnded()).toBe(false)
    expect(tally(ended('passed'), { type: 'end' }).hasEnded()).toBe(true)
  })

  test('move the count of files', () => {
    const { files, timedFiles } = tally(
      { type: 'planned', files: 3 },
      { type: 'file', file: 'a.test.ts', durationMs: 20 },
    )
    expect(files).toEqual({ planned: 3, done: 1 })
    expect(timedFiles).toEqual([{ file: 'a.test.ts', durationMs: 20 }])
  })
})
