import { findCommonWords } from './common-words.ts'

export interface MergedText {
  readonly text: string
  /** Both sides wrote in the same place. All words are kept, but a person should check the result. */
  readonly isJoined: boolean
}

/**
 * Merges two sides' edits of one text, word by word. An old word stays if both sides kept it, and every new word
 * is taken. The result is the same whichever side merges.
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
    // Removed words leave no gap, so words that were added around them meet in one place.
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
  /** The space before the word. The first word has none. */
  readonly space: string
  readonly text: string
}

interface SplitText {
  readonly start: string
  readonly words: readonly Word[]
  readonly end: string
}

/** Scripts without spaces between words. Each character counts as a word. */
const spaceless = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}'
const piecePattern = new RegExp(`(\\s+)|[${spaceless}]\\p{M}*|[^\\s${spaceless}]+`, 'gu')
const needsNoSpace = new RegExp(`^[${spaceless}]`, 'u')

function splitWords(text: string): SplitText {
  const words: Word[] = []
  let space = ''
  for (const [piece, blank] of text.matchAll(piecePattern)) {
    if (blank === undefined) words.push({ space: words.length === 0 ? '' : space, text: piece })
    space = blank ?? ''
  }
  const start = text.slice(0, text.length - text.trimStart().length)
  return { start, words, end: words.length === 0 ? '' : text.slice(text.trimEnd().length) }
}

/** One side's edits: the words added before each base word, and the spaces before the words it kept. */
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

/** Words that one side added, and the base word that follows them. */
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

/** Whether it has all of the other's words in the same order. */
function holds(words: readonly Word[], others: readonly Word[]): boolean {
  let found = 0
  for (const { text } of words) if (text === others[found]?.text) found += 1
  return found === others.length
}

/** The space before a word that both sides kept. Null if a side removed the word. */
function mergeKept(
  word: Word | undefined,
  one: string | undefined,
  other: string | undefined,
): string | null {
  return word === undefined || one === undefined || other === undefined
    ? null
    : mergeSpaces(word.space, one, other)
}

/** A change wins over no change. Between two changes, the choice is the same on both sides. */
function mergeSpaces(before: string, one: string, other: string): string {
  if (one === before) return other
  return other === before || one > other ? one : other
}

/** The first word needs no space before it. Two words that were not adjacent may lack one. */
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
