import { findCommonWords } from './common-words.ts'

export interface MergedText {
  readonly text: string
  /** Both sides wrote in the same place. All words are there, but whether it reads well only a person can tell. */
  readonly isJoined: boolean
}

/**
 * Brings together what two sides made of one text, word by word. A word of before stays when both left it, and
 * every new word is taken. Both sides come to the same text, whichever merges.
 */
export function mergeTexts(base: string, ours: string, theirs: string): MergedText {
  if (ours === theirs || theirs === base) return { text: ours, isJoined: false }
  if (ours === base) return { text: theirs, isJoined: false }
  const before = splitWords(base)
  const [one, other] = [compare(before, splitWords(ours)), compare(before, splitWords(theirs))]
  const words: Word[] = []
  let [oneAdded, otherAdded] = [nothing, nothing]
  let isJoined = false
  for (let at = 0; at <= before.words.length; at += 1) {
    // Words that one side removed leave no trace, so what was added around them meets in one place.
    oneAdded = addAt(oneAdded, at, one.added[at])
    otherAdded = addAt(otherAdded, at, other.added[at])
    const space = mergeKept(before.words[at], one.spaces[at], other.spaces[at])
    if (space === null && at < before.words.length) continue
    const added = joinAdditions(oneAdded, otherAdded)
    isJoined ||= added.isJoined
    for (const word of added.words) words.push(word)
    ;[oneAdded, otherAdded] = [nothing, nothing]
    const word = before.words[at]
    if (word && space !== null) words.push({ text: word.text, space })
  }
  const start = mergeSpaces(before.start, one.start, other.start)
  return { text: start + write(words) + mergeSpaces(before.end, one.end, other.end), isJoined }
}

interface Word {
  /** Before the word; none before the first. */
  readonly space: string
  readonly text: string
}

interface SplitText {
  readonly start: string
  readonly words: readonly Word[]
  readonly end: string
}

/** Scripts that put no spaces between words; each of their signs counts as a word. */
const spaceless = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}'
const wordPattern = new RegExp(`(\\s*)([${spaceless}]\\p{M}*|[^\\s${spaceless}]+)`, 'gu')
const needsNoSpace = new RegExp(`^[${spaceless}]`, 'u')

function splitWords(text: string): SplitText {
  const words = Array.from(text.matchAll(wordPattern), ([, space = '', word = ''], index) => ({
    space: index === 0 ? '' : space,
    text: word,
  }))
  const start = text.slice(0, text.length - text.trimStart().length)
  return { start, words, end: words.length === 0 ? '' : text.slice(text.trimEnd().length) }
}

/** What one side did: the words it added before each word of the base, and its spaces before those that it kept. */
interface SideChanges {
  readonly start: string
  readonly added: readonly (readonly Word[] | undefined)[]
  readonly spaces: readonly (string | undefined)[]
  readonly end: string
}

function compare(before: SplitText, side: SplitText): SideChanges {
  const toTexts = ({ words }: SplitText) => words.map(({ text }) => text)
  const common = findCommonWords(toTexts(before), toTexts(side))
  const added: Word[][] = []
  const spaces: string[] = []
  let [next, sideNext] = [0, 0]
  for (const [at, sideAt] of [...common, [before.words.length, side.words.length] as const]) {
    if (sideAt > sideNext) added[next] = side.words.slice(sideNext, sideAt)
    const kept = side.words[sideAt]
    if (kept) spaces[at] = kept.space
    next = at + 1
    sideNext = sideAt + 1
  }
  return { start: side.start, added, spaces, end: side.end }
}

/** Words that one side added, and before which word of the base the first of them stands. */
interface Addition {
  readonly at: number
  readonly words: readonly Word[]
}

const nothing: Addition = { at: 0, words: [] }

function addAt(addition: Addition, at: number, words: readonly Word[] | undefined): Addition {
  if (words === undefined) return addition
  return addition.words.length === 0 ? { at, words } : { ...addition, words: [...addition.words, ...words] }
}

function joinAdditions(one: Addition, other: Addition): { words: readonly Word[]; isJoined: boolean } {
  if (holds(one.words, other.words)) return { words: one.words, isJoined: false }
  if (holds(other.words, one.words)) return { words: other.words, isJoined: false }
  // An order that does not depend on whose side this is.
  const isOneFirst = one.at === other.at ? write(one.words) < write(other.words) : one.at < other.at
  const [first, second] = isOneFirst ? [one, other] : [other, one]
  return { words: [...first.words, ...second.words], isJoined: true }
}

/** Whether all of the other's words are there in their order. */
function holds(words: readonly Word[], others: readonly Word[]): boolean {
  let found = 0
  for (const { text } of words) if (text === others[found]?.text) found += 1
  return found === others.length
}

/** The space before a word that both sides kept; null for one that a side removed. */
function mergeKept(
  word: Word | undefined,
  one: string | undefined,
  other: string | undefined,
): string | null {
  return word === undefined || one === undefined || other === undefined
    ? null
    : mergeSpaces(word.space, one, other)
}

/** A change wins over none; of two changes the one that both sides can agree on. */
function mergeSpaces(before: string, one: string, other: string): string {
  if (one === before) return other
  return other === before || one > other ? one : other
}

/** The first word needs no space before it, and two that were not neighbors may have none between them. */
function write(words: readonly Word[]): string {
  let text = ''
  let last = ''
  for (const word of words) {
    const isApart = word.space !== '' || needsNoSpace.test(word.text) || needsNoSpace.test(last)
    if (last !== '') text += isApart ? word.space : ' '
    text += word.text
    last = word.text
  }
  return text
}
