import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { listContextWords } from './context-words.ts'

/** What an item of a list is called: 'Markets' in 'Markets: Saturday', 'Answering service' in 'Answering service, $210'. */

const lists = /^(?:operationsPlan\.(?:keyProcesses|suppliers|technology)|businessModel\.costStructure)$/u
const head = /^([^:,;.(]{3,60})[:,]\s/u
const aside = /\b(?:with|for|from|to|in|at|of|by|on|via|through|and)\b/iu

const readHead = rememberTexts((text: string): ReadonlySet<string> => {
  const [, named = ''] = head.exec(text) ?? []
  return new Set(listContextWords(named.split(aside, 1)[0] ?? ''))
})

export function isListItem(field: string): boolean {
  return lists.test(field)
}

/** Whether two items begin with names that have no word in common. */
export function areHeadsApart(one: string, other: string): boolean {
  const [first, second] = [readHead(one), readHead(other)]
  return first.size > 0 && second.size > 0 && ![...first].some((word) => second.has(word))
}

/** What is said in the items of two lists is of the things that the items name. */
export function areNamedApart(one: PlanClaim, other: PlanClaim): boolean {
  return (
    one.kind === 'money' &&
    isListItem(one.field) &&
    isListItem(other.field) &&
    areHeadsApart(one.sentence, other.sentence)
  )
}
