import type { Tokens } from './tokens.ts'

interface WordNumber {
  readonly value: number
  readonly next: number
}

/** No number that people write has more words. */
const longestNumber = 16

/** 'forty thousand', 'twenty-five', 'one hundred and twenty', 'two and a half million', 'a dozen', 'half a million'. */
export function readWordNumber(tokens: Tokens, index: number): WordNumber | null {
  let total = 0
  let current: number | null = null
  let at = index
  while (at < index + longestNumber) {
    const word = tokens.word(at)
    if (word.text === 'dozen') current = (current ?? 1) * 12
    else if (word.number !== null && canAdd(current, word.number)) current = (current ?? 0) + word.number
    else if (word.zeros !== null && !word.isLetter) {
      if (word.zeros === 2) current = (current ?? 1) * 100
      else if (current === null && total > 0) break
      else {
        total += (current ?? 1) * 10 ** word.zeros
        current = null
      }
    } else break
    at = skipJoint(tokens, at + 1)
    if (isHalfAhead(tokens, at)) {
      current = (current ?? 0) + 0.5
      at += 3
    }
  }
  const last = trimJoint(tokens, at)
  return last === index ? null : { value: total + (current ?? 0), next: last }
}

/** 'twenty five' is one number, and 'two three' is two. */
function canAdd(current: number | null, added: number): boolean {
  if (current === null) return true
  if (current % 100 === 0 && current > 0) return true
  return current % 10 === 0 && current > 0 && added > 0 && added < 10
}

/** The hyphen of 'twenty-five', and the 'and' of 'one hundred and twenty'. */
function skipJoint(tokens: Tokens, index: number): number {
  const isHyphen = tokens.isMark(index, '-') && tokens.isGlued(index) && tokens.isGlued(index + 1)
  const { number, zeros } = tokens.word(index + 1)
  if (isHyphen) return number !== null || zeros !== null ? index + 1 : index
  const isAfterScale = tokens.word(index - 1).zeros !== null
  return isAfterScale && tokens.word(index).text === 'and' && number !== null ? index + 1 : index
}

/** A joint that joined nothing belongs to what follows. */
function trimJoint(tokens: Tokens, index: number): number {
  const before = index - 1
  return tokens.isMark(before, '-') || tokens.word(before).text === 'and' ? before : index
}

function isHalfAhead(tokens: Tokens, index: number): boolean {
  return (
    tokens.word(index).text === 'and' &&
    tokens.word(index + 1).roles.has('a') &&
    tokens.word(index + 2).roles.has('half')
  )
}
