import type { Claim } from './claim.ts'
import { findNoun } from './nouns.ts'
import { lineToken, type Tokens } from './tokens.ts'

export interface Rate {
  readonly period: Claim['period']
  readonly per: string | null
  /** The token after the last word of the rate that is next to the figure. */
  readonly after: number
}

/** How many words can be between a figure and its period: '$300 for the phone and the internet a month'. */
const reach = 10

/**
 * Per what a figure counts: '$18 per bag', '$12/seat/mo', '60 bags a day', '$650 monthly', '$300 for utilities a month'.
 * What is next to it comes first. A period later in the clause counts when nothing else does.
 */
export function readRate(tokens: Tokens, index: number, isMoney: boolean): Rate {
  let period: Claim['period'] = null
  let per: string | null = null
  let at = index
  for (;;) {
    const { roles, adverb } = tokens.word(at)
    if (adverb !== null && period === null) {
      period = adverb
      at += 1
      continue
    }
    const isJoined =
      roles.has('per') || roles.has('a') || roles.has('each') || roles.has('every') || tokens.isMark(at, '/')
    const isDotted = tokens.slice(at).toLowerCase() === 'p' && tokens.isMark(at + 1, '.')
    if (isDotted && tokens.slice(at + 2).toLowerCase() === 'a') {
      period ??= 'year'
      at += tokens.isMark(at + 3, '.') ? 4 : 3
      continue
    }
    if (!isJoined) break
    const { span } = tokens.word(at + 1)
    if (span !== null && span !== 'minute' && period === null) {
      period = span
      at += 2
      continue
    }
    if (per !== null || roles.has('every') || span !== null) break
    const canName = roles.has('per') || tokens.isMark(at, '/') || isMoney
    const noun = canName ? findNoun(tokens, at + 1) : null
    if (!noun) {
      if (roles.has('each') && isMoney) per = 'each'
      if (roles.has('each') && isMoney) at += 1
      break
    }
    per = noun.name
    at = noun.next
  }
  return { period: period ?? findLaterPeriod(tokens, at), per, after: at }
}

/** '$89 and $60, all per month' */
function isForAll(tokens: Tokens, index: number): boolean {
  return tokens.isMark(index, ',') && /^(?:all|both|each|together|altogether)$/i.test(tokens.slice(index + 1))
}

function findLaterPeriod(tokens: Tokens, index: number): Claim['period'] {
  const from = isForAll(tokens, index) ? index + 1 : index
  for (let at = from; at < from + reach; at += 1) {
    if (isClauseEnd(tokens, at) || tokens.isNumber(at)) return null
    const { roles, adverb, number } = tokens.word(at)
    if (number !== null || roles.has('and')) return null
    if (adverb !== null) return adverb
    const isJoined = roles.has('per') || roles.has('a') || roles.has('each') || roles.has('every')
    const { span } = tokens.word(at + 1)
    if ((isJoined || tokens.isMark(at, '/')) && span !== null && span !== 'minute') return span
  }
  return null
}

/** 'Monthly rent of $900', 'annual sales: $40,000' */
export function readPeriodBefore(tokens: Tokens, index: number, from: number): Claim['period'] {
  for (let at = index - 1; at >= Math.max(from, index - reach); at -= 1) {
    if (isClauseEnd(tokens, at) && !tokens.isMark(at, ':')) return null
    const { adverb, span, roles } = tokens.word(at)
    if (adverb !== null) return adverb
    const before = tokens.word(at - 1).roles
    const isJoined = before.has('per') || before.has('a') || before.has('each') || before.has('every')
    if (isJoined && at - 1 >= from && span !== null && span !== 'minute') return span
    if (roles.has('and')) return null
  }
  return null
}

/** 'one-time fee of $200', '$4,000 deposit', '$900 up front' */
export function isOneTime(tokens: Tokens, first: number, after: number): boolean {
  for (let at = first - 6; at < after + 3; at += 1) {
    if (at === first) at = after
    if (tokens.word(at).roles.has('one-time')) return true
    const next = tokens.isMark(at + 1, '-') ? at + 2 : at + 1
    const pair = tokens.word(at).text === 'one' && tokens.word(next).text === 'time'
    if (pair || (tokens.word(at).text === 'up' && tokens.slice(next).toLowerCase() === 'front')) return true
  }
  return false
}

function isClauseEnd(tokens: Tokens, index: number): boolean {
  const kind = tokens.kind(index)
  return kind === 0 || kind === lineToken || (tokens.isMark(index, ',;:(.!?') && !tokens.isGlued(index + 1))
}
