import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import { listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import { listStreamNouns } from '#advisor/facts/stream-claims.ts'
import { readSales, type StreamFacts } from '#advisor/facts/stream-facts.ts'
import { listWords } from '#advisor/facts/texts.ts'
import { atStream } from '#advisor/rules/at-stream.ts'
import { type Rule, weights } from '#advisor/rules/rule.ts'
import { sayDifference } from './said-differently.ts'

/** What one sale costs, in the cost structure and in the forecast. */

const perBefore = /\b(?:per|an?|each|every)\s+([\p{L}-]+)\s*:?\s*$/iu
const buyers = new Set(
  'customer client user subscriber member guest student child patient system swimmer seat'.split(' '),
)
const tolerance = 0.06

function readPer({ claim, lead, tail }: Phrase): string | null {
  if (claim.per !== null) return claim.per
  const said =
    perBefore.exec(lead)?.[1] ?? /^\s*(?:an?|per|each|every)\s+([\p{L}-]+)/iu.exec(tail)?.[1] ?? null
  return said === null ? null : toSingular(said.toLowerCase())
}

function costOf({ stream }: StreamFacts): number {
  return stream.costPerUnit + stream.costShare * stream.price
}

export const unitCostSaidRule: Rule = {
  id: 'unit-cost-said-differs',
  steps: [3, 8],
  weight: weights.contradicts - 3,
  find(facts) {
    const streams = (readSales(facts)?.streams ?? []).filter(
      (one) => one.stream.kind !== 'amount' && costOf(one) > 0,
    )
    if (streams.length === 0) return null
    const costs = streams.map(costOf)
    const priced = listPhrases(facts, ['businessModel.costStructure']).flatMap((phrase) => {
      const per = readPer(phrase)
      const sold = streams.filter(
        (one) =>
          per !== null &&
          (listStreamNouns(one, facts).has(per) || (one.stream.kind === 'recurring' && buyers.has(per))),
      )
      const own = sold.filter(({ stream }) => listWords(stream.name).some((word) => toSingular(word) === per))
      const [one, second] = own.length > 0 ? own : sold
      return per !== null && one && !second ? [{ phrase, per, one }] : []
    })
    for (const { phrase, per, one } of priced) {
      const alike = priced.filter((other) => other.per === per)
      const { claim } = phrase
      const cost = costOf(one)
      // The parts of a cost, or one of several lines, are no whole.
      if (alike.length > 1 || claim.certainty === 'at-most' || claim.low !== claim.high) continue
      if (costs.some((known) => isNear(claim.low, known, tolerance))) continue
      if (isNear(claim.low, facts.data.financialProjections.projections.cogs ?? 0, tolerance)) continue
      if (claim.low > cost * 3 || claim.low * 3 < cost || isNear(claim.low, one.stream.price)) continue
      return sayDifference({
        title: 'Two costs for one sale',
        claim,
        place: atStream(one.stream.id, 'costPerUnit'),
        counted: `the forecast counts ${facts.sayMoney(cost)} for each of “${one.stream.name.slice(0, 40)}”`,
        matters: 'The margin of every sale rests on it.',
        sums: [`${claim.quote} ≠ ${facts.sayMoney(cost)}`],
      })
    }
    return null
  },
}
