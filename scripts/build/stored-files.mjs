/** @typedef {import('../size/manifest-closure.mjs').Manifest} Manifest */

/** What needs a network anyway, or is large and wanted by few: kept once it has been used. */
const onUse = [/^src\/web\/checkout\//, /^src\/web\/workbook\/preview\//, /^src\/web\/gallery\//]

/** The letters that most plans are written in. The PDF of another one fetches its font once, and keeps it. */
const firstFonts = /^noto-sans-(latin|latin-ext|vietnamese)-(400|700)-normal-/

/** A list of addresses for rare characters, of no use without the fonts themselves. */
const rareFonts = /^font-slice-addresses-/

/**
 * The built files with which the whole app works without a network: every screen and lazily loaded part, the workers
 * with theirs, and the fonts of page and PDF.
 * @param {Manifest & Record<string, { dynamicImports?: string[], assets?: string[] }>} manifest
 * @param {readonly string[]} assetNames what is in the folder of built files
 * @param {(file: string) => string} readText
 * @returns {string[]} paths in the built folder, sorted
 */
export function listStoredFiles(manifest, assetNames, readText) {
  /** @type {Set<string>} */
  const files = new Set()
  const seen = new Set()
  const waiting = ['index.html']
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key]
    if (!chunk || seen.has(key) || onUse.some((pattern) => pattern.test(key ?? ''))) continue
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    waiting.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []))
  }
  addWorkerParts(files, assetNames, readText)
  for (const name of assetNames) if (firstFonts.test(name)) files.add(`assets/${name}`)
  return [...files].toSorted()
}

/**
 * A worker is built by itself and its parts are in no manifest: they are found by their names in its text.
 * @param {Set<string>} files added to
 * @param {readonly string[]} assetNames
 * @param {(file: string) => string} readText
 */
function addWorkerParts(files, assetNames, readText) {
  const parts = assetNames.filter((name) => name.endsWith('.js') && !rareFonts.test(name))
  const waiting = [...files].filter((file) => /-worker-[^/]*\.js$/.test(file))
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const text = readText(file)
    for (const name of parts) {
      const part = `assets/${name}`
      if (files.has(part) || !text.includes(name)) continue
      files.add(part)
      waiting.push(part)
    }
  }
}
