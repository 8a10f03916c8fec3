import { toSingular } from './to-singular.ts'
import type { Tokens } from './tokens.ts'

export interface Noun {
  readonly name: string
  readonly next: number
}

/** How many adjectives can be ahead of a noun. */
const longestPhrase = 4

/**
 * What the words at a token name, in the singular: 'bag' for 'bags of coffee', 'customer' for 'loyal repeat customers'.
 * A word that plans often count is found behind adjectives. Otherwise it is the first plural, or the last word.
 */
export function findNoun(tokens: Tokens, index: number): Noun | null {
  let at = index
  while (at < index + longestPhrase && (isSkipped(tokens, at) || isLength(tokens, at)))
    at += isHyphened(tokens, at + 1) ? 3 : 1
  const first = at
  let plural: number | null = null
  for (; at < first + longestPhrase && tokens.isWord(at); at += 1) {
    const word = tokens.word(at)
    if (word.unit !== null) return nameUnit(tokens, at, word.unit)
    if (isEnd(tokens, at)) break
    if (plural === null && isPlural(tokens, at)) plural = at
    if (isHyphened(tokens, at + 1)) at += 1
  }
  // The words of other languages are not known, so only the first can be the noun.
  const noun = tokens.isEnglish || isEnd(tokens, first) ? (plural ?? at - 1) : first
  return noun < first || !tokens.isWord(noun)
    ? null
    : { name: toSingular(tokens.slice(noun)), next: noun + 1 }
}

function nameUnit(tokens: Tokens, index: number, unit: string): Noun {
  const isSquare = /^sq(?:uare)?$/i.test(tokens.slice(tokens.isMark(index - 1, '.') ? index - 2 : index - 1))
  return { name: isSquare ? `square ${unit}` : unit, next: index + 1 }
}

function isSkipped(tokens: Tokens, index: number): boolean {
  return tokens.word(index).roles.has('skip')
}

/** '38 half-hour slots', 'six two-day courses': how long each of them is. */
function isLength(tokens: Tokens, index: number): boolean {
  return isHyphened(tokens, index + 1) && tokens.word(index + 2).span !== null && tokens.isWord(index + 3)
}

function isEnd(tokens: Tokens, index: number): boolean {
  const { roles, span, adverb, number, month, weekdays } = tokens.word(index)
  return (
    roles.has('stop') ||
    span !== null ||
    adverb !== null ||
    number !== null ||
    weekdays !== null ||
    (month !== null && tokens.isCapital(index))
  )
}

function isPlural(tokens: Tokens, index: number): boolean {
  const { text } = tokens
  const end = tokens.end(index)
  return tokens.length(index) > 3 && text[end - 1] === 's' && text[end - 2] !== 's'
}

/** 'full-time' is one adjective. */
function isHyphened(tokens: Tokens, index: number): boolean {
  return tokens.isMark(index, '-‑') && tokens.isGlued(index) && tokens.isGlued(index + 1)
}
