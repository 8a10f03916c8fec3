import { listStatements, type Statement } from '#advisor/facts/agreement/statements.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from '#advisor/rules/money/text-evidence.ts'

/** How many of those who are served come to one of those who serve: 'three students to a tutor'. */

const keeperWords =
  'adult aide caregiver coach chef dentist doctor guide handler helper host instructor mentor mechanic nanny nurse pilot sitter ' +
  'stylist supervisor teacher technician therapist trainer tutor walker driver groomer carer assistant educator employee staff'
const keepers = new Set(keeperWords.split(' '))
const sameNames = new Map([
  ['pupil', 'student'],
  ['child', 'student'],
  ['kid', 'student'],
  ['learner', 'student'],
  ['participant', 'student'],
  ['person', 'guest'],
  ['visitor', 'guest'],
  ['rider', 'guest'],
  ['traveler', 'guest'],
  ['tourist', 'guest'],
  ['pet', 'dog'],
])
const keeperAfter =
  /^\s*(?:(?:to|for|with|under|around|at most to)\s+(?:an?|one|each|every|a single)|per|and (?:an?|one)(?=[^,;.]{0,30}\beach\b))\s+([a-z-]+(?:\s[a-z]+)?)/i
const keeperBefore =
  /\b(?:one|an?|each|every)\s+([a-z-]+(?:\s[a-z]+)?)\s+(?:for|per|to|with|teaches|serves|handles|walks|leads|trains|supervises|looks after|sees|guides|takes|has)\s+(?:every\s|each\s|at most\s|up to\s|no more than\s|about\s|a group of\s)*$/i
/** Small children, private lessons and other days have sizes of their own. */
const kinds =
  /\b(?:infants?|toddlers?|babies|ages?|aged|year-olds?|private|beginners?|advanced|weekends?|summer|winter|camp|pilot|until|from (?:january|february|march|april|may|june|july|august|september|october|november|december|month|year)|a day|a week|a month|per day|per week|per month)\b/i

interface GroupSize {
  readonly statement: Statement
  readonly key: string
  readonly isLegal: boolean
}

/** 'Five lanes, two kids each': so many to whoever or whatever serves them. */
const eachAfter = /^\s*(?:each|apiece)\b/i
const served = new Set('student guest dog patient client horse cat senior camper resident athlete'.split(' '))
const anyKeeper = 'one'

function findKeeper({ claim, tail }: Statement): string | null {
  if (claim.per !== null && keepers.has(claim.per)) return claim.per
  const before = claim.sentence.slice(0, Math.max(0, claim.sentence.indexOf(claim.quote))).slice(-60)
  const isOfEach = served.has(sameNames.get(claim.unit ?? '') ?? claim.unit ?? '') && eachAfter.test(tail)
  if (isOfEach && /\p{L}s,\s+(?:at most |up to )?$/iu.test(before)) return anyKeeper
  const said = keeperAfter.exec(tail)?.[1] ?? keeperBefore.exec(before)?.[1]
  // 'A trained tutor', 'one tutor each'.
  return (
    said
      ?.toLowerCase()
      .split(/\s/u)
      .map(toSingular)
      .find((word) => keepers.has(word)) ?? null
  )
}

function listSizes(facts: PlanFacts): GroupSize[] {
  return listStatements(facts).flatMap((statement): GroupSize[] => {
    const { claim } = statement
    if (claim.kind !== 'count' || claim.unit === null || claim.period !== null || claim.low < 1) return []
    if (claim.certainty === 'at-least' || claim.field === 'businessIdea.problemStatement') return []
    const keeper = findKeeper(statement)
    if (keeper === null) return []
    // 'Two courts, six children each, 20 hours a week': the week is of the courts.
    const around = keeper === anyKeeper ? `${statement.lead} ${statement.tail}` : claim.sentence
    if (kinds.test(around)) return []
    const key = `${sameNames.get(claim.unit) ?? claim.unit}/${keeper}`
    return [{ statement, key, isLegal: claim.field.startsWith('legalStructure.') }]
  })
}

function areAlike(one: string, other: string): boolean {
  const [group, keeper] = one.split('/')
  const [otherGroup, otherKeeper] = other.split('/')
  return group === otherGroup && (keeper === otherKeeper || keeper === anyKeeper || otherKeeper === anyKeeper)
}

/** Each tier of a price list can have groups of its own. */
function isTier({ statement }: GroupSize): boolean {
  return statement.claim.field.startsWith('financialProjections.pricingTiers.')
}

/** Fewer than a limit is no contradiction. */
function differ(one: GroupSize, other: GroupSize): boolean {
  if (isTier(one) && isTier(other)) return false
  const [first, second] = [one.statement, other.statement]
  const [small, large] = first.high < second.low ? [one, other] : [other, one]
  if (small.statement.high >= large.statement.low * 0.9) return false
  const isLimit = large.isLegal || large.statement.claim.certainty === 'at-most'
  return !isLimit || (!large.isLegal && small.statement.claim.certainty === 'at-most')
}

export const groupSizeRule: Rule = {
  id: 'group-size-differs',
  steps: [1, 3, 4, 7, 8, 10, 12],
  isShownAtEvidence: true,
  weight: weights.weak + 15,
  find(facts) {
    const sizes = listSizes(facts)
    for (const one of sizes) {
      const other = sizes.find(
        (candidate) =>
          areAlike(candidate.key, one.key) &&
          candidate.statement.claim.address !== one.statement.claim.address &&
          differ(one, candidate),
      )
      const values = new Set(
        sizes.flatMap(({ key, statement }) => (areAlike(key, one.key) ? [statement.low] : [])),
      )
      // Three sizes are those of three kinds.
      if (!other || values.size > 2) continue
      const [first, second] = [one.statement.claim, other.statement.claim]
      return show(
        recommend(
          'How many to one?',
          `${quote(first.sentence, 70)} has ${first.quote} to one ${one.key.split('/')[1] ?? ''}, ${quote(second.sentence, 70)} has ${second.quote}. Which is right? Wages, prices and what you promise all rest on it.`,
          second.address,
        ),
        [textEvidence({ claim: first }), textEvidence({ claim: second })],
        [`${first.quote} ≠ ${second.quote}`],
      )
    }
    return null
  },
}
