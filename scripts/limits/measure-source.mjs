/**
 * @typedef {object} SourceFile
 * @property {string} file from the top of the repository
 * @property {string} text
 *
 * @typedef {object} Measured
 * @property {number} sourceLines of src, without tests
 * @property {number} largestFolderPercent the share of them in the largest folder, two levels below src
 * @property {number} browserTests calls of test() in tests/e2e
 * @property {number} testFiles
 * @property {number} testLines
 */

const sourcePattern = /^src\/.*\.(?:ts|tsx|css)$/
const testPattern = /^(?:src|scripts|tests)\/.*\.(?:test|spec)\.(?:ts|tsx|mjs)$/

/** @param {string} file */
export function isMeasured(file) {
  return sourcePattern.test(file) || testPattern.test(file)
}

/**
 * How large the product and its tests are. Nothing here depends on the machine: the number and length of tests stand for
 * how long they take.
 * @param {readonly SourceFile[]} files
 * @returns {{ measured: Measured, largestFolder: string }}
 */
export function measureSource(files) {
  const tests = files.filter(({ file }) => testPattern.test(file))
  const source = files.filter(({ file }) => sourcePattern.test(file) && !testPattern.test(file))
  const sourceLines = countLines(source)
  /** @type {Map<string, SourceFile[]>} */
  const folders = new Map()
  for (const one of source) {
    const folder = one.file.split('/').slice(0, -1).slice(0, 3).join('/')
    folders.set(folder, [...(folders.get(folder) ?? []), one])
  }
  const bySize = [...folders].map(([folder, inside]) => ({ folder, lines: countLines(inside) }))
  const largest = bySize.toSorted((one, other) => other.lines - one.lines)[0] ?? { folder: 'src', lines: 0 }
  return {
    measured: {
      sourceLines,
      largestFolderPercent: Math.round((largest.lines / Math.max(1, sourceLines)) * 1000) / 10,
      browserTests: tests
        .filter(({ file }) => file.startsWith('tests/e2e/'))
        .reduce((sum, { text }) => sum + countTests(text), 0),
      testFiles: tests.length,
      testLines: countLines(tests),
    },
    largestFolder: largest.folder,
  }
}

/** @param {readonly SourceFile[]} files */
function countLines(files) {
  return files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
}

/** @param {string} text */
function countTests(text) {
  return text.match(/^\s*test\(/gm)?.length ?? 0
}
