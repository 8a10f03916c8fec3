import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { rememberTexts } from './remember-texts.ts'

/** Rules read the beginning of a text. It says what a field is about, and a plan can be a megabyte long. */
const readLength = 2000
const joinedLength = 6000
const sampleSize = 80

export function isBlank(text: string): boolean {
  return text.trim() === ''
}

/** There is some text, even if it is only a template's. */
export function isWritten(text: string): boolean {
  return !isBlank(text)
}

/** Written by the person: no template text with [brackets] is left in it. */
export function isFinished(text: string): boolean {
  return isWritten(text) && findPlaceholders(readBeginning(text)).length === 0
}

export function readBeginning(text: string): string {
  return text.length > readLength ? text.slice(0, readLength) : text
}

/** The first entries of a list, enough for any advice that a person would act on. */
export function sampleItems<Item>(items: readonly Item[]): readonly Item[] {
  return items.length > sampleSize ? items.slice(0, sampleSize) : items
}

/** One text to search. Texts past the limit are left out. */
export function joinTexts(texts: readonly string[]): string {
  const parts: string[] = []
  let length = 0
  for (const text of texts) {
    if (length >= joinedLength) break
    parts.push(text.slice(0, joinedLength - length))
    length += text.length + 1
  }
  return parts.join('\n')
}

const numberPattern =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|half|hundred|thousand)\b/i

/** A figure in digits or in words. */
export const hasNumber = rememberTexts((text): boolean => {
  const beginning = readBeginning(text)
  return numberPattern.test(beginning) || /\p{Nd}/u.test(beginning)
})

export function countWords(text: string): number {
  return readBeginning(text)
    .split(/\s+/u)
    .filter((word) => word !== '').length
}

const filledWords = new Set(
  'a an the of and or to in on at for with by from our your their we is are be it as that this into per than then all any'.split(
    ' ',
  ),
)

/** The words that carry meaning, in lower case. */
export const listWords = rememberTexts((text): readonly string[] => {
  const words = readBeginning(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  return (words ?? []).filter((word) => !filledWords.has(word))
})

/** What is between two words and no single space. Most words are one space apart, and those need no change. */
const betweenWords = / *[^\p{L}\p{M}\p{N} ][^\p{L}\p{M}\p{N}]*| {2,}/gu

/** Same words, whatever their case, spacing and punctuation. */
export const normalizeText = rememberTexts((text): string => {
  const words = readBeginning(text).toLowerCase().replaceAll(betweenWords, ' ').trim()
  return words === '' ? text.trim().toLowerCase().slice(0, 200) : words
})

/** The first text that appears twice, or null. */
export function findRepeated(texts: readonly string[]): string | null {
  const seen = new Set<string>()
  for (const text of texts) {
    const normal = normalizeText(text)
    if (normal === '') continue
    if (seen.has(normal)) return text
    seen.add(normal)
  }
  return null
}
