// Measures what limits.json limits, and compares every limit with its earlier values.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { listFiles } from './docs/list-files.mjs'
import { findRaises, flattenLimits, readRaises } from './limits/compare-limits.mjs'
import { describeExcess, describeRaise } from './limits/describe-findings.mjs'
import { isMeasured, measureSource } from './limits/measure-source.mjs'
import { limitFiles, listAt, readAt, readHistory } from './limits/read-history.mjs'
import { inRepository, repositoryRoot } from './repository-root.mjs'
import { formatTable } from './terminal/format-table.mjs'

const decisions = 'docs/decisions'

/** @param {string} file */
const read = (file) => readFileSync(inRepository(file), 'utf8')

/** @param {(string | null)[]} texts of the files of limits */
const readLimits = (texts) =>
  Object.assign({}, ...texts.map((text) => flattenLimits(JSON.parse(text ?? '{}'))))

const files = ['src', 'scripts', 'tests']
  .flatMap((folder) => listFiles(repositoryRoot, folder))
  .filter(isMeasured)
const { measured, largestFolder } = measureSource(files.map((file) => ({ file, text: read(file) })))
/** @type {Record<string, number>} */
const limits = JSON.parse(read('scripts/limits/limits.json'))
const rows = Object.entries(measured).map(([name, value]) => ({ name, value, limit: limits[name] ?? 0 }))

const { commits, note, base } = readHistory(repositoryRoot)
const earlier = commits.map((commit) =>
  readLimits(limitFiles.map((file) => readAt(repositoryRoot, commit, file))),
)
const today = readLimits(limitFiles.map((file) => read(file)))
const raises = readdirSync(inRepository(decisions)).flatMap((name) =>
  readRaises(read(`${decisions}/${name}`)),
)
const oldRaises =
  base === null
    ? []
    : listAt(repositoryRoot, base, decisions)
        .flatMap((name) => readRaises(readAt(repositoryRoot, base, `${decisions}/${name}`) ?? ''))
        .map((row) => JSON.stringify(row))
const newRaises = raises.filter((row) => !oldRaises.includes(JSON.stringify(row)))
const raised = findRaises([...earlier, today], newRaises, (file) => existsSync(inRepository(file)))

console.log(
  formatTable([
    ['limited', 'today', 'limit'],
    ...rows.map(({ name, value, limit }) => [name, String(value), String(limit)]),
  ]),
)
console.log(`The largest folder is ${largestFolder}. ${note}`)
const findings = [
  ...rows.filter(({ value, limit }) => value > limit).map(describeExcess),
  ...raised.map(describeRaise),
]
for (const finding of findings) console.log(finding)
if (findings.length > 0) process.exit(1)
