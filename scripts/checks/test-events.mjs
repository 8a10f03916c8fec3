/**
 * What test runners tell `npm test` while they run: one JSON text a line, behind a record separator, in the middle of
 * whatever else they print.
 *
 * @typedef {{ type: 'planned', files: number }} Planned
 * @typedef {{ type: 'test', file: string, name: string, status: string, error?: string | undefined }} TestEnded
 * @typedef {{ type: 'file', file: string, durationMs: number }} FileEnded
 * @typedef {{ type: 'fault', name: string, error: string }} Fault what fails outside any test
 * @typedef {{ type: 'end' }} End
 * @typedef {Planned | TestEnded | FileEnded | Fault | End} TestEvent
 */

const separator = '\u001e'

/** @param {TestEvent} event */
export function printTestEvent(event) {
  process.stdout.write(`\n${separator}${JSON.stringify(event)}\n`)
}

/**
 * Takes output as it comes, in pieces that may end anywhere.
 * @param {(event: TestEvent) => void} onEvent
 * @param {(text: string) => void} onText what is not an event
 * @returns {(text: string) => void}
 */
export function makeEventReader(onEvent, onText) {
  let pending = ''
  return (text) => {
    const lines = (pending + text).split('\n')
    pending = lines.pop() ?? ''
    for (const line of lines) {
      if (line.startsWith(separator)) onEvent(JSON.parse(line.slice(separator.length)))
      else onText(`${line}\n`)
    }
  }
}
