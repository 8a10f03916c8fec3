import { findForeignCurrency, listMoneyTexts } from '#advisor/facts/plan-currency.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { quote } from '#advisor/wording/quote.ts'
import { currencyOf } from '#domain/plan/currency-of.ts'
import { nameCurrency } from '#domain/wording/currencies.ts'
import { at, type Rule, warn, weights } from './rule.ts'

/** Amounts that are written in another currency than the plan's. */
export const otherCurrencyRule: Rule = {
  id: 'cross-other-currency',
  steps: [8, 2, 3, 6, 9],
  weight: weights.contradicts,
  find({ data, currency }) {
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
    return null
  },
}

/** 'Euro (EUR)'. */
function sayCurrency(code: string): string {
  return `${nameCurrency(code)} (${code})`
}
