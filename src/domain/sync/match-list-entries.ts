import { matchAlike } from './match-alike.ts'
import { isRecord } from '#domain/plan/lenient-schema.ts'

/** A list as a map in list order. A key identifies the same entry on every side. */
export type KeyedList = ReadonlyMap<string, unknown>

interface KeyedLists {
  readonly kind: 'items' | 'texts'
  readonly base: KeyedList
  readonly sides: readonly KeyedList[]
}

/** Null when the lists can only be compared as a whole: mixed entries, or items without unique ids. */
export function findKeyedLists(base: unknown, sides: readonly unknown[]): KeyedLists | null {
  const lists = [base, ...sides]
  if (!lists.every((list) => Array.isArray(list))) return null
  if (lists.every(isTextList)) {
    const [counted = new Map<string, string>(), ...countedSides] = lists.map(keyTexts)
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

export function isTextList(list: unknown): list is string[] {
  return Array.isArray(list) && list.every((entry) => typeof entry === 'string')
}

export function findItemMap(list: unknown): KeyedList | null {
  if (!Array.isArray(list)) return null
  const map = new Map<string, unknown>()
  for (const entry of list) {
    const id = isRecord(entry) ? entry['id'] : undefined
    if (typeof id !== 'string' || id === '' || map.has(id)) return null
    map.set(id, entry)
  }
  return map
}

/** Texts have no ids. The key is the text and, for repeated texts, the number of equal ones before it. */
export function keyTexts(texts: readonly string[]): Map<string, string> {
  const repeats = new Map<string, number>()
  const keyed = new Map<string, string>()
  for (const text of texts) {
    let key = text
    if (keyed.has(key)) {
      const count = (repeats.get(text) ?? 0) + 1
      repeats.set(text, count)
      key = `${count}\0${text}`
      // A text can look like such a key and must not be lost.
      while (keyed.has(key)) key = `\0${key}`
    }
    keyed.set(key, text)
  }
  return keyed
}

/**
 * A new text is an edit of a missing base text if they share words, or else if it is in the same position. It gets
 * that text's key. A text that is new on all sides is one addition, at any position.
 */
function joinEdits(
  side: ReadonlyMap<string, string>,
  base: ReadonlyMap<string, string>,
  isInAll: (key: string) => boolean,
): Map<string, string> {
  const fresh = new Map([...side].filter(([key]) => !base.has(key) && !isInAll(key)))
  const gone = new Map([...base].filter(([key]) => !side.has(key)))
  const alike = matchAlike(gone, fresh)
  const taken = new Set(alike.values())
  const left = groupByLeftNeighbor(
    base.keys(),
    (key) => side.has(key),
    (key) => !taken.has(key),
  )
  const keyed = new Map<string, string>()
  let neighbor: string | null = null
  for (const [key, text] of side) {
    if (base.has(key)) neighbor = key
    const edited = alike.get(key) ?? (fresh.has(key) ? left.get(neighbor)?.shift() : undefined)
    keyed.set(edited ?? key, text)
  }
  return keyed
}

/** Groups the wanted keys under the nearest fixed key before them. Null means the start of the list. */
export function groupByLeftNeighbor(
  keys: Iterable<string>,
  isFixed: (key: string) => boolean,
  isWanted: (key: string) => boolean,
): Map<string | null, string[]> {
  const groups = new Map<string | null, string[]>()
  let neighbor: string | null = null
  for (const key of keys) {
    if (isFixed(key)) {
      neighbor = key
    } else if (isWanted(key)) {
      const group = groups.get(neighbor)
      if (group === undefined) groups.set(neighbor, [key])
      else group.push(key)
    }
  }
  return groups
}
