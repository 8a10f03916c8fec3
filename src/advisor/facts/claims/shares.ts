import type { Draft } from './draft.ts'
import { findNoun } from './nouns.ts'
import type { Tokens } from './tokens.ts'

const possessives = new Set('the our my your its their his her all this these'.split(' '))

/** 'a third of sales', 'half of them', 'half our customers', 'two thirds', 'three quarters of'. A share is a percentage. */
export function readShare(tokens: Tokens, index: number): Draft | null {
  const word = tokens.word(index)
  if (word.number !== null) return readSeveralParts(tokens, index, word.number)
  if (word.parts === null) return null
  if (word.roles.has('half')) return isHalfOf(tokens, index) ? toDraft(tokens, 50, index, index + 1) : null
  const before = tokens.word(index - 1)
  if (!before.roles.has('a') || !isPartEnded(tokens, index + 1)) return null
  // '$300 a quarter' is a period.
  const isPeriod = word.span !== null && !tokens.isWord(index + 1)
  return isPeriod ? null : toDraft(tokens, 100 / word.parts, index - 1, index + 1)
}

function readSeveralParts(tokens: Tokens, index: number, count: number): Draft | null {
  const isHyphened = tokens.isMark(index + 1, '-') && tokens.isGlued(index + 1)
  const at = isHyphened ? index + 2 : index + 1
  const { parts, text, span } = tokens.word(at)
  if (parts === null || count >= parts || count === 0 || text.startsWith('hal')) return null
  const isPlural = text.endsWith('s')
  if (isPlural !== count > 1 || !isPartEnded(tokens, at + 1)) return null
  if (span !== null && !tokens.word(at + 1).roles.has('of')) return null
  return toDraft(tokens, (100 * count) / parts, index, at + 1)
}

/** A noun after it makes it an ordinal: 'a third location'. */
function isPartEnded(tokens: Tokens, index: number): boolean {
  const { roles } = tokens.word(index)
  return (
    !tokens.isWord(index) || roles.has('of') || roles.has('less') || roles.has('more') || roles.has('and')
  )
}

function isHalfOf(tokens: Tokens, index: number): boolean {
  if (tokens.isMark(index + 1, '-') || tokens.isMark(index - 1, '-')) return false
  const after = tokens.word(index + 1)
  if (after.roles.has('of') || possessives.has(after.text)) return true
  return tokens.word(index - 1).roles.has('by') && !tokens.isWord(index + 1)
}

function toDraft(tokens: Tokens, percent: number, first: number, next: number): Draft | null {
  const isScaled = tokens.word(next + 1).roles.has('a') && tokens.word(next + 2).zeros !== null
  if (isScaled) return null
  const noun = tokens.word(next).roles.has('of') ? findNoun(tokens, next + 1) : null
  return {
    kind: 'percent',
    low: percent,
    high: percent,
    of: noun?.name ?? null,
    first,
    next,
    after: noun?.next ?? next,
  }
}
