import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { steps } from '#domain/plan/steps.ts'
import type { SectionKey } from '#domain/plan/workbook-data.ts'

/** A field may hold a whole chapter; the advisor quotes from its beginning. */
const readLength = 2000

/** Whether somebody has written this: not empty, and no template text with [brackets] left in it. */
export function isWritten(text: string): boolean {
  return text.trim() !== '' && findPlaceholders(text.slice(0, readLength)).length === 0
}

/** A text on one line, cut at a word, to stand in a sentence of the advisor's. */
export function quote(text: string, maxLength = 160): string {
  const line = flatten(text)
  if (line.length <= maxLength) return line
  const cut = line.slice(0, maxLength)
  const space = cut.lastIndexOf(' ')
  // Languages without spaces are cut anywhere but inside a character.
  const kept = space > maxLength / 2 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/u, '')
  return `${kept.replace(/[,;:.\s]+$/u, '')}…`
}

/** The first sentence, with its full stop. A point between digits or after an initial ends none. */
export function firstSentence(text: string, maxLength = 240): string {
  const line = flatten(text)
  const end = /(?<![\s.]\p{L}|\d)[.!?。！？](?=\s|$)|[。！？]|(?<=\d)\.(?=\s+\p{Lu}|$)/u.exec(line)
  return quote(end ? line.slice(0, end.index + 1) : line, maxLength)
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

/** 'step 8, Financial Projections' */
export function nameStep(section: SectionKey): string {
  const step = steps.find(({ key }) => key === section)
  return step ? `step ${step.number}, ${step.name}` : section
}

export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}

/** Paragraphs of a reply; those that have nothing to say are left out. */
export function paragraphs(...parts: readonly (string | null | false | undefined)[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n')
}

function flatten(text: string): string {
  return text.slice(0, readLength).replaceAll(/\s+/gu, ' ').trim()
}
