import { listTexts } from '#advisor/facts/plan-texts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** Money from investors, where no step says what they get for it. */

const terms =
  /\d ?(?:%|percent)[^.;]{0,40}\b(?:shares?|equity|stock|stake|ownership|of the (?:company|business|profits?))\b|\b(?:shares?|equity|stock|stake|owns?|owned|holds?)\b[^.;]{0,40}\d ?(?:%|percent)|\bvaluation\b|\bpre-?money|\bpost-?money|\b(?:before|after) the money\b|\bconvertible|\bsafe note|\bSAFEs?\b|\bpreferred (?:shares?|stock|equity)|\b(?:price|amount) per share|\b(?:a|one|each) share (?:at|for|costs?)|\bdividend|\brevenue share|\bprofit share|\bshare of (?:the )?profits?|\bterm sheet/iu

export const investorTermRules: readonly Rule[] = [
  {
    id: 'funding-investor-terms',
    steps: [8, 12],
    weight: weights.missing - 2,
    find(facts) {
      const round = sampleItems(facts.data.financialProjections.funding.contributions).find(
        ({ source, amount }) => source === 'investor' && (amount ?? 0) > 0,
      )
      if (
        !round ||
        listTexts(facts).some(({ text, section }) => section !== 'competitiveAnalysis' && terms.test(text))
      )
        return null
      const address = at('financialProjections', 'funding', 'contributions', { id: round.id }, 'amount')
      return show(
        recommend(
          'What do the investors get?',
          `The plan takes ${facts.sayMoney(round.amount ?? 0)} from ${quote(round.name || 'investors', 40)}, but no step says for what: which share, at what value, with which rights, and how they get their money back. Write an offer, even if it is only a first one.`,
          address,
        ),
        [{ address, says: facts.sayMoney(round.amount ?? 0) }],
      )
    },
  },
]
