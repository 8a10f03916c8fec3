import { findFaults } from './measure-sizes.mjs'

/** @typedef {import('./measure-sizes.mjs').Measurement} Measurement */

const staticImport = /(?:\bfrom|\bimport)"\.\/([^"]+\.js)"/g

/**
 * What a worker fetches before it answers: its file, and what that imports. The build writes no manifest for workers, so
 * they are found by their names.
 * @param {string} worker
 * @param {import('./measure-sizes.mjs').Budget} budget
 * @param {{ assetNames: readonly string[], readText: (name: string) => string, gzipSizeOf: (file: string) => number }} built
 * @returns {Measurement}
 */
export function measureWorker(worker, budget, { assetNames, readText, gzipSizeOf }) {
  const entries = assetNames.filter((name) => name.startsWith(`${worker}-`) && name.endsWith('.js'))
  const seen = new Set(entries)
  for (const name of seen) {
    for (const [, imported = ''] of readText(name).matchAll(staticImport)) seen.add(imported)
  }
  const javascriptBytes = [...seen].reduce((total, name) => total + gzipSizeOf(`assets/${name}`), 0)
  const sizes = { javascriptBytes, totalBytes: javascriptBytes, fileCount: seen.size }
  const faults = entries.length === 1 ? findFaults(budget, sizes) : ['not built once']
  return { entry: worker, budgetName: worker, ...sizes, faults }
}
