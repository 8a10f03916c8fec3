import { listAllTexts } from '#advisor/facts/agreement/own-texts.ts'
import { readKnownText } from '#advisor/facts/claims/known-texts.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { markEvidence } from '#advisor/rules/marked-evidence.ts'

/** Money that the funding counts as given, of which a text says that it goes back to the giver. */

const back = String.raw`(?:pa(?:y|ys|id|ying)|g(?:ets?|etting|ive|ives|iving|ot)|send(?:s|ing)?|return(?:s|ed|ing)?|hand(?:s|ed|ing)?) (?:(?:it|them|him|her|this|that|all|everything|half|most|part|some|(?:the|her|his|their|my|our) (?:money|share|savings|gift|part))(?: of (?:it|that|this))? )?(?:all )?back`
const repaid = new RegExp(
  String.raw`\b(?:${back}|is due back|falls due|repa(?:y|ys|id|ying|yments?|yable)|(?:is|was|as) (?:only )?(?:a loan|lent|borrowed|owed)|lends?|lent|lending|wants? (?:it|the money|this|that) back|with interest|at \d[\d.]*% interest|in (?:monthly |yearly )?installments)\b`,
  'i',
)
const notRepaid =
  /\b(?:no|not|never|nothing|none|without|nobody|neither|n[’']t (?:want|need|have)|free of|forgiven|waived|if)\b/i
/** Investors are told with what they get for their money. */
const ownSources: ReadonlySet<string> = new Set(['owner', 'grant'])
const mentions = rememberTexts((text) => repaid.test(text))
const shareOfClause = 90

/** The words after an amount and before the next one, where they are still about it. */
function readRest(sentence: string, end: number, next: number): string {
  return (
    sentence
      .slice(end, Math.min(next, end + shareOfClause))
      .split(/[;.](?=\s|$)|\band (?:the|a|an|my|our) (?:bank|loan|lender)/iu, 1)[0] ?? ''
  )
}

function findRepaid(facts: PlanFacts) {
  const { contributions, loans, existingDebts } = facts.data.financialProjections.funding
  const owed = [...loans.map(({ amount }) => amount), ...existingDebts.map(({ balance }) => balance)]
  const given = sampleItems(contributions).filter(
    ({ source, amount }) =>
      (amount ?? 0) > 0 &&
      ownSources.has(source) &&
      // The amount alone says which money it is, so it must be of no loan.
      !owed.some((debt) => isNear(debt ?? 0, amount ?? 0, 0.001)),
  )
  if (given.length === 0) return null
  for (const text of listAllTexts(facts)) {
    if (!mentions(text.text)) continue
    for (const sentence of splitSentences(text.text)) {
      if (!repaid.test(sentence)) continue
      const amounts = readKnownText(sentence).filter(({ kind }) => kind === 'money')
      for (const [index, amount] of amounts.entries()) {
        const source = given.find((one) => isNear(one.amount ?? 0, amount.low, 0.001))
        if (!source || amount.period !== null || amount.per !== null) continue
        // 'At $300 a month' is the payment and not another sum.
        const next = amounts.slice(index + 1).find(({ period }) => period === null)
        const rest = readRest(sentence, amount.end, next?.start ?? Infinity)
        const mark = repaid.exec(rest)?.[0]
        if (mark !== undefined && !notRepaid.test(rest)) return { source, text, sentence, mark, amount }
      }
    }
  }
  return null
}

export const giftRepaidRule: Rule = {
  id: 'own-money-repaid',
  steps: [8, 12, 9, 11],
  isShownAtEvidence: true,
  weight: weights.contradicts - 3,
  find(facts) {
    const found = findRepaid(facts)
    if (!found) return null
    const { source, text, sentence, mark } = found
    const address = at('financialProjections', 'funding', 'contributions', { id: source.id }, 'name')
    const sum = facts.sayMoney(source.amount ?? 0)
    return show(
      recommend(
        'Given, or lent?',
        `${quote(sentence, 110)} says that it is paid back, but the funding counts ${quote(source.name, 40)}, ${sum}, as money that stays. Which is right? If it goes back, enter it under loans, so that its payments are in the forecast.`,
        text.address,
      ),
      [
        markEvidence(text.address, shorten(sentence), mark),
        { address, says: `${shorten(source.name)}: ${sum}` },
      ],
    )
  },
}
