import { readFirstMonth } from '#advisor/facts/calendar-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'

const goesOn =
  /\b(?:until|till|through|runs?|still|expires?|ends?|another|for (?:two|three|five|\d+) (?:more )?(?:years?|months?)|binds?|valid)\b/i

/** Whether a sentence says that something goes on, and does not name a year before the first month of the forecast. */
export function runsPastOpening(facts: PlanFacts, sentence: string): boolean {
  if (!goesOn.test(sentence)) return false
  const years = [...sentence.matchAll(/\b20\d\d\b/gu)].map(([year]) => Number(year))
  const first = readFirstMonth(facts)
  return years.length === 0 || first === null || Math.max(...years) >= Math.floor(first / 12)
}
