import { readAmount } from './amounts.ts'
import type { Draft } from './draft.ts'
import type { Period } from './periods.ts'
import type { Tokens } from './tokens.ts'

/** 'every six weeks', 'every other month', 'twice a month', 'once a year', 'three times a week'. */
export function readFrequency(tokens: Tokens, index: number): Draft | null {
  const { roles } = tokens.word(index)
  if (roles.has('every')) return readEvery(tokens, index, index)
  if (!roles.has('once')) return null
  const times = tokens.word(index).text === 'twice' ? 2 : 1
  if (tokens.word(index + 1).roles.has('every')) return readEvery(tokens, index + 1, index)
  return finish(tokens, index, index + 1, times)
}

/** The times that a number counts: 'three times a week'. */
export function readTimes(tokens: Tokens, first: number, next: number, times: number): Draft | null {
  return tokens.word(next).roles.has('times') && tokens.word(next).text !== 'x'
    ? finish(tokens, first, next + 1, times)
    : null
}

function finish(tokens: Tokens, first: number, index: number, times: number): Draft | null {
  const { roles, adverb } = tokens.word(index)
  if (adverb !== null) return toDraft(times, adverb, first, index + 1)
  const isJoined = roles.has('a') || roles.has('per') || roles.has('each') || roles.has('every')
  const { span } = tokens.word(index + 1)
  return isJoined && span !== null && span !== 'minute' ? toDraft(times, span, first, index + 2) : null
}

function readEvery(tokens: Tokens, index: number, first: number): Draft | null {
  const other = tokens.word(index + 1).roles.has('other')
  const count = other ? null : readAmount(tokens, index + 1, false)
  const at = other ? index + 2 : (count?.next ?? index + 1)
  const { span } = tokens.word(at)
  const days = other || count ? null : tokens.word(at).weekdays
  if (days?.length === 1) return toDraft(1, 'week', first, at + 1)
  if (span === null || span === 'minute' || count?.value === 0) return null
  return toDraft(1 / (other ? 2 : (count?.value ?? 1)), span, first, at + 1)
}

function toDraft(times: number, period: Period, first: number, next: number): Draft {
  return { kind: 'frequency', low: times, high: times, period, first, next, after: next }
}
