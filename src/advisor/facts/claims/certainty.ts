import type { Certainty } from './claim.ts'
import type { Tokens } from './tokens.ts'

/** How firmly the words next to a figure say it: 'about 40', 'at least 40', 'up to 40', 'not 40', '40+'. */
export function readCertainty(tokens: Tokens, first: number, next: number, from: number): Certainty {
  // 'over five years' is how long it takes.
  const isTerm = tokens.word(first - 1).text === 'over' && tokens.word(next - 1).span !== null
  if (isTerm) return 'stated'
  return (
    readBefore(tokens, first - 1) ?? readAfter(tokens, next) ?? readAim(tokens, first - 1, from) ?? 'stated'
  )
}

function readBefore(tokens: Tokens, index: number): Certainty | null {
  if (tokens.isMark(index, '~≈')) return 'about'
  if (tokens.isMark(index, '<≤')) return 'at-most'
  if (tokens.isMark(index, '>≥')) return 'at-least'
  const { roles } = tokens.word(index)
  const before = tokens.word(index - 1)
  if (roles.has('than')) return readThan(tokens, index - 1)
  if (roles.has('least')) return 'at-least'
  if (roles.has('most') && before.text === 'at') return 'at-most'
  if (before.roles.has('up') && roles.has('to')) return 'at-most'
  if (roles.has('not')) return 'denied'
  if (roles.has('about')) return before.roles.has('not') ? 'denied' : 'about'
  if (roles.has('above') || (roles.has('from') && tokens.isWord(index)))
    return roles.has('from') ? null : 'at-least'
  if (before.text === 'starting' && (roles.has('by') || /^(?:at|from)$/u.test(tokens.slice(index))))
    return 'at-least'
  if (roles.has('below')) return before.roles.has('not') ? 'at-least' : 'at-most'
  if (roles.has('of')) {
    if (before.roles.has('above')) return 'at-least'
    if (before.roles.has('below')) return 'at-most'
  }
  return null
}

/** 'more than', 'no more than', 'less than', 'not less than' */
function readThan(tokens: Tokens, index: number): Certainty | null {
  const { roles } = tokens.word(index)
  const before = tokens.word(index - 1).roles
  const isTurned = before.has('no') || before.has('not')
  if (roles.has('more')) return isTurned ? 'at-most' : 'at-least'
  return roles.has('less') ? (isTurned ? 'at-least' : 'at-most') : null
}

function readAfter(tokens: Tokens, index: number): Certainty | null {
  if (tokens.isMark(index, '+') && tokens.isGlued(index)) return 'at-least'
  if (!tokens.word(index).roles.has('or')) return null
  const { roles } = tokens.word(index + 1)
  if (roles.has('more')) return 'at-least'
  if (roles.has('less')) return 'at-most'
  return /^so$/i.test(tokens.slice(index + 1)) ? 'about' : null
}

const aimReach = 8

function readAim(tokens: Tokens, index: number, from: number): Certainty | null {
  for (let at = index; at >= Math.max(from, index - aimReach); at -= 1) {
    if (tokens.word(at).roles.has('target')) return 'target'
  }
  return null
}
