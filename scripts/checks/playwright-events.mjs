import { relative } from 'node:path'
import { repositoryRoot } from '../repository-root.mjs'
import { printTestEvent } from './test-events.mjs'

/** @import { FullConfig, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter' */

/** A reporter for Playwright, which loads it by its path. */
export default class PlaywrightEvents {
  /** @type {Map<string, { open: number, durationMs: number }>} */
  #files = new Map()

  /**
   * @param {FullConfig} _config
   * @param {Suite} suite
   */
  onBegin(_config, suite) {
    for (const test of suite.allTests()) {
      const file = nameFile(test)
      const known = this.#files.get(file) ?? { open: 0, durationMs: 0 }
      this.#files.set(file, { ...known, open: known.open + 1 })
    }
    printTestEvent({ type: 'planned', files: this.#files.size })
  }

  /**
   * @param {TestCase} test
   * @param {TestResult} result
   */
  onTestEnd(test, { status, errors, duration }) {
    const file = nameFile(test)
    printTestEvent({
      type: 'test',
      file,
      name: test.titlePath().slice(3).join(' › '),
      status,
      error: errors.length > 0 ? errors.map(describeError).join('\n\n') : undefined,
    })
    const { open, durationMs } = this.#files.get(file) ?? { open: 1, durationMs: 0 }
    this.#files.set(file, { open: open - 1, durationMs: durationMs + duration })
    if (open === 1) printTestEvent({ type: 'file', file, durationMs: durationMs + duration })
  }

  /** @param {TestError} error */
  onError(error) {
    printTestEvent({ type: 'fault', name: 'outside any test', error: describeError(error) })
  }

  onEnd() {
    printTestEvent({ type: 'end' })
  }

  printsToStdio() {
    return true
  }
}

/** @param {TestCase} test */
function nameFile(test) {
  return relative(repositoryRoot, test.location.file)
}

/** @param {TestError} error */
function describeError({ message, stack, value, snippet }) {
  return [stack ?? message ?? value ?? 'failed', ...(snippet ? [snippet] : [])].join('\n')
}
