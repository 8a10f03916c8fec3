import { relative } from 'node:path'
import { repositoryRoot } from '../repository-root.mjs'

/**
 * @typedef {{ passed: number, failures: string[] }} Results a line for each test that did not pass
 *
 * @typedef {object} VitestFile
 * @property {string} name
 * @property {string} status
 * @property {string} [message]
 * @property {{ fullName: string, status: string, failureMessages?: string[] | null }[]} assertionResults
 *
 * @typedef {{ title: string, file: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ status: string, results: { error?: { message?: string } }[] }} PlaywrightTest
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/**
 * @param {{ testResults: VitestFile[] }} report
 * @returns {Results}
 */
export function readVitestReport({ testResults }) {
  return collect(
    testResults.flatMap((file) => {
      const path = relative(repositoryRoot, file.name)
      // A file that cannot be loaded has no tests to count, and must not go unseen.
      if (file.status === 'failed' && file.assertionResults.length === 0)
        return [{ name: `${path} › could not be loaded`, status: 'failed', message: file.message }]
      return file.assertionResults.map(({ fullName, status, failureMessages }) => ({
        name: `${path} › ${fullName}`,
        status,
        message: failureMessages?.[0],
      }))
    }),
  )
}

/**
 * @param {{ suites: PlaywrightSuite[], errors: { message?: string }[] }} report
 * @returns {Results}
 */
export function readPlaywrightReport({ suites, errors }) {
  const outside = errors.map(({ message }) => ({ name: 'outside any test', status: 'failed', message }))
  return collect([...suites.flatMap(listSpecs), ...outside])
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {Outcome[]}
 */
function listSpecs({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${file} › ${title}`,
      status: status === 'expected' ? 'passed' : status,
      message: results.find(({ error }) => error)?.error?.message,
    })),
  )
  return [...own, ...suites.flatMap(listSpecs)]
}

/** @typedef {{ name: string, status: string, message?: string | undefined }} Outcome */

/**
 * What is skipped, flaky or still to be written has not passed.
 * @param {Outcome[]} outcomes
 * @returns {Results}
 */
function collect(outcomes) {
  const failed = outcomes.filter(({ status }) => status !== 'passed')
  return {
    passed: outcomes.length - failed.length,
    failures: failed.map(({ name, status, message }) => `${name}: ${message?.split('\n', 1)[0] ?? status}`),
  }
}
