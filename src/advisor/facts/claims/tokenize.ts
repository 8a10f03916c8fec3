import { classify, codeAt, isDigit, isFraction, isLetter, isLineEnd, isSign, isSpace } from './characters.ts'
import { readNumeral } from './numerals.ts'
import { lineToken, markToken, numberToken, signToken, type Tokens, wordToken } from './tokens.ts'
import { addToHash, findWord, firstHash, isEnglishAt, isTriggerAt } from './word-index.ts'

const space = 32
const straightApostrophe = 39
const curlyApostrophe = 0x2019
const comma = 44
const point = 46
/** An English text has a small word in less than every twelfth. */
const wordsPerSmallWord = 12

/** Cuts a text into words, numbers and marks in one pass. Every character is looked at a fixed number of times. */
export function tokenize(text: string, tokens: Tokens): void {
  tokens.clear(text)
  let at = 0
  let wordCount = 0
  let smallWordCount = 0
  while (at < text.length) {
    const code = codeAt(text, at)
    const type = classify(code)
    if (type === isSpace) {
      at += 1
      continue
    }
    if (type === isLetter) {
      let hash = firstHash
      let end = at
      let letter = code
      for (;;) {
        hash = addToHash(hash, letter)
        end += 1
        letter = codeAt(text, end)
        if (classify(letter) === isLetter) continue
        const isInWord =
          (letter === straightApostrophe || letter === curlyApostrophe) &&
          classify(codeAt(text, end + 1)) === isLetter
        if (!isInWord) break
        letter = straightApostrophe
      }
      const found = findWord(hash, end - at)
      wordCount += 1
      if (found > 0) {
        if (isEnglishAt(found)) smallWordCount += 1
        if (isTriggerAt(found)) tokens.triggers.push(tokens.count)
      }
      tokens.add(wordToken, at, end, found)
      // Most words end at a space, which was just read.
      at = letter === space ? end + 1 : end
    } else if (type === isDigit || (code === point && startsDecimals(text, at))) {
      at = addNumber(text, at, tokens)
    } else if (type === isFraction) {
      addFraction(at, code, tokens)
      at += 1
    } else {
      const kind = type === isSign ? signToken : type === isLineEnd ? lineToken : markToken
      tokens.add(kind, at, at + 1, code)
      at += 1
    }
  }
  tokens.isEnglish = smallWordCount * wordsPerSmallWord >= wordCount
}

/** '.5' after a space or a sign. */
function startsDecimals(text: string, at: number): boolean {
  const before = at === 0 ? isSpace : classify(codeAt(text, at - 1))
  return (before === isSpace || before === isSign) && classify(codeAt(text, at + 1)) === isDigit
}

function addNumber(text: string, start: number, tokens: Tokens): number {
  const first = skipDigits(text, start)
  const end = skipNumber(text, start, first)
  let value = 0
  if (end > first) value = readNumeral(text.slice(start, end))
  else if (end - start > 15) value = Number(text.slice(start, end))
  else for (let at = start; at < end; at += 1) value = value * 10 + codeAt(text, at) - 48
  tokens.triggers.push(tokens.count)
  tokens.add(numberToken, start, end, value)
  return end
}

function skipDigits(text: string, start: number): number {
  let at = start
  while (classify(codeAt(text, at)) === isDigit) at += 1
  return at
}

/** To the end of a number whose first digits end at `first`. Spaces and apostrophes separate thousands only. */
function skipNumber(text: string, start: number, first: number): number {
  let end = first
  let canGroup = first > start && first - start <= 3
  for (;;) {
    const code = codeAt(text, end)
    if ((code === comma || code === point) && classify(codeAt(text, end + 1)) === isDigit) {
      end = skipDigits(text, end + 1)
      canGroup = false
    } else return canGroup ? skipGroups(text, end) : end
  }
}

const mostGroups = 6

/** The end of '1 200 000', or of its first digits where they are no groups of thousands, as in '1 555 123 4567'. */
function skipGroups(text: string, first: number): number {
  let end = first
  for (let group = 0; group < mostGroups && isGroupAhead(text, end); group += 1) end += 4
  const after = codeAt(text, end)
  const isMoreAhead = (after === 32 || after === 45) && classify(codeAt(text, end + 1)) === isDigit
  if (isMoreAhead) return first
  const decimals = after === comma || after === point ? skipDigits(text, end + 1) : end
  return end > first && decimals > end + 1 ? decimals : end
}

function isGroupAhead(text: string, at: number): boolean {
  const code = codeAt(text, at)
  const canSeparate = classify(code) === isSpace || code === straightApostrophe || code === curlyApostrophe
  return canSeparate && skipDigits(text, at + 1) === at + 4
}

function addFraction(at: number, code: number, tokens: Tokens): void {
  const value = (code - 0xbb) / 4
  const last = tokens.count - 1
  if (tokens.isNumber(last) && tokens.end(last) === at) tokens.extend(at + 1, value)
  else {
    tokens.triggers.push(tokens.count)
    tokens.add(numberToken, at, at + 1, value)
  }
}
