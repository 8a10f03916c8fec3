import { readBeginning } from '#advisor/facts/texts.ts'
import { shorten } from './quote.ts'

/** The first sentence, with its period. A point between digits or after an initial ends none. */
export function firstSentence(text: string, maxLength = 240): string {
  const line = readBeginning(text.trimStart()).replaceAll(/\s+/gu, ' ').trim()
  const end = /(?<![\s.]\p{L}|\d)[.!?。！？](?=\s|$)|[。！？]|(?<=\d)\.(?=\s+\p{Lu}|$)/u.exec(line)
  return shorten(end ? line.slice(0, end.index + 1) : line, maxLength)
}

export function withoutStop(sentence: string): string {
  return sentence.replace(/[.。\s]+$/u, '')
}

/** As it stands inside a sentence; names and abbreviations keep their capitals. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** 'a, b and c' */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
