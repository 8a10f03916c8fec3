// Compares what the built pages load with the budgets in size-budgets.json.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { partsFile } from './build/chunk-plugin.mjs'
import { inRepository } from './repository-root.mjs'
import { measurePage } from './size/measure-page.mjs'
import { measureSizes } from './size/measure-sizes.mjs'
import { measureWorker } from './size/measure-worker.mjs'
import { formatTable } from './terminal/format-table.mjs'

const web = inRepository('dist', 'web')
const manifest = JSON.parse(readFileSync(`${web}/.vite/manifest.json`, 'utf8'))
const askedParts = JSON.parse(readFileSync(`${web}/${partsFile}`, 'utf8'))
const budgets = JSON.parse(readFileSync(inRepository('scripts', 'size-budgets.json'), 'utf8'))

/** @param {string} file */
function gzipSizeOf(file) {
  const path = `${web}/${file}`
  return existsSync(path) ? gzipSync(readFileSync(path)).length : 0
}

/** @param {number} bytes */
function formatKb(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/**
 * The classroom has the lessons' script without the player. The page of reviewers' links opens and draws a plan.
 * @type {Record<string, string>}
 */
const ownBudgets = { 'classroom.html': 'lessonPage', 'review.html': 'reviewerPage' }

/**
 * @param {string} folder
 * @param {'prerenderedPage' | 'lessonPage'} budgetName
 */
function measureFolder(folder, budgetName) {
  const sizes = { gzipSizeOf, gzipSizeOfText: (/** @type {string} */ text) => gzipSync(text).length }
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => {
      const html = readFileSync(`${folder}/${name}`, 'utf8')
      const ownName = ownBudgets[name] ?? budgetName
      return { ...measurePage(name, html, budgets[ownName], sizes), budgetName: ownName }
    })
}

const pages = [
  ...measureFolder(`${web}/site`, 'prerenderedPage'),
  ...measureFolder(inRepository('dist', 'course', 'pages'), 'prerenderedPage'),
  // A lesson has its words, and the player on top of what a landing page may load.
  ...measureFolder(inRepository('dist', 'course', 'pages', 'lessons'), 'lessonPage'),
]
const assets = {
  assetNames: readdirSync(`${web}/assets`),
  readText: (/** @type {string} */ name) => readFileSync(`${web}/assets/${name}`, 'utf8'),
  gzipSizeOf,
}
const workers = Object.entries(budgets.workers).map(([name, budget]) => measureWorker(name, budget, assets))
const measurements = [...pages, ...measureSizes(manifest, askedParts, budgets, gzipSizeOf), ...workers]
const unused = [...Object.keys(budgets.askedBy), ...Object.keys(budgets.parts)].filter(
  (name) => !measurements.some((row) => row.budgetName === name),
)
const rows = measurements.map((row) => [
  row.entry,
  row.budgetName,
  formatKb(row.javascriptBytes),
  formatKb(row.totalBytes),
  String(row.fileCount),
  row.faults.join(', ') || 'ok',
])
console.log(formatTable([['loaded part', 'budget', 'JavaScript', 'total', 'files', ''], ...rows]))
// A budget without a matching module checks nothing. The module has moved.
for (const name of unused) console.log(`the budget of ${name} is for nothing that was built`)
if (unused.length > 0 || measurements.some((row) => row.faults.length > 0)) process.exit(1)
