import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { findForeignCurrency, listMoneyTexts } from '#advisor/facts/plan-currency.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { quote } from '#advisor/wording/quote.ts'
import { currencyOf } from '#domain/plan/currency-of.ts'
import { nameCurrency } from '#domain/wording/currencies.ts'
import { at, type Rule, show, warn, weights } from './rule.ts'

/** Amounts that are written in another currency than the plan's. */
export const otherCurrencyRule: Rule = {
  id: 'cross-other-currency',
  steps: [8, 1, 2, 3, 4, 6, 7, 9, 12],
  weight: weights.contradicts,
  find(facts) {
    const { data, currency } = facts
    const isChosen = data.financialProjections.currency !== ''
    if (!isChosen && currency !== currencyOf(data)) {
      return warn(
        `Your plan is written in ${sayCurrency(currency)}`,
        `Your texts give their amounts in ${sayCurrency(currency)}, but the plan is still set to ${sayCurrency(currencyOf(data))}. Choose the currency in ${nameStep('financialProjections')}, so that every screen and every export shows the right sign.`,
        at('financialProjections', 'currency'),
      )
    }
    for (const { address, text } of listMoneyTexts(data)) {
      const other = findForeignCurrency(text, currency)
      if (other === null) continue
      return warn(
        'An amount is in another currency',
        `${quote(text)} is in ${sayCurrency(other)}, but your plan is in ${sayCurrency(currency)}. I do not add it to the others. Convert it and say at which rate, or choose another currency in ${nameStep('financialProjections')}.`,
        address,
      )
    }
    return findForeignPrice(facts)
  },
}

/** What the plan says about its own money. Suppliers, competitors and customers may have another currency. */
const ownFields = new Set<FieldKey>([
  'businessIdea.oneLiner',
  'businessIdea.solution',
  'businessIdea.valueProposition',
  'businessModel.revenueStreams',
  'competitiveAnalysis.pricingStrategy',
  'financialProjections.pricingTiers.features',
  'financialProjections.startupCosts.description',
  'implementationTimeline.milestones.description',
  'riskAnalysis.risks.mitigation',
])

const mostCandidates = 20
/** 'Two CAD workstations' are for drawing. */
const isNoAmount = /^(?:\p{L}+|\d{1,2}) \p{Lu}{3}$/u

const conversion = /\b(?:(?:exchange )?rates?|exchange|convert\w*)\b/iu
/** What may stand between an amount and the same one in another currency. */
const asMuch = /^(?:[\s(=≈,)]|\b(?:or|which|that|is|are|about|roughly|around|today|at|currently|now)\b)*$/iu
const longestBetween = 40

/** '€40,000, about $43,000' is converted already, and '€6,100 for the kettle, $900 for shelves' is not. */
function isConverted(foreign: PlanClaim, own: PlanClaim, isOnlyOne: boolean): boolean {
  if (conversion.test(foreign.sentence)) return true
  const [first, second] = foreign.start < own.start ? [foreign, own] : [own, foreign]
  const at = first.sentence.indexOf(first.quote) + first.quote.length
  const between = first.sentence.slice(at, at + second.start - first.end)
  if (second.start - first.end <= longestBetween && asMuch.test(between)) return true
  return isOnlyOne && own.low < foreign.high * 2 && foreign.low < own.high * 2
}

function findForeignPrice({ claims, currency }: PlanFacts) {
  const candidates = claims.filter(
    (claim) =>
      claim.kind === 'money' &&
      claim.currency !== null &&
      !claim.currencies.includes(currency) &&
      !isNoAmount.test(claim.quote) &&
      ownFields.has(claim.field),
  )
  const foreign = candidates.slice(0, mostCandidates).find((candidate) => {
    const own = claims.filter(
      (other) =>
        other.address === candidate.address && other.kind === 'money' && other.currencies.includes(currency),
    )
    return !own.some((other) => isConverted(candidate, other, own.length === 1))
  })
  if (!foreign?.currency) return null
  return show(
    warn(
      'An amount is in another currency',
      `${quote(foreign.sentence, 80)} is in ${sayCurrency(foreign.currency)}, but your plan is in ${sayCurrency(currency)}. Convert it, or say at which rate. A reader cannot compare the two.`,
      foreign.address,
    ),
    [
      { address: foreign.address, says: foreign.sentence.slice(0, 160), mark: foreign.quote },
      { address: at('financialProjections', 'currency'), says: sayCurrency(currency) },
    ],
  )
}

/** 'Euro (EUR)'. */
function sayCurrency(code: string): string {
  return `${nameCurrency(code)} (${code})`
}
