/** Beyond this number of comparisons, no texts count as alike. */
const mostComparisons = 100_000

/** The part of the shorter text's words that a text must share to count as the same one, edited. */
const sameText = 0.5

/**
 * Pairs each new text with the old text that it shares the most words with: keys of the new with keys of the old.
 */
export function matchAlike(
  old: ReadonlyMap<string, string>,
  fresh: ReadonlyMap<string, string>,
): Map<string, string> {
  const matches = new Map<string, string>()
  if (old.size * fresh.size > mostComparisons) return matches
  const oldWords = Array.from(old, ([key, text]) => ({ key, words: listWords(text) }))
  const pairs = Array.from(fresh, ([freshKey, text]) => ({ freshKey, words: listWords(text) })).flatMap(
    ({ freshKey, words }) =>
      oldWords.map(({ key, words: others }) => ({
        key,
        freshKey,
        shared: countShared(words, others),
        least: Math.max(1, sameText * Math.min(words.size, others.size)),
      })),
  )
  const taken = new Set<string>()
  for (const { key, freshKey, shared, least } of pairs.sort((one, other) => other.shared - one.shared)) {
    if (shared < least || taken.has(key) || matches.has(freshKey)) continue
    matches.set(freshKey, key)
    taken.add(key)
  }
  return matches
}

function listWords(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/u).filter(Boolean))
}

function countShared(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let shared = 0
  for (const word of words) if (others.has(word)) shared += 1
  return shared
}
