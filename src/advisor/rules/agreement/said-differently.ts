import type { Suggestion } from '#advisor/advice/advice.ts'
import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { recommend, type Rule, show } from '#advisor/rules/rule.ts'
import { textEvidence } from '#advisor/rules/money/text-evidence.ts'

/** A figure of a text and another place that says or comes to something else. */
export interface Difference {
  readonly title: string
  readonly claim: Pick<PlanClaim, 'address' | 'sentence' | 'quote'>
  /** The other place, and what it says: 'the forecast raises prices by 3% a year'. */
  readonly place: FieldAddress
  readonly counted: string
  /** Why a reader cares. */
  readonly matters: string
  readonly sums?: readonly string[]
  /** The words of the sentence say it, not a figure. */
  readonly isInWords?: boolean
}

export function sayDifference({
  title,
  claim,
  place,
  counted,
  matters,
  sums = [],
  isInWords = false,
}: Difference): Suggestion {
  const said = isInWords ? '' : ` says ${claim.quote}`
  return show(
    recommend(
      title,
      `${quote(claim.sentence, 80)}${said}, but ${counted}. Which is right? ${matters}`,
      claim.address,
    ),
    [textEvidence({ claim }), { address: place, says: shorten(counted) }],
    sums,
  )
}

type FindDifference = (facts: PlanFacts) => Difference | null

/** One rule for each: its id, the steps that show it, and what it finds. */
export function makeDifferenceRules(
  weight: number,
  made: readonly (readonly [id: string, steps: readonly number[], find: FindDifference])[],
): readonly Rule[] {
  return made.map(([id, steps, findDifference]) => ({
    id,
    steps,
    isShownAtEvidence: true,
    weight,
    find(facts) {
      const found = findDifference(facts)
      return found && sayDifference(found)
    },
  }))
}
