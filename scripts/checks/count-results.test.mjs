import { describe, expect, test } from 'vitest'
import { countPlaywright, countVitest } from './count-results.mjs'

describe('counting Vitest’s results', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [],
  }

  test('takes skipped and intended tests together', () => {
    expect(countVitest(report)).toEqual({ passed: 5, failed: 1, skipped: 3 })
  })

  test('counts a file that cannot be loaded as a failure', () => {
    const broken = { ...report, testResults: [{ status: 'failed', assertionResults: [] }] }
    expect(countVitest(broken).failed).toBe(2)
  })
})

describe('counting Playwright’s results', () => {
  test('counts flaky tests and faults outside tests as failures', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] }
    expect(countPlaywright(report)).toEqual({ passed: 4, failed: 3, skipped: 2 })
  })
})
