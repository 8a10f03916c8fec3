/**
 * @typedef {import('./table.mjs').Row} Row
 * @typedef {{ reason: string, shared?: string, folders: Record<string, Row> }} Layer
 *
 * @typedef {object} FolderRule
 * @property {string} row the row that the folder belongs to
 * @property {string} mayImport for a message
 * @property {Set<string>} allowed folders, its own among them
 * @property {string} reason
 * @property {string[]} inside the row's folders from the ground up
 */

/**
 * What each folder may import.
 *
 * @param {readonly Layer[]} layers
 * @returns {{ rules: Map<string, FolderRule>, faults: string[] }} faults are those of the table itself
 */
export function readFolderRules(layers) {
  /** @type {Map<string, FolderRule>} */
  const rules = new Map()
  /** @type {string[]} */
  const faults = []
  const rows = layers.flatMap(({ reason, shared = '', folders }) =>
    Object.entries(folders).map(([row, value]) => ({ reason, row, ...readRow(value, shared) })),
  )
  for (const { row, reason, imports, parts } of rows) {
    /** @type {string[]} */
    const allowed = []
    for (const name of imports) {
      const found = findFolders(name, rules)
      // The first folder of the advisor may import all of the advisor's above it: none.
      const isOwn = name.endsWith('/*') && row.startsWith(name.slice(0, -1))
      if (found.length === 0 && !isOwn)
        faults.push(`The row "${row}" names "${name}", which is no row above it.`)
      allowed.push(...found)
    }
    const inside = parts.map((part) => (part === '.' ? row : `${row}/${part}`))
    for (const [index, folder] of inside.entries()) {
      if (rules.has(folder)) faults.push(`The folder "${folder}" is in two rows.`)
      rules.set(folder, {
        row,
        reason,
        inside,
        mayImport: imports.join(', ') || 'nothing but itself',
        allowed: new Set([...allowed, ...inside.slice(0, index + 1)]),
      })
    }
  }
  return { rules, faults }
}

/**
 * @param {Row} row
 * @param {string} shared
 */
function readRow(row, shared) {
  const { imports, inside } = typeof row === 'string' ? { imports: row, inside: '.' } : row
  return { imports: `${shared} ${imports}`.split(' ').filter(Boolean), parts: inside.split(' ') }
}

/**
 * @param {string} name
 * @param {Map<string, FolderRule>} rules those of the rows above
 */
function findFolders(name, rules) {
  const prefix = name.endsWith('/*') ? name.slice(0, -1) : `${name}/`
  // The files of src/server are one thing, the folders in it are others.
  const isOneLevel = !name.includes('/')
  return [...rules.keys()].filter((folder) => folder === name || (!isOneLevel && folder.startsWith(prefix)))
}
