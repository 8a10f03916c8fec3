import { type Doing, listOwnWork, makeDoings } from '#advisor/facts/agreement/doers.ts'
import { listNamedFounders } from '#advisor/facts/agreement/founder-clauses.ts'
import { areOfSame, countWords } from '#advisor/facts/agreement/slots.ts'
import type { OwnText } from '#advisor/facts/agreement/own-texts.ts'
import { listToldTexts } from '#advisor/facts/agreement/told-texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { type Rule, weights } from '#advisor/rules/rule.ts'
import { showTwo } from './show-two.ts'

/** Work that one step gives to the business's own people and another one to an outside firm or to the customers. */

interface Told extends Doing {
  readonly text: OwnText
}

const mostTold = 100
/** What belongs to whom, and what advisors look at. */
const otherFields =
  /^(?:legalStructure|teamStructure\.(?:advisors|founders\.background)|marketAnalysis|financialProjections\.funding)/u
/** A van brings the orders nearby, and a carrier those far away. */
const near =
  /\b(?:local\w*|within|miles|nearby|beyond|outside (?:the|of)|farther|out of state|mail|ship\w*|rest of)\b/i
/** Work that businesses share with firms in parts. */
const shared: ReadonlySet<string> = new Set([
  '',
  'delivery',
  'phone',
  'website',
  'photos',
  'repairs',
  'hiring',
  'payroll',
])

function listTold(facts: PlanFacts): readonly Told[] {
  const people = [
    ...listNamedFounders(facts).map(({ first }) => first),
    ...facts.team.hires.flatMap(({ role }) =>
      (role.slice(0, 80).split(/[,:(]/u, 1)[0] ?? '').trim().toLowerCase().split(' ').slice(-1),
    ),
  ]
  const listDoings = makeDoings(people)
  return listToldTexts(facts)
    .filter(({ field }) => !otherFields.test(field))
    .flatMap((text) =>
      [...listOwnWork(text.field, text.text), ...listDoings(text.text)].map((doing) => ({ ...doing, text })),
    )
    .slice(0, mostTold)
}

function clash(one: Told, other: Told, uses: ReadonlyMap<string, number>): boolean {
  if (one.doer === other.doer || one.text.text === other.text.text) return false
  if (one.task !== other.task) return false
  if (one.task === 'delivery' && (near.test(one.sentence) || near.test(other.sentence))) return false
  return !shared.has(one.task) || areOfSame(one.words, other.words, uses)
}

export const whoDoesItRule: Rule = {
  id: 'who-does-it',
  steps: [7, 9, 1, 3, 4, 8, 12],
  isShownAtEvidence: true,
  weight: weights.weak + 14,
  find(facts) {
    const told = listTold(facts)
    const uses = countWords(told.map(({ words }) => words))
    for (const [index, one] of told.entries()) {
      const other = told.slice(index + 1).find((candidate) => clash(one, candidate, uses))
      if (!other) continue
      return showTwo('Who does it?', one, other, 'Wages, prices and who answers for it depend on that.')
    }
    return null
  },
}
