import { relative } from 'node:path'
import { repositoryRoot } from '../repository-root.mjs'
import { printTestEvent } from './test-events.mjs'

/** @import { SerializedError, TestCase, TestModule } from 'vitest/node' */

/** A reporter for Vitest, which loads it by its path. */
export default class VitestEvents {
  /** @param {readonly unknown[]} specifications */
  onTestRunStart(specifications) {
    printTestEvent({ type: 'planned', files: specifications.length })
  }

  /** @param {TestCase} testCase */
  onTestCaseResult(testCase) {
    const { state, errors } = testCase.result()
    const isFlaky = state === 'passed' && testCase.diagnostic()?.flaky
    printTestEvent({
      type: 'test',
      file: nameFile(testCase.module),
      name: testCase.fullName,
      status: isFlaky ? 'flaky' : state,
      error: errors?.map(describeError).join('\n\n'),
    })
  }

  /** @param {TestModule} module */
  onTestModuleEnd(module) {
    const file = nameFile(module)
    // A file that cannot be loaded has no tests to count, and must not go unseen.
    for (const error of module.errors())
      printTestEvent({ type: 'fault', name: `${file} › outside its tests`, error: describeError(error) })
    const { collectDuration, duration } = module.diagnostic()
    printTestEvent({ type: 'file', file, durationMs: collectDuration + duration })
  }

  /**
   * @param {readonly unknown[]} _modules
   * @param {readonly SerializedError[]} unhandledErrors
   */
  onTestRunEnd(_modules, unhandledErrors) {
    for (const error of unhandledErrors)
      printTestEvent({ type: 'fault', name: 'outside any test', error: describeError(error) })
    printTestEvent({ type: 'end' })
  }
}

/** @param {TestModule} module */
function nameFile(module) {
  return relative(repositoryRoot, module.moduleId)
}

/** @param {{ message: string, diff?: string | undefined, stacks?: readonly { file: string, line: number }[] | undefined }} error */
function describeError({ message, diff, stacks = [] }) {
  const places = stacks.map(({ file, line }) => `  at ${relative(repositoryRoot, file)}:${line}`)
  return [message, ...(diff ? [diff] : []), ...places].join('\n')
}
