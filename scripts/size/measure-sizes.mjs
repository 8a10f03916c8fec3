import { findLoadedBefore } from './loaded-before.mjs'
import { collectFiles, listEntries } from './manifest-closure.mjs'

/**
 * @typedef {object} Budget
 * @property {number} [javascriptKb] gzip, 1 kB = 1000 bytes
 * @property {number} [totalKb] JavaScript, styles and, for a page, its HTML
 * @property {number} [files] how many are fetched
 * @property {boolean} [fromNothing] counts what is there already as well: all that the page has loaded by then
 *
 * @typedef {object} Budgets
 * @property {Budget} prerenderedPage
 * @property {Budget} shell what the app's page loads
 * @property {Record<string, Budget>} askedBy what is loaded later, by the module that asks for it
 * @property {Record<string, Budget>} parts single parts that need more than the others of their asker
 * @property {Budget} otherPart what anyone else asks for
 * @property {Record<string, Budget>} workers what a worker fetches before it answers, by its name
 *
 * @typedef {object} Measurement
 * @property {string} entry
 * @property {string} budgetName
 * @property {number} javascriptBytes
 * @property {number} totalBytes
 * @property {number} fileCount
 * @property {string[]} faults
 */

/**
 * @param {import('./manifest-closure.mjs').Manifest} manifest
 * @param {import('./loaded-before.mjs').AskedParts} askedParts
 * @param {Budgets} budgets
 * @param {(file: string) => number} gzipSizeOf 0 for a file that does not exist
 * @returns {Measurement[]}
 */
export function measureSizes(manifest, askedParts, budgets, gzipSizeOf) {
  const loadedBefore = findLoadedBefore(manifest, askedParts)
  return listEntries(manifest).map((entry) => {
    const isPage = entry.endsWith('.html')
    const [budgetName, budget] = isPage ? ['shell', budgets.shell] : findBudget(budgets, askedParts, entry)
    const before = loadedBefore.get(entry) ?? new Set()
    const own = [...collectFiles(manifest, entry)].filter((file) => !before.has(file))
    const files = budget.fromNothing ? [...before, ...own] : own
    const html = isPage || budget.fromNothing ? ['index.html'] : []
    const javascriptBytes = sum(files.filter((file) => file.endsWith('.js')).map(gzipSizeOf))
    const totalBytes = sum([...files, ...html].map(gzipSizeOf))
    const sizes = { javascriptBytes, totalBytes, fileCount: files.length }
    return { entry, budgetName, ...sizes, faults: findFaults(budget, sizes) }
  })
}

/**
 * @param {Budgets} budgets
 * @param {import('./loaded-before.mjs').AskedParts} askedParts
 * @param {string} part
 * @returns {[string, Budget]}
 */
function findBudget({ askedBy, parts, otherPart }, askedParts, part) {
  const own = parts[part]
  if (own) return [part, own]
  const named = Object.entries(askedBy).find(([module]) => askedParts[module]?.parts.includes(part))
  return named ?? ['otherPart', otherPart]
}

/**
 * @param {Budget} budget
 * @param {{ javascriptBytes: number, totalBytes: number, fileCount: number }} sizes
 */
export function findFaults({ javascriptKb, totalKb, files }, { javascriptBytes, totalBytes, fileCount }) {
  const faults = []
  if (javascriptKb !== undefined && javascriptBytes > javascriptKb * 1000) {
    faults.push(`JavaScript above ${javascriptKb} kB`)
  }
  if (totalKb !== undefined && totalBytes > totalKb * 1000) faults.push(`total above ${totalKb} kB`)
  if (files !== undefined && fileCount > files) faults.push(`more than ${files} files`)
  return faults
}

/** @param {number[]} values */
function sum(values) {
  return values.reduce((total, value) => total + value, 0)
}
