/**
 * @typedef {object} BenchRow
 * @property {string} name
 * @property {number} ours
 * @property {number} baseline
 * @property {number} ratio
 * @property {string} limit as a person reads it, such as `≤ 1.5`
 * @property {boolean} holds
 */

/**
 * The rows that bench/report.ts wrote into a bench's output.
 * @param {string} output
 * @returns {BenchRow[]}
 */
export function parseRows(output) {
  return output.split('\n').flatMap((line) => {
    if (!line.startsWith('{"benchRow":')) return []
    return [JSON.parse(line).benchRow]
  })
}

/** @param {number} value */
export function formatNumber(value) {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3)
}
