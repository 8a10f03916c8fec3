import { findOwn } from '#domain/plan/find-own.ts'
import { isRecord } from '#domain/plan/lenient-schema.ts'
import { maxPlanDepth } from '#domain/plan/plan-limits.ts'
import { findCommonWords } from './common-words.ts'
import { matchAlike } from './match-alike.ts'
import { findItemMap, isTextList, type KeyedList, keyTexts } from './match-list-entries.ts'

interface KnownPast {
  /** Copies that both sides are based on, the newest first. */
  readonly earlier: readonly unknown[]
  /** False if both sides are also based on a copy that is not known any more. */
  readonly isWhole: boolean
}

/**
 * The base of a merge, with the entries that it lacks although both sides have them. If one window removes an item
 * while two others edit it, both of their edits win. Without the item as it was, they would look like two new items,
 * and the merged plan would have the item's words twice.
 */
export function completeBase(
  base: unknown,
  ours: unknown,
  theirs: unknown,
  past: KnownPast,
  depth = 0,
): unknown {
  if (ours === theirs || ours === base || theirs === base || depth > maxPlanDepth) return base
  if (typeof ours === 'string' && typeof theirs === 'string') {
    return past.isWhole ? base : joinShared(ours, theirs)
  }
  if (isRecord(ours) && isRecord(theirs)) {
    return isRecord(base) || base === undefined ? completeRecord(base ?? {}, ours, theirs, past, depth) : base
  }
  if (isTextList(base) && isTextList(ours) && isTextList(theirs))
    return completeTexts(base, ours, theirs, past)
  const [items, ourItems, theirItems] = [findItemMap(base), findItemMap(ours), findItemMap(theirs)]
  return items && ourItems && theirItems ? completeItems(items, ourItems, theirItems, past, depth) : base
}

function completeRecord(
  base: Readonly<Record<string, unknown>>,
  ours: Readonly<Record<string, unknown>>,
  theirs: Readonly<Record<string, unknown>>,
  past: KnownPast,
  depth: number,
): Record<string, unknown> {
  const keys = new Set([...Object.keys(base), ...Object.keys(ours)])
  const entries = [...keys].map((key) => {
    const earlier = past.earlier.map((copy) => (isRecord(copy) ? findOwn(copy, key) : undefined))
    const [inBase, inOurs, inTheirs] = [findOwn(base, key), findOwn(ours, key), findOwn(theirs, key)]
    return [key, completeBase(inBase, inOurs, inTheirs, { ...past, earlier }, depth + 1)] as const
  })
  // fromEntries defines each key, so that one called '__proto__' stays a field like any other.
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function completeItems(
  base: KeyedList,
  ours: KeyedList,
  theirs: KeyedList,
  past: KnownPast,
  depth: number,
): unknown[] {
  const earlier = past.earlier.map(findItemMap)
  const completed = new Map(base)
  for (const [key, item] of ours) {
    if (!theirs.has(key)) continue
    const known = earlier.flatMap((list) => list?.get(key) ?? [])
    if (!base.has(key) && known.length === 0 && past.isWhole) continue
    const found = base.get(key) ?? known[0] ?? { id: key }
    completed.set(key, completeBase(found, item, theirs.get(key), { ...past, earlier: known }, depth + 1))
  }
  return [...completed.values()]
}

/** Texts have no ids, so what two of them have in common must tell. */
function completeTexts(
  base: string[],
  ours: string[],
  theirs: string[],
  { earlier, isWhole }: KnownPast,
): string[] {
  const [known, one, other] = [keyTexts(base), keyTexts(ours), keyTexts(theirs)]
  const ourNew = dropKeys(dropKeys(one, known), other)
  const theirNew = dropKeys(dropKeys(other, known), one)
  const completed = [...base]
  const recall = (removed: Map<string, string>) => {
    const [inOurs, inTheirs] = [ourNew, theirNew].map((fresh) => matchAlike(fresh, removed))
    for (const [key, text] of removed) {
      const [ourKey, theirKey] = [inOurs?.get(key), inTheirs?.get(key)]
      if (ourKey === undefined || theirKey === undefined) continue
      completed.push(text)
      ourNew.delete(ourKey)
      theirNew.delete(theirKey)
    }
  }
  for (const list of earlier) if (isTextList(list)) recall(listRemoved(keyTexts(list), known))
  if (!isWhole) {
    for (const [theirKey, ourKey] of matchAlike(ourNew, theirNew)) {
      completed.push(joinShared(ourNew.get(ourKey) ?? '', theirNew.get(theirKey) ?? ''))
    }
  }
  return completed
}

function listRemoved(before: Map<string, string>, after: Map<string, string>): Map<string, string> {
  const gone = dropKeys(before, after)
  return dropKeys(gone, new Set(matchAlike(gone, dropKeys(after, before)).values()))
}

function dropKeys(
  texts: ReadonlyMap<string, string>,
  others: Pick<ReadonlySet<string>, 'has'>,
): Map<string, string> {
  return new Map([...texts].filter(([key]) => !others.has(key)))
}

function joinShared(one: string, other: string): string {
  const [words, others] = [one, other].map((text) => text.split(/\s+/u).filter(Boolean))
  return findCommonWords(words ?? [], others ?? [])
    .map(([at]) => words?.[at])
    .join(' ')
}
