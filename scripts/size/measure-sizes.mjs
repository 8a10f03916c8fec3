import { collectFiles, listEntries } from './manifest-closure.mjs'

/**
 * @typedef {object} Budget
 * @property {string} match a regular expression over the manifest's source names
 * @property {string} [beyond] another budget's name: what that one loads is there already
 * @property {number} [javascriptKb] gzip, 1 kB = 1000 bytes
 * @property {number} [totalKb] JavaScript, styles and, for a page, its HTML
 *
 * @typedef {Record<string, Budget>} Budgets the first that matches an entry holds for it
 *
 * @typedef {object} Measurement
 * @property {string} entry
 * @property {string} budgetName
 * @property {number} javascriptBytes
 * @property {number} totalBytes
 * @property {string[]} faults
 */

/**
 * @param {import('./manifest-closure.mjs').Manifest} manifest
 * @param {Budgets} budgets
 * @param {(file: string) => number} gzipSizeOf 0 for a file that does not exist
 * @returns {Measurement[]}
 */
export function measureSizes(manifest, budgets, gzipSizeOf) {
  return listEntries(manifest).map((entry) => {
    const [budgetName, budget] = findBudget(budgets, entry)
    const files = collectFiles(manifest, entry)
    if (budget?.beyond)
      for (const file of collectBudgetFiles(manifest, budgets, budget.beyond)) files.delete(file)
    const scripts = [...files].filter((file) => file.endsWith('.js'))
    const page = entry.endsWith('.html') ? [entry] : []
    const styles = [...files].filter((file) => file.endsWith('.css'))
    const javascriptBytes = sum(scripts.map(gzipSizeOf))
    const totalBytes = javascriptBytes + sum([...styles, ...page].map(gzipSizeOf))
    const faults = budget ? findFaults(budget, javascriptBytes, totalBytes) : ['no budget names it']
    return { entry, budgetName, javascriptBytes, totalBytes, faults }
  })
}

/**
 * @param {Budgets} budgets
 * @param {string} entry
 * @returns {[string, Budget | null]}
 */
export function findBudget(budgets, entry) {
  return Object.entries(budgets).find(([, budget]) => new RegExp(budget.match).test(entry)) ?? ['none', null]
}

/**
 * @param {import('./manifest-closure.mjs').Manifest} manifest
 * @param {Budgets} budgets
 * @param {string} name
 */
function collectBudgetFiles(manifest, budgets, name) {
  const entries = listEntries(manifest).filter((entry) => findBudget(budgets, entry)[0] === name)
  return new Set(entries.flatMap((entry) => [...collectFiles(manifest, entry)]))
}

/**
 * @param {Budget} budget
 * @param {number} javascriptBytes
 * @param {number} totalBytes
 */
export function findFaults(budget, javascriptBytes, totalBytes) {
  const faults = []
  if (budget.javascriptKb !== undefined && javascriptBytes > budget.javascriptKb * 1000) {
    faults.push(`JavaScript above ${budget.javascriptKb} kB`)
  }
  if (budget.totalKb !== undefined && totalBytes > budget.totalKb * 1000)
    faults.push(`total above ${budget.totalKb} kB`)
  return faults
}

/** @param {number[]} values */
function sum(values) {
  return values.reduce((total, value) => total + value, 0)
}
