import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import { claimsOf } from '#advisor/facts/phrases.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { sayPercent } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import { atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from '#advisor/rules/money/text-evidence.ts'

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
        const [, name] =
          own && claim.kind === 'money' ? (restOf.exec(own.description.slice(0, claim.start)) ?? []) : []
        if (!own || name === undefined) continue
        const wanted = name.toLowerCase()
        const parts = costs.filter(({ category, description }) =>
          `${category} ${description}`.slice(0, 600).toLowerCase().includes(wanted),
        )
        const sum = parts.reduce((total, { amount }) => total + amount, 0)
        if (parts.length < 2 || isNear(sum, claim.low, 0.015)) continue
        return show(
          recommend(
            'The parts are not the price',
            `${quote(claim.sentence, 80)} says ${claim.quote}, but the costs that share the ${wanted} come to ${sayMoney(sum)}. Which is right? A lender compares them with the contract.`,
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
