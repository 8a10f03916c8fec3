import { knownWords } from './known-words.ts'
import { createWord, type Word } from './word.ts'

/** A hash of the letters lets a reader look a word up while it passes over it, without cutting it out of the text. */
export const firstHash = 0x811c9dc5

const upperBit = 32

/** Capital letters count as small ones. */
export function addToHash(hash: number, code: number): number {
  return Math.imul(hash ^ (code | upperBit), 0x01000193)
}

/** The first entry is every word that is not known. */
export const unknownWord = createWord('')
const words: readonly Word[] = [unknownWord, ...knownWords.values()]
const slots = 8192
const indexes = new Uint16Array(slots)
const hashes = new Int32Array(slots)
/** Numbers in a row are read faster than the words that they are about. */
const lengths = Uint8Array.from(words, ({ text }) => text.length)
const marks = Uint8Array.from(
  words,
  (word) => (word.isEnglish ? 1 : 0) + (word.isTrigger ? 2 : 0) + (word.roles.has('abbreviation') ? 4 : 0),
)

for (const [index, { text }] of words.entries()) {
  if (index === 0) continue
  let hash = firstHash
  for (const letter of text) hash = addToHash(hash, letter.charCodeAt(0))
  let slot = hash & (slots - 1)
  while (indexes[slot] !== 0) slot = (slot + 1) & (slots - 1)
  indexes[slot] = index
  hashes[slot] = hash
}

/** The number of the known word with that hash and length, or 0. */
export function findWord(hash: number, length: number): number {
  let slot = hash & (slots - 1)
  for (;;) {
    const index = indexes[slot] ?? 0
    if (index === 0) return 0
    if (hashes[slot] === hash && lengths[index] === length) return index
    slot = (slot + 1) & (slots - 1)
  }
}

export function wordAt(index: number): Word {
  return words[index] ?? unknownWord
}

/** Whether it is one of the small words of English. */
export function isEnglishAt(index: number): boolean {
  return ((marks[index] ?? 0) & 1) !== 0
}

/** Whether a figure can begin with it. */
export function isTriggerAt(index: number): boolean {
  return ((marks[index] ?? 0) & 2) !== 0
}

/** Whether a point after it ends no sentence. */
export function isAbbreviationAt(index: number): boolean {
  return ((marks[index] ?? 0) & 4) !== 0
}
