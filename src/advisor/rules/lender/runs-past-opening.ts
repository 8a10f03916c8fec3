import { readFirstMonth } from '#advisor/facts/calendar-facts.ts'
import { readKnownText } from '#advisor/facts/claims/known-texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'

const goesOn =
  /\b(?:until|till|through|runs?|still|expires?|ends?|another|for (?:one|two|three|four|five|\d+) (?:more )?(?:years?|months?)|binds?|valid|appl(?:y|ies)|in force|(?:one|two|three|four|five|\d+)[- ](?:year|month)s?)\b/i

/** Whether a sentence says that something goes on, and does not name a year before the first month of the forecast. */
export function runsPastOpening(facts: PlanFacts, sentence: string): boolean {
  if (!goesOn.test(sentence)) return false
  const years = [...sentence.matchAll(/\b20\d\d\b/gu)].map(([year]) => Number(year))
  const first = readFirstMonth(facts)
  // 'Until 2026; a two-year clause applies' ends in 2028.
  const length =
    readKnownText(sentence).find(({ kind, unit }) => kind === 'duration' && unit === 'year')?.low ?? 0
  return years.length === 0 || first === null || Math.max(...years) + length >= Math.floor(first / 12)
}
