import { classify, codeAt, isLineEnd, isSpace } from './characters.ts'
import { lineToken, type Tokens } from './tokens.ts'
import { isAbbreviationAt } from './word-index.ts'

const exclamationMark = 33
const point = 46
const semicolon = 59
const questionMark = 63
const ideographicPoint = 0x3002

/** The tokens at which a sentence ends. Found after the figures, because most texts state none. */
export function listSentenceBreaks(tokens: Tokens): readonly number[] {
  const breaks: number[] = []
  for (let index = 0; index < tokens.count; index += 1) {
    if (tokens.kind(index) === lineToken || endsSentence(tokens, index)) breaks.push(index)
  }
  return breaks
}

/** A point in 'a.m.', 'approx. 40' or '3.5' ends nothing. */
function endsSentence(tokens: Tokens, index: number): boolean {
  const code = tokens.mark(index)
  if (code === semicolon || code === exclamationMark || code === questionMark || code === ideographicPoint) {
    return true
  }
  if (code !== point) return false
  const { text } = tokens
  const next = tokens.end(index)
  const after = classify(codeAt(text, next))
  if (next < text.length && after !== isSpace && after !== isLineEnd) return false
  const last = index - 1
  return !(tokens.isWord(last) && (tokens.length(last) === 1 || isAbbreviationAt(tokens.value(last))))
}
