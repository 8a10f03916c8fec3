/**
 * @typedef {Record<string, number>} Limits by name
 *
 * @typedef {object} Raise a row of a decision that accepts a higher limit
 * @property {string} limit
 * @property {number} from
 * @property {number} to Infinity when the limit was taken out
 * @property {string} why
 */

/**
 * Every number in the limits' files, by the words that lead to it: `parts src/web/a.tsx totalKb`.
 * @param {object} values
 * @param {string} [above]
 * @returns {Limits}
 */
export function flattenLimits(values, above = '') {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const name = `${above} ${key}`.trim()
      if (typeof value === 'number') return [[name, value]]
      return typeof value === 'object' && value !== null ? Object.entries(flattenLimits(value, name)) : []
    }),
  )
}

/**
 * The rows below `| limit | old | new | why |`.
 * @param {string} markdown
 * @returns {Raise[]}
 */
export function readRaises(markdown) {
  const tables = markdown.matchAll(
    /^\| *limit *\| *old *\| *new *\| *why *\|\n\|[-| :]+\|\n((?:\|.*\|(?:\n|$))*)/gm,
  )
  return [...tables].flatMap(([, rows = '']) =>
    rows
      .split('\n')
      .map((row) => row.split('|').map((cell) => cell.trim().replaceAll('`', '')))
      .map(([, limit = '', from, to, why = '']) => ({
        limit,
        from: Number(from),
        to: to === 'none' ? Infinity : Number(to),
        why,
      }))
      .filter(
        ({ limit, from, to, why }) => limit !== '' && why !== '' && !Number.isNaN(from) && !Number.isNaN(to),
      ),
  )
}

/**
 * Follows each limit from the first version to the last. A raise counts only with a row that says so, and each row
 * accepts one raise.
 * @param {readonly Limits[]} versions oldest first; the last is today's
 * @param {readonly Raise[]} raises
 * @param {(file: string) => boolean} exists whether a module still exists
 * @returns {{ limit: string, from: number, to: number }[]}
 */
export function findRaises(versions, raises, exists) {
  const today = versions.at(-1) ?? {}
  const traces = Object.keys(today).map((limit) => ({ limit, ...traceBack(versions, limit) }))
  const raised = traces.flatMap(({ limit, names, values }) => {
    const accepted = settle(
      values,
      raises.filter((row) => names.includes(row.limit)),
    )
    const to = today[limit] ?? Infinity
    return to > accepted ? [{ limit, from: accepted, to }] : []
  })
  const known = new Set(traces.flatMap(({ names }) => names))
  const takenOut = Object.entries(Object.assign({}, ...versions))
    .filter(([limit]) => !known.has(limit) && exists(findModule(limit) ?? '.'))
    .filter(([limit]) => !raises.some((row) => row.limit === limit && row.to === Infinity))
    .map(([limit, from]) => ({ limit, from, to: Infinity }))
  return [...raised, ...takenOut]
}

/**
 * The value in each version, oldest first. The limit of a module that moved goes on under its new name, and a module
 * without a limit of its own had that of all others.
 * @param {readonly Limits[]} versions
 * @param {string} limit
 */
function traceBack(versions, limit) {
  const names = [limit]
  /** @type {number[]} */
  const values = []
  let name = limit
  for (let index = versions.length - 1; index >= 0; index -= 1) {
    const version = versions[index] ?? {}
    if (!(name in version)) {
      const earlier = findEarlierName(version, versions[index + 1] ?? {}, name)
      const others =
        findModule(name) !== undefined && name.endsWith(' totalKb') ? version['otherPart totalKb'] : undefined
      if (earlier === undefined) return { names, values: others === undefined ? values : [others, ...values] }
      name = earlier
      names.push(name)
    }
    values.unshift(version[name] ?? Infinity)
  }
  return { names, values }
}

/**
 * What a module was called before it moved: the file of the same name, or else one with the same value.
 * @param {Limits} version
 * @param {Limits} next
 * @param {string} name
 */
function findEarlierName(version, next, name) {
  const module = findModule(name)
  if (module === undefined) return undefined
  const file = module.split('/').at(-1) ?? ''
  const [before = '', after = ''] = name.split(module)
  const gone = Object.keys(version).filter(
    (other) => !(other in next) && other.startsWith(before) && other.endsWith(after),
  )
  return (
    gone.find((other) => other.endsWith(`/${file}${after}`)) ??
    gone.find((other) => version[other] === next[name])
  )
}

/**
 * The highest value that the last one may have.
 * @param {readonly number[]} values
 * @param {readonly Raise[]} raises
 */
function settle(values, raises) {
  const unused = [...raises]
  let accepted = values[0] ?? Infinity
  let last = accepted
  for (const value of values) {
    while (value > accepted) {
      const index = unused.findIndex(({ from, to }) => from === accepted && to > from)
      const [row] = index < 0 ? [] : unused.splice(index, 1)
      if (!row) break
      accepted = row.to
    }
    if (value < last) accepted = Math.min(accepted, value)
    last = value
  }
  return accepted
}

/** @param {string} limit */
function findModule(limit) {
  return /\bsrc\/\S+/.exec(limit)?.[0]
}
