import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repositoryRoot } from '../repository-root.mjs'
import { namePlaywrightFailures, nameVitestFailures } from './name-failures.mjs'

describe('naming what failed in Vitest', () => {
  test('gives the file, the test and the first line of its error', () => {
    const report = {
      testResults: [
        {
          name: join(repositoryRoot, 'src', 'plan.test.ts'),
          status: 'failed',
          assertionResults: [
            { fullName: 'a plan is kept', status: 'passed', failureMessages: [] },
            { fullName: 'a plan is found', status: 'failed', failureMessages: ['expected 1\n  at line 3'] },
          ],
        },
      ],
    }
    expect(nameVitestFailures(report)).toEqual([
      `${join('src', 'plan.test.ts')} › a plan is found: expected 1`,
    ])
  })

  test('names a file that could not be loaded', () => {
    const file = {
      name: join(repositoryRoot, 'a.test.ts'),
      status: 'failed',
      message: 'no such module',
      assertionResults: [],
    }
    expect(nameVitestFailures({ testResults: [file] })).toEqual([
      'a.test.ts › could not be loaded: no such module',
    ])
  })
})

describe('naming what failed in Playwright', () => {
  test('looks into groups, and leaves out what passed', () => {
    const good = { title: 'opens', file: 'a.spec.ts', ok: true, tests: [] }
    const bad = {
      title: 'saves',
      file: 'a.spec.ts',
      ok: false,
      tests: [{ results: [{ error: { message: 'timed out\ncall log' } }] }],
    }
    expect(namePlaywrightFailures({ suites: [{ specs: [good], suites: [{ specs: [bad] }] }] })).toEqual([
      'a.spec.ts › saves: timed out',
    ])
  })
})
