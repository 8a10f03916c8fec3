import { isRecord } from '#domain/plan/lenient.ts'

/** A list as a map in list order, whose keys name the same entry on every side. */
export type KeyedList = ReadonlyMap<string, unknown>

interface KeyedLists {
  readonly kind: 'items' | 'texts'
  readonly base: KeyedList
  readonly sides: readonly KeyedList[]
}

/** Null when the lists can only be compared whole: mixed entries, or items without ids of their own. */
export function findKeyedLists(base: unknown, sides: readonly unknown[]): KeyedLists | null {
  const lists = [base, ...sides]
  if (!lists.every((list) => Array.isArray(list))) return null
  if (lists.every(isTextList)) {
    const [counted = new Map<string, string>(), ...countedSides] = lists.map(countTexts)
    const isInAll = (key: string) => countedSides.length > 1 && countedSides.every((side) => side.has(key))
    return {
      kind: 'texts',
      base: counted,
      sides: countedSides.map((side) => joinEdits(side, counted, isInAll)),
    }
  }
  const maps = lists.map(findItemMap)
  const [keyedBase, ...keyedSides] = maps.filter((map) => map !== null)
  if (keyedBase === undefined || keyedSides.length < sides.length) return null
  return { kind: 'items', base: keyedBase, sides: keyedSides }
}

function isTextList(list: unknown[]): list is string[] {
  return list.every((entry) => typeof entry === 'string')
}

function findItemMap(list: unknown[]): KeyedList | null {
  const map = new Map<string, unknown>()
  for (const entry of list) {
    const id = isRecord(entry) ? entry['id'] : undefined
    if (typeof id !== 'string' || id === '' || map.has(id)) return null
    map.set(id, entry)
  }
  return map
}

/** Texts have no ids: one is known by its words and, when they repeat, by how many of the same came before. */
function countTexts(texts: readonly string[]): Map<string, string> {
  const repeats = new Map<string, number>()
  const keyed = new Map<string, string>()
  for (const text of texts) {
    let key = text
    if (keyed.has(key)) {
      const count = (repeats.get(text) ?? 0) + 1
      repeats.set(text, count)
      key = `${count}\0${text}`
      // A text may itself look like such a key; it must not be lost for that.
      while (keyed.has(key)) key = `\0${key}`
    }
    keyed.set(key, text)
  }
  return keyed
}

/**
 * A new text that stands where the base's text is gone is that text edited, and gets its key. Words that are
 * new on all sides are one and the same addition, wherever they stand.
 */
function joinEdits(
  side: ReadonlyMap<string, string>,
  base: ReadonlyMap<string, string>,
  isInAll: (key: string) => boolean,
): Map<string, string> {
  const isInSide = (key: string) => side.has(key)
  const gone = groupByLeftNeighbour(base.keys(), isInSide, () => true)
  const keyed = new Map<string, string>()
  let neighbour: string | null = null
  for (const [key, text] of side) {
    if (base.has(key)) neighbour = key
    const isNew = !base.has(key) && !isInAll(key)
    const edited = isNew ? gone.get(neighbour)?.shift() : undefined
    keyed.set(edited ?? key, text)
  }
  return keyed
}

/** Gathers the wanted keys under the nearest fixed key before them; null stands for the list's start. */
export function groupByLeftNeighbour(
  keys: Iterable<string>,
  isFixed: (key: string) => boolean,
  isWanted: (key: string) => boolean,
): Map<string | null, string[]> {
  const groups = new Map<string | null, string[]>()
  let neighbour: string | null = null
  for (const key of keys) {
    if (isFixed(key)) {
      neighbour = key
    } else if (isWanted(key)) {
      const group = groups.get(neighbour)
      if (group === undefined) groups.set(neighbour, [key])
      else group.push(key)
    }
  }
  return groups
}
