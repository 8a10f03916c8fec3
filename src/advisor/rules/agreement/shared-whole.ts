import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import { claimsOf } from '#advisor/facts/phrases.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { sayPercent } from '#advisor/wording/figures.ts'
import { quote, quoteList } from '#advisor/wording/quote.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from '#advisor/rules/money/text-evidence.ts'

type StartupCost = WorkbookData['financialProjections']['startupCosts'][number]

/** Parts of one whole that a text tells in a row, and a price that several costs share. */

const otherField =
  /^(?:competitiveAnalysis\.(?:in)?directCompetitors|riskAnalysis|marketAnalysis\.trends|teamStructure\.founders\.background)/u
/** Words that say that the shares belong to one whole. */
const wholeWord =
  /\b(?:split|mix|divided|made up of|consists? of|come[s]? from|of (?:our |the |all |total |yearly |annual )?(?:sales|revenue|income|turnover|budget|orders|customers|guests|time|hours|money|equity|company|shares|funding|costs|fees?))\b/i
/** Shares of different wholes, changes and answers of a survey may be more than all together. */
const otherShare =
  /\b(?:grow\w*|rise[sn]?|rose|fell|fall\w*|more|less|fewer|discount|margin|markup|interest|churn|commission|tax(?:es)?|rate|survey\w*|asked|said|would|bought|buys?|at least|up to|below|above|over|under|from \d|conversion|retention|occupancy|deposit|each|also|both|overlap\w*|year one|year two|first year|second year|instead of|was|were)\b/i

function findShares(claims: readonly PlanClaim[]): PlanClaim[] | null {
  const bySentence = new Map<string, PlanClaim[]>()
  let address: PlanClaim['address'] | null = null
  let count = 0
  for (const claim of claims) {
    if (claim.kind !== 'percent' || otherField.test(claim.field)) continue
    if (claim.address !== address) count += 1
    address = claim.address
    const key = `${count} ${claim.sentence}`
    const group = bySentence.get(key)
    if (group) group.push(claim)
    else bySentence.set(key, [claim])
  }
  for (const group of bySentence.values()) {
    const [first] = group
    if (!first || group.length < 2 || otherShare.test(first.sentence) || !wholeWord.test(first.sentence))
      continue
    // '60% of customers and 82% of sales'
    const wholes = new Set(group.flatMap(({ of }) => (of === null ? [] : [of])))
    if (wholes.size > 1) continue
    const sum = group.reduce((total, { low }) => total + low, 0)
    const isPlain = group.every(
      ({ low, high, certainty, period }) =>
        low === high && low < 100 && period === null && (certainty === 'stated' || certainty === 'about'),
    )
    if (isPlain && sum > 102 && sum < 200) return group
  }
  return null
}

/** 'Rest of the purchase price of $340,000', with the name of what is shared. */
const restOf =
  /\b(?:rest|remainder|remaining|balance|part|share|half) (?:part )?of (?:the|our|a) ((?:\p{L}+ )?\p{L}+)(?:,| of| is| was| \()?\s*$/iu

/** 'What is left of the $340,000 we agreed on' */
const restBefore =
  /\b(?:rest|remainder|balance|what (?:is|was|remains)(?: left)?|left) (?:of|from)\b[^.;]{0,60}$/i
/** A part of it may be paid before the plan begins. */
const paidBefore =
  /\b(?:already|deposit|paid|down payment|seller|later|loan|grant|trade-in|months?|years?)\b/i
const mostCosts = 10

/** Whether some of the amounts make up the sum. A price that was agreed on is exact. */
function canMake(sum: number, amounts: readonly number[], rounding: number): boolean {
  if (Math.abs(sum) <= rounding) return true
  const [first, ...others] = amounts
  return first !== undefined && (canMake(sum - first, others, rounding) || canMake(sum, others, rounding))
}

/** The costs that share the price of a claim: those that name it, or the largest if none make it up with the rest. */
function listParts(costs: readonly StartupCost[], own: StartupCost, claim: PlanClaim): StartupCost[] {
  const before = own.description.slice(0, claim.start)
  const name = restOf.exec(before)?.[1]?.toLowerCase()
  const named = costs.filter(
    ({ category, description }) =>
      name !== undefined && `${category} ${description}`.slice(0, 600).toLowerCase().includes(name),
  )
  if (named.length > 1) return named
  const others = costs.filter((cost) => cost !== own).toSorted((one, other) => other.amount - one.amount)
  const [largest] = others
  const isMade = () =>
    canMake(
      claim.low - own.amount,
      others.map(({ amount }) => amount),
      claim.low / 1000,
    )
  const isRest = restBefore.test(before) && !paidBefore.test(own.description.slice(0, 300))
  if (!largest || !isRest || claim.certainty !== 'stated' || costs.length > mostCosts || isMade()) return []
  return [largest, own]
}

export const sharedWholeRules: readonly Rule[] = [
  {
    id: 'shares-in-text-over-100',
    steps: [2, 3, 6, 8, 9, 12],
    isShownAtEvidence: true,
    weight: weights.weak + 15,
    find(facts) {
      const shares = findShares(facts.claims)
      const [first] = shares ?? []
      if (!shares || !first) return null
      const sum = shares.reduce((total, { low }) => total + low, 0)
      const all = shares.map((share) => share.quote).join(' + ')
      return show(
        recommend(
          'Shares of more than the whole',
          `The shares in ${quote(first.sentence, 80)} add up to ${sayPercent(sum)}: ${all}. Bring them to 100%, or say that they overlap.`,
          first.address,
        ),
        [textEvidence({ claim: first })],
        [`${all} = ${sayPercent(sum)}`],
      )
    },
  },
  {
    id: 'startup-shared-price-differs',
    steps: [8],
    weight: weights.weak + 15,
    find(facts) {
      const { sayMoney } = facts
      const costs = sampleItems(facts.data.financialProjections.startupCosts)
      for (const claim of claimsOf(facts, 'financialProjections.startupCosts.description')) {
        const own = costs.find(({ id }) => typeof claim.address[2] === 'object' && claim.address[2].id === id)
        const parts = own && claim.kind === 'money' ? listParts(costs, own, claim) : []
        const sum = parts.reduce((total, { amount }) => total + amount, 0)
        if (parts.length === 0 || isNear(sum, claim.low, 0.015)) continue
        return show(
          recommend(
            'The parts are not the price',
            `${quote(claim.sentence, 80)} says ${claim.quote}, but ${quoteList(
              parts.map(({ category }) => category),
              'cost',
            )} come to ${sayMoney(sum)}. Which is right? A lender compares them with the contract.`,
            claim.address,
          ),
          [
            textEvidence({ claim }),
            ...parts.slice(0, 4).map(({ id, amount }) => ({
              address: atItem('financialProjections', 'startupCosts', id, 'amount'),
              says: sayMoney(amount),
            })),
          ],
          [`${parts.map(({ amount }) => sayMoney(amount)).join(' + ')} = ${sayMoney(sum)}`],
        )
      }
      return null
    },
  },
]
