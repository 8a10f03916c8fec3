/** @typedef {import('../size/manifest-closure.mjs').Manifest} Manifest */

/** Asked for by name, by the app or by the system it is installed on. */
export const publicFiles = ['favicon.svg', 'favicon.ico', 'manifest.webmanifest', 'icon-192.png']

/** A part that brings more than this with it is rarely needed. It is stored once it has been used. */
const heaviestBytes = 1_000_000

/**
 * @typedef {object} BuiltFiles
 * @property {Manifest} manifest
 * @property {readonly string[]} assetNames what is in the folder of built files
 * @property {(file: string) => string} readText
 * @property {(file: string) => number} sizeOf
 */

/**
 * Whether a screen works without a network: those behind a login and the login itself.
 * @param {{ path: string, access: string }} screen
 * @param {{ loginPath: string }} firstParts
 */
export function isOfflineScreen({ path, access }, { loginPath }) {
  return access === 'authenticated' || path === loginPath
}

/**
 * The built files with which the app works without a network: the screens behind a login and the login itself, every
 * part that these fetch, the workers with theirs, and the fonts of page and PDF. Other screens need a network anyway.
 * @param {BuiltFiles} built
 * @param {Pick<import('./find-first-parts.mjs').FirstParts, 'screens' | 'loginPath'>} firstParts
 * @returns {string[]} paths in the built folder, sorted
 */
export function listOfflineFiles(built, { screens, loginPath }) {
  const { manifest, sizeOf } = built
  const offline = screens.filter((screen) => isOfflineScreen(screen, { loginPath }))
  const needed = new Set(offline.map(({ part }) => part))
  const seen = new Set(screens.filter(({ part }) => !needed.has(part)).map(({ part }) => part))
  /** @type {Set<string>} */
  const files = new Set()
  const waiting = ['index.html']
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) continue
    seen.add(key)
    const brought = [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]
    if (chunk.isDynamicEntry && sum(brought.map(sizeOf)) > heaviestBytes) continue
    for (const file of brought) files.add(file)
    waiting.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []))
  }
  for (const file of findWorkerFiles(built, files)) files.add(file)
  return [...files].toSorted()
}

/**
 * A worker is built separately, and no manifest lists its files. They are found by name in the worker's text.
 * @param {BuiltFiles} built
 * @param {ReadonlySet<string>} files with the workers among them
 */
function findWorkerFiles({ manifest, assetNames, readText, sizeOf }, files) {
  const chunks = new Set(Object.values(manifest).map(({ file }) => file))
  const isScript = (/** @type {string} */ file) => file.endsWith('.js') && !chunks.has(file)
  /** @type {Set<string>} */
  const found = new Set()
  const waiting = [...files].filter(isScript)
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const text = readText(file)
    const named = assetNames.filter((name) => text.includes(name)).map((name) => `assets/${name}`)
    if (sum(named.filter((name) => !isScript(name)).map(sizeOf)) > heaviestBytes) continue
    found.add(file)
    for (const name of named) {
      if (found.has(name) || waiting.includes(name)) continue
      if (isScript(name)) waiting.push(name)
      else found.add(name)
    }
  }
  return found
}

/** @param {number[]} values */
function sum(values) {
  return values.reduce((total, value) => total + value, 0)
}
