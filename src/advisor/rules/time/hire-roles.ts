import { toCommonMonths } from '#advisor/facts/calendar-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import type { PlannedHire } from '#advisor/facts/team-facts.ts'
import { isFinished, listWords } from '#advisor/facts/texts.ts'

/** Which hire, person or milestone is of one role. */

const plainWords = new Set(
  'two three four five six seven eight nine ten part full time more another one person people new first second third year month week hours assistant member members start starts hired and trained'.split(
    ' ',
  ),
)

export function listRoleWords(role: string): string[] {
  const title = role.slice(0, 80).split(/[,:;(–]/u, 1)[0] ?? ''
  return listWords(title)
    .map((word) => word.replace(/s$/u, ''))
    .filter((word) => word.length > 2 && !plainWords.has(word) && !/^\d/u.test(word))
}

/** Two names of one role: every word of the shorter is in the longer. */
export function isSameRole(one: string, other: string): boolean {
  const [words, others] = [listRoleWords(one), listRoleWords(other)]
  const [short, long] = words.length < others.length ? [words, others] : [others, words]
  return short.length > 0 && short.every((word) => long.includes(word))
}

/** 'another', 'third' and 'more' tell two hires of one role apart. */
export function isFurther(role: string): boolean {
  return /\b(?:another|second|third|fourth|more|additional|new)\b|\b20\d\d\b/i.test(role)
}

/** The months of a hire, where its role and its time are the person's own. */
export function toKnownMonths(facts: PlanFacts, { when, role, timeline }: PlannedHire) {
  const isKnown = when && !when.isOpenEnded && isFinished(role) && isFinished(timeline)
  return isKnown ? toCommonMonths(facts, when) : null
}
