import { saysNothing } from '#advisor/facts/common-words.ts'
import { readFunding } from '#advisor/facts/funding-facts.ts'
import { readForecast } from '#advisor/facts/forecast-facts.ts'
import { isWritten, sampleItems } from '#advisor/facts/texts.ts'
import { sayNumber } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** How the loan is paid back, and what stands behind it. */

/** Longer than a lender waits for the first part of the sum. */
const longestInterestOnly = 18
const guarantors = at('financialProjections', 'funding', 'guarantors')
const collateral = at('financialProjections', 'funding', 'collateral')
const refuses =
  /\b(?:no|without(?: an?)?|not|never|nobody|refus\w+|declin\w+|none)\b[^.;]{0,40}\b(?:guarant\w+|signs?|personally|liable)|\b(?:company|business|llc|corporation) (?:alone|only)\b|^\W*(?:none|no|nobody|no one)\b/i
/** Security that a lender cannot sell. */
const noValue =
  /\b(?:future|expected|coming) (?:sales|income|profits?|revenue|customers|contracts)|\b(?:good name|reputation|good ?will|the business itself|our idea|the idea|the concept|brand|know-?how|trust|our word)\b/i
const hasValue =
  /\b(?:house|home|land|property|real estate|building|mortgage|equipment|machin\w+|vehicles?|vans?|trucks?|cars?|stock|inventory|receivables|assets|savings|deposit|certificate|lien|tools|furniture|securities)\b/i
/** A loan may run somewhat longer than what it buys. */
const spareYears = 4
const mostlyBought = 0.6
const partlyBought = 0.3

export const loanRules: readonly Rule[] = [
  {
    id: 'loan-interest-only-long',
    steps: [8],
    weight: weights.missing,
    readers: ['bank'],
    find(facts) {
      const months = readForecast(facts)?.forecast.model.months ?? 36
      const loan = sampleItems(facts.data.financialProjections.funding.loans).find(
        ({ amount, interestOnlyMonths }) =>
          (amount ?? 0) > 0 && (interestOnlyMonths ?? 0) > longestInterestOnly,
      )
      if (!loan) return null
      const free = loan.interestOnlyMonths ?? 0
      const address = at('financialProjections', 'funding', 'loans', { id: loan.id }, 'interestOnlyMonths')
      return show(
        recommend(
          free >= months ? 'The forecast never pays the loan back' : 'The loan is paid back very late',
          `${quote(loan.name || 'The loan')} over ${facts.sayMoney(loan.amount ?? 0)} pays interest alone for ${sayNumber(free)} months${free >= months ? `, and the forecast has ${sayNumber(months)}. So it never shows that the business can bear the full payment` : ''}. Lenders grant 3 to 12 months. Enter what yours offers, and see whether the cash still lasts.`,
          address,
        ),
        [{ address, says: `${sayNumber(free)} months of interest alone` }],
      )
    },
  },
  {
    id: 'loan-outlives-what-it-buys',
    steps: [8],
    weight: weights.weak + 3,
    readers: ['bank'],
    find(facts) {
      const { longestTermMonths, needed, loans } = readFunding(facts)
      const bought = sampleItems(facts.data.financialProjections.startupCosts).filter(
        ({ amount, yearsOfUse }) => amount > 0 && (yearsOfUse ?? 0) > 0,
      )
      const paid = bought.reduce((sum, { amount }) => sum + amount, 0)
      const longest = loans.find(({ termMonths }) => termMonths === longestTermMonths)
      if (!longest || paid <= 0 || paid < needed * partlyBought) return null
      const years = bought.reduce((sum, { amount, yearsOfUse }) => sum + amount * (yearsOfUse ?? 0), 0) / paid
      const longestUse = Math.max(...bought.map(({ yearsOfUse }) => yearsOfUse ?? 0))
      const term = longestTermMonths / 12
      // Where it buys little, the rest is gone sooner still: then nothing at all may last as long.
      if (term <= (paid < needed * mostlyBought ? longestUse : years) + spareYears) return null
      const address = at('financialProjections', 'funding', 'loans', { id: longest.id }, 'termMonths')
      return show(
        recommend(
          'The loan lasts longer than what it buys',
          `${quote(longest.name || 'The loan')} runs ${sayNumber(term)} years, but what it pays for is used for ${sayNumber(Math.round(years * 10) / 10)} years on average. You would still pay for things that are worn out. Ask for a shorter term, or a loan of its own for what lasts longer.`,
          address,
        ),
        [
          { address, says: `${sayNumber(longestTermMonths)} months` },
          {
            address: at('financialProjections', 'startupCosts'),
            says: `Used for ${sayNumber(Math.round(years * 10) / 10)} years on average`,
          },
        ],
      )
    },
  },
  {
    id: 'loan-no-guarantor',
    steps: [8],
    weight: weights.weak + 2,
    readers: ['bank'],
    find(facts) {
      const { collateral: pledged, guarantors: signs } = facts.data.financialProjections.funding
      const { borrowed } = readFunding(facts)
      const refused = refuses.exec(signs.slice(0, 300))?.[0]
      // With neither, another rule asks for both.
      if (borrowed <= 0 || !isWritten(pledged) || (isWritten(signs) && refused === undefined)) return null
      return show(
        recommend(
          'Who signs for the loan?',
          `${isWritten(signs) ? `${quote(signs, 60)}: no owner` : 'No one'} guarantees the ${facts.sayMoney(borrowed)}. Banks ask everyone who owns 20% or more to sign personally, and a refusal tells them that you doubt the plan yourself. Name who signs, and up to which amount.`,
          guarantors,
        ),
        [{ address: guarantors, says: isWritten(signs) ? signs : 'Empty' }],
      )
    },
  },
  {
    id: 'loan-no-collateral',
    steps: [8],
    weight: weights.weak + 1,
    readers: ['bank'],
    find(facts) {
      const { collateral: pledged, guarantors: signs } = facts.data.financialProjections.funding
      const { borrowed } = readFunding(facts)
      const text = pledged.slice(0, 300)
      const isWorthless =
        isWritten(text) && !hasValue.test(text) && (noValue.test(text) || saysNothing(text, 1))
      if (borrowed <= 0 || !isWritten(signs) || (isWritten(text) && !isWorthless)) return null
      return show(
        recommend(
          'What can the lender hold on to?',
          `${isWritten(text) ? `${quote(text, 60)} is nothing that a lender could sell` : 'No collateral is named'}, and you borrow ${facts.sayMoney(borrowed)}. List what the loan buys, with its value, and what else you can pledge. If there is nothing, say so: some programs lend without.`,
          collateral,
        ),
        [{ address: collateral, says: isWritten(text) ? text : 'Empty' }],
      )
    },
  },
]
