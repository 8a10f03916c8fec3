import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { readKnownText } from '#advisor/facts/claims/known-texts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { sayPercent } from '#advisor/wording/figures.ts'
import { quote, quoteList, shorten } from '#advisor/wording/quote.ts'
import { atFigure, atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { markEvidence } from '#advisor/rules/marked-evidence.ts'
import { findMainPersona } from '#advisor/rules/customer-personas.ts'

/** Whether a customer that is a business itself sells enough to pay the price. */

const sales = /\b(?:sales|revenues?|turnover|takings|gross(?:es)?|billings?)\b/i
/** What they sell on, or what brings them their sales, can be most of them. */
const ofTheirSales =
  /\b(?:wholesale|ingredients|stock|inventory|parts|materials|supplies|suppl(?:y|ies)|staff\w*|rent\w*|space|desk|marketing|ads|advertising|lead generation|commission|marketplace|loan|financ\w+|freight|shipping|franchise|office (?:space|rooms?|suites?)|(?:shared|commercial|commissary) kitchens?|booths?|chairs?|storage|fulfil\w+|logistics|bread|labs?|delivered|produc\w+|manufactur\w+|brew\w*|bak\w+)\b/i
/** A part of what they sell, or what they wish to sell, and what they sold before. */
const notTheirSales =
  /\b(?:(?:per|each|every) (?!year|annum|month\b)|los(?:es?|t|ing)|miss(?:es|ed|ing)?|wants?|hopes?|goal|target|more|extra|additional|grew|grown|started|commissions?|online|pays? for|used to|of which|share)\b/i
/** A helper outside takes a few percent of what a small firm sells. */
const muchOfSales = 7

/** What the business of a persona sells in a year, by its own words. */
function findOwnSales(facts: PlanFacts, text: string) {
  for (const sentence of splitSentences(text.slice(0, 600))) {
    if (!sales.test(sentence) || notTheirSales.test(sentence)) continue
    const found = readKnownText(sentence, facts.currency).find(
      ({ kind, start, end, period, high, quote: words }) =>
        kind === 'money' &&
        high >= 5000 &&
        (period === null || period === 'year' || period === 'month') &&
        (/^ (?:a year |a month |per year |in )?(?:of |in )?(?:\p{L}+ )?(?:sales|revenues?|turnover|takings|billings)\b/iu.test(
          sentence.slice(end),
        ) ||
          /\b(?:sales|revenues?|turnover|takings|billings|grosses) (?:of |are |is |at )?(?:about |around |roughly )?$/iu.test(
            sentence.slice(0, start),
          )) &&
        words !== '',
    )
    if (found) {
      const isMonthly = found.period === 'month'
      return { sentence, mark: found.quote, yearly: found.high * (isMonthly ? 12 : 1) }
    }
  }
  return null
}

export const personaBusinessRules: readonly Rule[] = [
  {
    id: 'persona-business-too-small',
    steps: [5, 8],
    weight: weights.missing,
    find(facts) {
      const persona = findMainPersona(facts)
      const { price, purchasesPerMonth, priceUnit, churnRate } = facts.money.projections
      if (!persona || !facts.money.canCalculate || ofTheirSales.test(facts.kind.ownText)) return null
      const isMonthly = priceUnit === 'month' || facts.templateId === 'saas'
      if (!isMonthly || (churnRate ?? 0) >= 90) return null
      const perYear = price * (purchasesPerMonth || 1) * 12
      const { id, name, demographics } = persona
      const found = findOwnSales(facts, demographics)
      const share = found ? (perYear / found.yearly) * 100 : 0
      if (!found || share < muchOfSales) return null
      const address = atItem('customerPersonas', 'personas', id, 'demographics')
      return show(
        recommend(
          'Too small a business for this price',
          `${quoteList([name], 'persona')} sells ${facts.sayMoney(found.yearly)} a year (${quote(found.sentence, 60)}) and would pay you ${facts.sayMoney(perYear)} of it: ${sayPercent(share)}. Few small firms keep more than 10 or 15% of their sales. Describe a customer who is large enough, or add a smaller offer.`,
          address,
        ),
        [
          markEvidence(address, shorten(found.sentence), found.mark),
          { address: atFigure('price'), says: facts.showMoney(price) },
        ],
        [`${facts.showMoney(perYear)} ÷ ${facts.showMoney(found.yearly)} = ${sayPercent(share)}`],
      )
    },
  },
]
