const shown = 10

/**
 * @param {import('./tally-tests.mjs').TimedFile[]} files
 * @returns {string} the files that took longest, as lines
 */
export function listSlowestFiles(files) {
  const slowest = files.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, shown)
  const lines = slowest.map(
    ({ file, durationMs }) => `${(durationMs / 1000).toFixed(1).padStart(8)} s  ${file}`,
  )
  return ['', 'The slowest test files:', ...lines, ''].join('\n')
}
