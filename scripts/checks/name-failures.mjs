import { relative } from 'node:path'
import { repositoryRoot } from '../repository-root.mjs'

/**
 * @typedef {object} VitestFile
 * @property {string} name
 * @property {string} status
 * @property {string} [message]
 * @property {{ fullName: string, status: string, failureMessages?: string[] }[]} assertionResults
 *
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {PlaywrightSpec[]} [specs]
 *
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {string} file
 * @property {boolean} ok
 * @property {{ results: { error?: { message?: string } }[] }[]} tests
 */

/**
 * A line for each test that failed, so that the end of a log alone tells what to look at.
 * @param {{ testResults: VitestFile[] }} report
 * @returns {string[]}
 */
export function nameVitestFailures({ testResults }) {
  return testResults.flatMap((file) => {
    const path = relative(repositoryRoot, file.name)
    if (file.status === 'failed' && file.assertionResults.length === 0) {
      return [nameFailure(path, 'could not be loaded', file.message)]
    }
    return file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => nameFailure(path, test.fullName, test.failureMessages?.[0]))
  })
}

/**
 * @param {{ suites: PlaywrightSuite[] }} report
 * @returns {string[]}
 */
export function namePlaywrightFailures({ suites }) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).filter((spec) => !spec.ok).map(nameSpec),
    ...namePlaywrightFailures({ suites: suite.suites ?? [] }),
  ])
}

/** @param {PlaywrightSpec} spec */
function nameSpec(spec) {
  const results = spec.tests.flatMap((test) => test.results)
  return nameFailure(spec.file, spec.title, results.find((result) => result.error)?.error?.message)
}

/**
 * @param {string} path
 * @param {string} title
 * @param {string | undefined} message
 */
function nameFailure(path, title, message) {
  const reason = message?.split('\n', 1)[0]
  return `${path} › ${title}${reason ? `: ${reason}` : ''}`
}
