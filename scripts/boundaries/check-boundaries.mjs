import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readFolderRules } from './folder-rules.mjs'
import { findPackageFault } from './package-rules.mjs'
import { readImports } from './read-imports.mjs'
import * as wholeTable from './table.mjs'

const tablePath = 'scripts/boundaries/table.mjs'

/**
 * @typedef {object} TypesOnlyRow
 * @property {string} folders
 * @property {string} importers
 * @property {string} except
 * @property {string} reason
 *
 * @typedef {object} PartLoader
 * @property {string} folder
 * @property {string} importers
 * @property {string} reason
 *
 * @typedef {object} Table
 * @property {import('./folder-rules.mjs').Layer[]} layers
 * @property {import('./package-rules.mjs').PackageRow[]} packages
 * @property {TypesOnlyRow[]} typesOnly
 * @property {PartLoader} partLoader
 */

/**
 * Every import in src that the table does not allow, and every folder that it does not know, each with its reason.
 *
 * @param {string} root the folder that holds src
 * @param {Table} [table]
 * @returns {string[]}
 */
export function checkBoundaries(root, { layers, packages, typesOnly, partLoader } = wholeTable) {
  const { rules, faults } = readFolderRules(layers)
  const files = listFiles(join(root, 'src'))
  const folders = new Set(files.filter(countsForFolder).map((file) => posix.dirname(file)))
  const unknown = [...folders].filter((folder) => !rules.has(folder))
  const mentioned = [
    ...rules.keys(),
    ...packages.flatMap(({ importers }) => importers.split(' ').filter(Boolean)),
    ...typesOnly.flatMap(({ folders, importers, except }) => `${folders} ${importers} ${except}`.split(' ')),
  ]
  return [
    ...faults.map((fault) => `${tablePath}: ${fault}`),
    ...mentioned
      .filter((place) => !existsSync(join(root, 'src', place)))
      .map((place) => `${tablePath}: It names "${place}", but there is no src/${place}.`),
    ...unknown.map((folder) => describeUnknown(folder, rules)),
    ...files
      .filter(isProductSource)
      .flatMap((file) => checkFile(root, file, { rules, unknown, packages, typesOnly, partLoader })),
  ]
}

/**
 * @typedef {object} Rules
 * @property {Map<string, import('./folder-rules.mjs').FolderRule>} rules
 * @property {string[]} unknown folders, of which one message is enough
 * @property {Table['packages']} packages
 * @property {TypesOnlyRow[]} typesOnly
 * @property {PartLoader} partLoader
 */

/**
 * @param {string} root
 * @param {string} file inside src
 * @param {Rules} allRules
 */
function checkFile(root, file, allRules) {
  try {
    return readImports(file, readFileSync(join(root, 'src', file), 'utf8')).flatMap((one) => {
      const fault = findFault(file, one, allRules)
      return fault === null ? [] : `src/${file}:${one.line} ${fault}`
    })
  } catch (error) {
    if (error instanceof SyntaxError) return [`src/${file} cannot be read: ${error.message}`]
    throw error
  }
}

/**
 * @param {string} file
 * @param {import('./read-imports.mjs').Import} one
 * @param {Rules} allRules
 * @returns {string | null}
 */
function findFault(file, { specifier, isLoaded, isBare }, allRules) {
  const { rules, unknown, packages, typesOnly, partLoader } = allRules
  const isPartLoader = posix.dirname(file) === partLoader.folder
  if (specifier === null && isPartLoader) return null
  if (specifier === null)
    return 'imports a module whose name is known only at run time, which no check can follow.'
  if (isBare === true && !isPartLoader && isIn(partLoader.importers, posix.dirname(file)))
    return `imports ${specifier} later, but ${partLoader.reason} (${tablePath})`
  const target = resolveInSource(file, specifier)
  if (target === null) {
    const reason = findPackageFault(packages, specifier, file)
    return reason === null ? null : `imports ${specifier}, but ${reason} (${tablePath})`
  }
  const from = posix.dirname(file)
  const to = posix.dirname(target)
  const rule = rules.get(from)
  if (!rule || unknown.includes(to)) return null
  if (!rule.allowed.has(to))
    return `imports ${specifier}, but ${describeLimit(from, to, rule)} (${tablePath})`
  const limit = isLoaded ? typesOnly.find((row) => isLimited(row, from, to)) : undefined
  return limit ? `imports ${specifier}, but may only use its types: ${limit.reason} (${tablePath})` : null
}

/**
 * @param {TypesOnlyRow} row
 * @param {string} from
 * @param {string} to
 */
export function isLimited({ folders, importers, except }, from, to) {
  return isIn(folders, to) && isIn(importers, from) && !isIn(except, from)
}

/**
 * @param {string} names
 * @param {string} folder
 */
function isIn(names, folder) {
  return names.split(' ').some((name) => folder === name || folder.startsWith(`${name}/`))
}

/**
 * @param {string} from
 * @param {string} to
 * @param {import('./folder-rules.mjs').FolderRule} rule
 */
function describeLimit(from, to, { row, inside, mayImport, reason }) {
  const [fromSide, toSide] = [from, to].map((folder) => folder.split('/')[0])
  if (fromSide === 'web' && toSide === 'server') return 'the front end never imports the server.'
  if (fromSide === 'server' && toSide === 'web') return 'the server never imports the front end.'
  if (toSide === '..') return 'src imports itself and packages only.'
  if (!inside.includes(to)) return `${row} may import ${mayImport}. ${reason}`
  const parts = inside.map((folder) => folder.slice(row.length + 1) || 'its own files').join(', ')
  return `of the parts of ${row} each may import those before it only, so that there are no cycles: ${parts}.`
}

/**
 * @param {string} folder
 * @param {Map<string, import('./folder-rules.mjs').FolderRule>} rules
 */
function describeUnknown(folder, rules) {
  const feature = folder.split('/').slice(0, 2).join('/')
  const isInside = feature !== folder && [...rules.values()].some(({ row }) => row === feature)
  const place = isInside ? `the "inside" of "${feature}"` : 'the layer it belongs to'
  return `src/${folder} is not in the table of who may import whom: add it to ${place} in ${tablePath}.`
}

/**
 * The path of an imported file inside src, or null for a package.
 *
 * @param {string} file
 * @param {string} specifier
 */
function resolveInSource(file, specifier) {
  if (specifier.startsWith('#tests/')) return `../${specifier.slice(1)}`
  if (specifier.startsWith('#')) return posix.normalize(specifier.slice(1))
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : null
}

/** @param {string} folder */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted()
}

/** @param {string} file */
function countsForFolder(file) {
  return posix.basename(file) !== 'tsconfig.json'
}

/**
 * Tests may import anything.
 *
 * @param {string} file
 */
function isProductSource(file) {
  return /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)
}
