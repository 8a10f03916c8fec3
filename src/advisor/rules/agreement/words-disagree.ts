import { listContextWords } from '#advisor/facts/agreement/context-words.ts'
import {
  findAssertion,
  findSaying,
  listCustomerTexts,
  listOwnTexts,
  type OwnText,
  type Saying,
} from '#advisor/facts/agreement/own-texts.ts'
import { type Opposite, opposites } from '#advisor/facts/agreement/opposites.ts'
import { policies } from '#advisor/facts/agreement/policies.ts'
import { promises } from '#advisor/facts/agreement/promises.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { shorten } from '#advisor/wording/quote.ts'
import type { Evidence, Suggestion } from '#advisor/advice/advice.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { quoteNear } from './quote-near.ts'
import { markEvidence } from '#advisor/rules/marked-evidence.ts'

/** What one step rules out and another one plans, in words rather than figures. */

const everyStep = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]
const mostFindings = 2
/** Nothing is ruled out without one of these. */
const firmWord =
  /\b(?:no|not|never|nobody|don[’']t|doesn[’']t|without|only|all|every\w{0,5}|each|fully|entirely|exclusively|100%?|free|nothing|once|cancel|adults|home-based|electric|vegan|gluten|organic|work|made|open|year|dry|self|pre-revenue|child-free|included|alone|word of mouth|same|first|bound|leave|stop|dearer|highest|inside|indoors|barn|strictly|solely|home|remotely|batter\w+|month-to-month|whoever|own|myself|ourselves|un(?:staffed|attended))\b/i

/** 'November: no ads' */
const ofOneMonth =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|weeks?|months?)\b[^:]{0,30}:/i

/** Names of what is sold beside other things: 'Dinner without wine'. */
const itemNames = /^financialProjections\.(?:pricingTiers|forecast\.streams)\.name$/u
const priceBefore =
  /(?:\p{Sc}\s?\d|\d\s?%|\b(?:averages?|spends?|sales|bills?|checks?|prices?|tickets?) )[^.;:]{0,40}$/iu
const withAfter = /^(?:,| and| or| but)[^.;:]{0,30}\bwith (?:it|them|one|\p{Sc}?\d)\b/iu

/** '$30 a guest without alcohol' and 'breakfast $12 without and $15 with it' say what a price is for. */
function isOfPrice({ text: { field }, sentence, mark }: Saying): boolean {
  if (!/\bwithout\b/i.test(mark)) return false
  const start = sentence.indexOf(mark)
  return (
    itemNames.test(field) ||
    priceBefore.test(sentence.slice(0, start)) ||
    withAfter.test(sentence.slice(start + mark.length))
  )
}

const firmOpposites = [...opposites, ...promises]

/** The opposites that a text may rule out. Almost every text rules out none. */
const listRuledOut = rememberTexts((text: string): readonly Opposite[] =>
  [...(firmWord.test(text) ? firmOpposites : []), ...policies].filter(({ rulesOut }) => rulesOut.test(text)),
)

interface Clash {
  readonly opposite: Opposite
  readonly firm: Saying
  readonly other: Saying
}

/** A text this short is about one thing. */
const shortText = 240

/** They say that something is ruled in or out, and not of what. */
const rulingWords = new Set(
  'money refund voucher credit record public regist file filed publish american america domest import both grown sourced'.split(
    ' ',
  ),
)

/** Whether both are about one thing. */
function shareWords(one: Saying, other: Saying): boolean {
  const list = ({ text: { text }, sentence }: Saying) =>
    listContextWords(text.length < shortText ? text : sentence)
  const words = new Set(list(one))
  return list(other).some((word) => words.has(word) && !rulingWords.has(word))
}

function findClash(texts: readonly OwnText[], opposite: Opposite, holder: OwnText): Clash | null {
  if (opposite.within && !opposite.within.test(holder.field)) return null
  const firm = findSaying(holder, opposite.rulesOut, opposite.isAnyTime)
  if (!firm || ofOneMonth.test(firm.sentence) || isOfPrice(firm)) return null
  const { onlyInPart } = opposite
  if (onlyInPart && texts.some(({ text }) => onlyInPart.test(text))) return null
  for (const text of texts) {
    // A text that says both explains it.
    if (text === holder || (opposite.against && !opposite.against.test(text.field))) continue
    const other = findAssertion(text, opposite.isRuledOut, opposite.isAnyTime)
    if (
      other &&
      (!opposite.sharesWords || shareWords(firm, other)) &&
      !opposite.rulesOut.test(other.sentence) &&
      !opposite.isRuledOut.test(firm.sentence.replace(firm.mark, ''))
    )
      return { opposite, firm, other }
  }
  return null
}

function listClashes(facts: PlanFacts): Clash[] {
  const texts = listOwnTexts(facts)
  const withCustomers = [...texts, ...listCustomerTexts(facts)]
  const found = new Map<Opposite, Clash>()
  for (const text of texts) {
    for (const opposite of listRuledOut(text.text)) {
      if (found.has(opposite) || found.size >= mostFindings) continue
      const clash = findClash(opposite.asksCustomers ? withCustomers : texts, opposite, text)
      if (clash) found.set(opposite, clash)
    }
  }
  return [...found.values()]
}

function showSaying({ text, sentence, mark }: Saying): Evidence {
  const says = shorten(sentence)
  return markEvidence(text.address, says, mark)
}

function ask({ opposite, firm, other }: Clash): Suggestion {
  return show(
    recommend(
      opposite.title,
      `${nameStep(firm.text.section)} says ${quoteNear(firm.sentence, firm.mark)}, ${nameStep(other.text.section)} says ${quoteNear(other.sentence, other.mark)}. Which is right? ${opposite.matters}`,
      other.text.address,
    ),
    [showSaying(firm), showSaying(other)],
  )
}

export const wordsDisagreeRule: Rule = {
  id: 'words-disagree',
  steps: everyStep,
  isShownAtEvidence: true,
  weight: weights.weak + 16,
  find(facts) {
    const found = listClashes(facts)
    return found.length === 0 ? null : found.map(ask)
  },
}
