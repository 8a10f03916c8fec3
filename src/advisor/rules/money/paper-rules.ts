import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import { claimsOf } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from './text-evidence.ts'

/** The papers that are handed over with the plan, beside the plan. */

const note = 'implementationTimeline.appendix.note'
const leased = /\b(?:leas\w*|rent\w*|landlord|premises|yard|tenancy)\b/i
const bought = /\b(?:quot\w+|offers?|estimates?|bids?|price|invoice|contractor|dealer|purchase)\b/i
const least = 200
const mostSummed = 14

/** Every amount that the numbers of the plan have, and sums of two or three start-up costs from one source. */
function listKnown(facts: PlanFacts): number[] {
  const { startupCosts, funding, forecast, projections, pricingTiers } = facts.data.financialProjections
  const start = sampleItems(startupCosts)
    .map(({ amount }) => amount)
    .filter((amount) => amount > 0)
    .slice(0, mostSummed)
  const sums = start.flatMap((one, index) =>
    start
      .slice(index + 1)
      .flatMap((two, next) => [
        one + two,
        ...start.slice(index + next + 2).map((three) => one + two + three),
      ]),
  )
  const rows = [...sampleItems(funding.loans), ...sampleItems(funding.contributions)].map(
    ({ amount }) => amount ?? 0,
  )
  const running = sampleItems(forecast.runningCosts).flatMap(({ amount }) =>
    [1, 12, 1 / 12].map((times) => (amount ?? 0) * times),
  )
  const prices = [
    projections.price,
    ...sampleItems(pricingTiers).map(({ price }) => price),
    ...sampleItems(forecast.people).map(({ pay }) => pay ?? 0),
    ...sampleItems(funding.existingDebts).map(({ balance }) => balance ?? 0),
    funding.lineOfCredit.limit ?? 0,
  ]
  return [...start, ...sums, start.reduce((sum, amount) => sum + amount, 0), ...rows, ...running, ...prices]
}

function isKnown({ low, high }: PlanClaim, amounts: readonly number[]): boolean {
  return amounts.some((amount) => amount > 0 && (isNear(amount, low, 0.015) || isNear(amount, high, 0.015)))
}

/** What the paper is beside: the rent of the forecast, the start-up costs, or the money. */
function findBeside(
  { data, sayMoney }: PlanFacts,
  words: string,
  said: number,
): { address: FieldAddress; says: string } | null {
  const { startupCosts, funding, forecast } = data.financialProjections
  if (leased.test(words)) {
    const rents = sampleItems(forecast.runningCosts).filter(
      ({ name, amount }) => (amount ?? 0) > 0 && leased.test(name.slice(0, 200)),
    )
    const [rent] = rents
    // 'Pasture lease and power' is more than the lease.
    const isPart = rents.some(
      ({ name, amount }) => said < (amount ?? 0) && /[,&+]|\b(?:and|with)\b/iu.test(name),
    )
    if (!rent || isPart) return null
    return {
      address: at('financialProjections', 'forecast', 'runningCosts', { id: rent.id }, 'amount'),
      says: `${rent.name.slice(0, 60)}: ${sayMoney(rent.amount ?? 0)}`,
    }
  }
  if (bought.test(words)) {
    const names = sampleItems(startupCosts).filter(({ amount }) => amount > 0)
    if (names.length === 0) return null
    const says = names
      .slice(0, 3)
      .map(({ category, amount }) => `${category.slice(0, 40)} ${sayMoney(amount)}`)
    return { address: at('financialProjections', 'startupCosts'), says: says.join(', ') }
  }
  const loan = sampleItems(funding.loans).find(({ amount }) => (amount ?? 0) > 0)
  if (!loan || !/\b(?:loan|bank|commitment|term sheet|lender|credit)\b/i.test(words)) return null
  return {
    address: at('financialProjections', 'funding', 'loans', { id: loan.id }, 'amount'),
    says: `${loan.name.slice(0, 60)}: ${sayMoney(loan.amount ?? 0)}`,
  }
}

export const paperRules: readonly Rule[] = [
  {
    id: 'paper-amount-differs',
    steps: [8, 12],
    weight: weights.contradicts - 6,
    find(facts) {
      const papers = claimsOf(facts, note).filter(
        ({ kind, low, currency }) => kind === 'money' && low >= least && currency === facts.currency,
      )
      if (papers.length === 0) return null
      const known = listKnown(facts)
      const said = facts.claims.filter(({ kind, field }) => kind === 'money' && field !== note).slice(0, 3000)
      for (const claim of papers.slice(0, 20)) {
        const item = claim.address[2]
        const paper = sampleItems(facts.data.implementationTimeline.appendix).find(
          ({ id }) => typeof item === 'object' && id === item.id,
        )
        if (!paper || isKnown(claim, known) || said.some(({ low }) => isNear(low, claim.low, 0.01))) continue
        const beside = findBeside(facts, `${paper.name} ${claim.sentence}`, claim.low)
        if (!beside) continue
        return show(
          recommend(
            'A paper with another amount',
            `The appendix has ${quote(paper.name, 40)}: ${quote(claim.sentence, 80)}. ${claim.quote} is nowhere in the plan, which has ${quote(beside.says, 80)}. Which is right? A lender holds each paper against the numbers.`,
            claim.address,
          ),
          [textEvidence({ claim }), beside],
          [`${claim.quote} ≠ ${beside.says}`],
        )
      }
      return null
    },
  },
]
