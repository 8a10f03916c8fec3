const terminalEveryMs = 1000
const elsewhereEveryMs = 60_000

/**
 * @typedef {object} Running a step that runs now
 * @property {string} name
 * @property {{ planned: number, done: number }} files none planned where a step has no tests
 * @property {{ failures: string[] }} results
 *
 * @typedef {object} Screen
 * @property {boolean} isTerminal
 * @property {number} [columns]
 * @property {(text: string) => void} write
 */

/**
 * Says how far the running steps are: in the last line of a terminal, which it writes again and again, and in one line
 * a minute elsewhere.
 * @param {Screen} screen
 */
export function makeProgress(screen) {
  /** @type {Set<Running>} */
  const running = new Set()
  let shown = ''
  const startedAt = performance.now()
  const describe = () => describeProgress([...running], Math.round((performance.now() - startedAt) / 1000))

  const redraw = () => {
    if (!screen.isTerminal) return
    // Some terminals say that they are 0 wide.
    shown = running.size > 0 ? describe().slice(0, (screen.columns || 80) - 1) : ''
    screen.write(`\r\u001b[K${shown}`)
  }

  const timer = screen.isTerminal
    ? setInterval(redraw, terminalEveryMs)
    : setInterval(() => screen.write(`${describe()}\n`), elsewhereEveryMs)
  timer.unref()

  return {
    /** @param {Running} step */
    add(step) {
      running.add(step)
      redraw()
    },
    /** @param {Running} step */
    remove(step) {
      running.delete(step)
      redraw()
    },
    redraw,
    /** @param {string} text whole lines, above the line that moves */
    print(text) {
      screen.write(shown === '' ? `${text}\n` : `\r\u001b[K${text}\n`)
      redraw()
    },
    stop() {
      clearInterval(timer)
    },
  }
}

/**
 * @param {Running[]} running
 * @param {number} seconds
 */
export function describeProgress(running, seconds) {
  const parts = running.map(({ name, files }) =>
    files.planned > 0 ? `${name} ${files.done} of ${files.planned} files` : name,
  )
  const failed = running.reduce((sum, { results }) => sum + results.failures.length, 0)
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return `… ${time}  ${parts.join(', ')}${failed > 0 ? `, ${failed} failed` : ''}`
}
