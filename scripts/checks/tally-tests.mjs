/**
 * @typedef {{ passed: number, failures: string[] }} Results a line for each test that did not pass
 * @typedef {{ file: string, durationMs: number }} TimedFile
 * @typedef {import('./test-events.mjs').TestEvent} TestEvent
 */

/**
 * Counts what a test runner tells. What is skipped, flaky or still to be written has not passed.
 * @param {(failure: string) => void} onFailure gets each failure in full as soon as it is known
 */
export function tallyTests(onFailure) {
  const files = { planned: 0, done: 0 }
  /** @type {TimedFile[]} */
  const timedFiles = []
  /** @type {Results} */
  const results = { passed: 0, failures: [] }
  let hasEnded = false

  /**
   * @param {string} name
   * @param {string} text
   */
  const fail = (name, text) => {
    results.failures.push(`${name}: ${text.split('\n', 1)[0]}`)
    onFailure(`${name}\n${text}`)
  }

  return {
    files,
    timedFiles,
    results,
    hasEnded: () => hasEnded,
    /** @param {TestEvent} event */
    take(event) {
      if (event.type === 'planned') files.planned += event.files
      else if (event.type === 'test' && event.status === 'passed') results.passed += 1
      else if (event.type === 'test') fail(`${event.file} › ${event.name}`, event.error ?? event.status)
      else if (event.type === 'fault') fail(event.name, event.error)
      else if (event.type === 'end') hasEnded = true
      else {
        files.done += 1
        timedFiles.push({ file: event.file, durationMs: event.durationMs })
      }
    },
  }
}
