/**
 * @typedef {object} MapEntry
 * @property {string} folder from the top of the repository, without a slash at the end
 * @property {string} words what it is for
 */

const mapPattern = /## The map\n[^]*?```\n([^]*?)\n```/
const linePattern = /^(?<indent>(?: {2})*)(?<name>[\w.-]+)\/(?:\s+(?<words>(?!\S+\/\s).+))?\s*$/

/**
 * Reads the tree under "The map". Each line is a folder, two spaces deeper than the one it is in.
 * @param {string} markdown
 * @returns {{ entries: MapEntry[], findings: string[] }}
 */
export function readMap(markdown) {
  const map = mapPattern.exec(markdown)?.[1]
  if (map === undefined)
    return {
      entries: [],
      findings: ['There is no code block under "## The map". Write the tree of folders there.'],
    }
  /** @type {MapEntry[]} */
  const entries = []
  const findings = []
  /** @type {string[]} */
  const above = []
  for (const line of map.split('\n').filter((text) => text.trim() !== '')) {
    const { indent = '', name, words = '' } = linePattern.exec(line)?.groups ?? {}
    const depth = indent.length / 2
    if (name === undefined || depth > above.length) {
      findings.push(
        `"${line.trim()}" is no line of the map. Give each folder one line: name/, then what it is for.`,
      )
      continue
    }
    above.splice(depth, above.length, name)
    entries.push({ folder: above.join('/'), words })
  }
  return { entries, findings }
}

/**
 * @param {readonly MapEntry[]} entries
 * @param {{ existing: readonly string[], required: readonly string[] }} folders all that exist, and those that have to
 *   be on the map
 * @returns {string[]} what to do about each difference
 */
export function compareMap(entries, { existing, required }) {
  const onMap = entries.map(({ folder }) => folder)
  const missing = required.filter((folder) => !onMap.includes(folder))
  const gone = onMap.filter((folder) => !existing.includes(folder))
  const twice = onMap.filter((folder, index) => onMap.indexOf(folder) !== index)
  const wordless = entries.filter(({ words }) => !/[a-z]{2}/i.test(words))
  return [
    ...missing.map((folder) => `${folder} is not on the map. Add a line that says what it is for.`),
    ...gone.map((folder) => `${folder} is on the map and does not exist. Rename its line, or take it out.`),
    ...twice.map((folder) => `${folder} is on the map twice. Keep one line.`),
    ...wordless.map(({ folder }) => `${folder} is on the map without a word. Say what it is for.`),
  ]
}
