import type { Draft } from './draft.ts'
import { toSingular } from './to-singular.ts'
import type { Tokens } from './tokens.ts'

/** 'no' and its noun can have two words between them: 'no outside bank loan'. */
const reach = 3

/** 'no loan', 'without employees', 'zero competition': the plan says that there is none. */
export function readAbsence(tokens: Tokens, index: number): Draft | null {
  if (!tokens.word(index).roles.has('no')) return null
  for (let at = index + 1; at <= index + reach; at += 1) {
    const { subject, roles, unit } = tokens.word(at)
    if (!tokens.isWord(at) || roles.has('more') || roles.has('less') || (roles.has('stop') && at > index + 1))
      return null
    if (subject === null && unit === null) continue
    // In 'no bank loan' the last noun counts.
    const last = tokens.word(at + 1).subject === null ? at : at + 1
    const name = toSingular(tokens.slice(last))
    return { kind: 'absence', low: 0, high: 0, unit: name, first: index, next: last + 1, after: last + 1 }
  }
  return null
}
