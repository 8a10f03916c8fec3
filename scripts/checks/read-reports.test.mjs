import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../repository-root.mjs'
import { readPlaywrightReport, readVitestReport } from './read-reports.mjs'

test('Vitest’s failures are named by file, test and the first line of the error', () => {
  const file = {
    name: join(repositoryRoot, 'src', 'plan.test.ts'),
    status: 'failed',
    assertionResults: [
      { fullName: 'a plan is kept', status: 'passed', failureMessages: [] },
      { fullName: 'a plan is found', status: 'failed', failureMessages: ['expected 1\n  at line 3'] },
      { fullName: 'a plan is lost', status: 'pending', failureMessages: [] },
    ],
  }
  const path = join('src', 'plan.test.ts')
  expect(readVitestReport({ testResults: [file] })).toEqual({
    passed: 1,
    failures: [`${path} › a plan is found: expected 1`, `${path} › a plan is lost: pending`],
  })
})

test('a file that could not be loaded is a failure', () => {
  const file = {
    name: join(repositoryRoot, 'a.test.ts'),
    status: 'failed',
    message: 'no such module',
    assertionResults: [],
  }
  expect(readVitestReport({ testResults: [file] })).toEqual({
    passed: 0,
    failures: ['a.test.ts › could not be loaded: no such module'],
  })
})

test('Playwright’s failures, flaky tests and faults outside tests are named, in groups too', () => {
  const good = { title: 'opens', file: 'a.spec.ts', tests: [{ status: 'expected', results: [] }] }
  const flaky = { title: 'shakes', file: 'a.spec.ts', tests: [{ status: 'flaky', results: [{}] }] }
  const bad = {
    title: 'saves',
    file: 'a.spec.ts',
    tests: [{ status: 'unexpected', results: [{ error: { message: 'timed out\ncall log' } }] }],
  }
  const suites = [{ specs: [good], suites: [{ specs: [flaky, bad] }] }]
  expect(readPlaywrightReport({ suites, errors: [{ message: 'no server' }] })).toEqual({
    passed: 1,
    failures: ['a.spec.ts › shakes: flaky', 'a.spec.ts › saves: timed out', 'outside any test: no server'],
  })
})
