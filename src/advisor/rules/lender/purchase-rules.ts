import { findPurchase } from '#advisor/facts/bought-business.ts'
import { readFunding } from '#advisor/facts/funding-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listTexts } from '#advisor/facts/plan-texts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** What a lender asks when the loan buys a running business. */

/** What is paid for and cannot be touched. */
const intangible =
  /\bgood ?will\b|\b(?:client|customer|patient|member|subscriber)s?[’']? (?:lists?|records|base|files|contracts)\b|\b(?:purchase price|purchase|takeover) (?:of|for) (?:the |an? |this )?(?:[a-zà-ÿ]+ )?(?:business|practice|shop|company|firm|store|salon|clinic|route|agency)\b|\bbook of business\b/i
const valued =
  /\bapprais\w+|\bvaluation\b|\bvalued (?:by|at)\b|\bvaluer\b|\b(?:multiples?|times) (?:of )?(?:[a-zà-ÿ]+ ){0,3}(?:earnings|profit|ebitda|sde|cash flow|sales)\b|\bbroker[’']s opinion\b/i
const notValued = /\b(?:no|without(?: an?)?|not|skip\w*) (?:[a-zà-ÿ]+ )?(?:apprais\w+|valuation|valued)\b/i
/** A small part of the whole needs no paper of its own. */
const leastShare = 0.1

const bound =
  /\bnon-?compet\w+|\bnot to compete\b|\b(?:may|must|will|can) not (?:open|compete|practice|work|solicit)|\bcompetition clause\b|\brestrictive covenant|\bnon-?solicit/i
const refused =
  /\b(?:no|without an?|refus\w+|declin\w+|won[’']t sign an?|not sign\w* an?) (?:[a-zà-ÿ]+ )?non-?compet/i
const handsOver =
  /\b(?:sellers?|(?:former|previous|old|present) owner|Dr|Mr|Ms|Mrs|hand-?over|transition)\b[^;]{0,60}?\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|until)\b[^.;]{0,16}\b(?:weeks?|months?|years?|january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)\b|\b(?:weeks?|months?) of (?:hand-?over|training|transition)\b/i

function says(facts: PlanFacts, pattern: RegExp): boolean {
  return listTexts(facts).some(({ text }) => pattern.test(text))
}

export const purchaseRules: readonly Rule[] = [
  {
    id: 'purchase-without-valuation',
    steps: [8, 12],
    weight: weights.missing,
    readers: ['bank'],
    find(facts) {
      if (!findPurchase(facts)) return null
      const bought = sampleItems(facts.data.financialProjections.startupCosts).find(
        ({ category, description, amount }) =>
          amount >= readFunding(facts).needed * leastShare &&
          amount > 0 &&
          intangible.test(`${category.slice(0, 200)} ${description.slice(0, 400)}`),
      )
      if (!bought || (says(facts, valued) && !says(facts, notValued))) return null
      const address = atItem('financialProjections', 'startupCosts', bought.id, 'quote')
      const sum = facts.sayMoney(bought.amount)
      return show(
        recommend(
          'What is the business worth?',
          `${quote(bought.category)} costs ${sum}, and only the two of you agreed on it: no appraisal or valuation stands behind the price. Have someone independent value it, and show how many years of its profit the price is. Lenders do not finance goodwill on the seller’s word.`,
          address,
        ),
        [
          {
            address: atItem('financialProjections', 'startupCosts', bought.id, 'description'),
            says: `${bought.category}: ${bought.description}`.slice(0, 200),
          },
          { address: atItem('financialProjections', 'startupCosts', bought.id, 'amount'), says: sum },
        ],
      )
    },
  },
  {
    id: 'purchase-seller-not-bound',
    steps: [3, 11, 9, 10],
    weight: weights.missing - 1,
    readers: ['bank'],
    find(facts) {
      const purchase = findPurchase(facts)
      if (!purchase || (says(facts, bound) && !says(facts, refused)) || says(facts, handsOver)) return null
      const { address, text, mark } = purchase
      return show(
        recommend(
          'What keeps the customers after the sale?',
          `${quote(text, 80)}: the plan names neither a handover by the seller nor a non-compete. Customers follow the person they know. Agree on some months together and on years and miles in which the seller may not compete, and put both into the purchase contract.`,
          address,
        ),
        [{ address, says: text.slice(0, 200), mark }],
      )
    },
  },
]
