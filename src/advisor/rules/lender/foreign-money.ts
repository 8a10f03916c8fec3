import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listSectionTexts } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { type FieldKey, toFieldKey } from '#domain/plan/address/field-key.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** Loans, sales and purchases in the money of another country. */

const names: readonly (readonly [RegExp, string])[] = [
  [/\b(?:u\.?s\.?|american) dollars?\b|\bUSD\b/i, 'USD'],
  // 'CAD workstations' draw plans.
  [/\bcanadian dollars?\b|[\d$] ?CAD\b|\b(?:in|of) CAD\b|\bCAD ?[\d$]/i, 'CAD'],
  [/\baustralian dollars?\b|\bAUD\b/i, 'AUD'],
  [/\bin euros?\b|\bEUR\b/i, 'EUR'],
  [/\b(?:pounds? sterling|in (?:british )?pounds|in sterling)\b|\bGBP\b/i, 'GBP'],
  [/\bswiss francs?\b|\bCHF\b/i, 'CHF'],
  [/\bin yen\b|\bjapanese yen\b|\bJPY\b/i, 'JPY'],
  [/\b(?:in yuan|renminbi|chinese yuan)\b|\b(?:CNY|RMB)\b/i, 'CNY'],
  [/\b(?:in|mexican) pesos?\b|\bMXN\b/i, 'MXN'],
  [/\b(?:in|indian) rupees?\b|\bINR\b/i, 'INR'],
  [/\bin (?:another|a foreign) currency\b|\bforeign[- ]currency\b/i, ''],
]
const anyName =
  /\b(?:dollars?|euros?|sterling|pounds|francs?|yen|yuan|renminbi|pesos?|rupees?|currency|usd|cad|aud|eur|gbp|chf|jpy|cny|rmb|mxn|inr)\b/i
const fields: ReadonlySet<FieldKey> = new Set<FieldKey>([
  'businessModel.revenueStreams',
  'businessModel.keyPartnerships',
  'businessModel.costStructure',
  'operationsPlan.suppliers',
  'operationsPlan.keyProcesses',
  'financialProjections.funding.loans.name',
  'financialProjections.funding.contributions.name',
  'financialProjections.startupCosts.description',
  'marketAnalysis.summary',
])
const hedged =
  /\b(?:exchange rates?|currenc(?:y|ies)|hedg\w+|forward contract|fixed rate of|converted at|at a rate of|dollars?|euros?|sterling|francs?|yen|yuan|pesos?|rupees?)\b/i

const mayName = rememberTexts((text) => anyName.test(text))

function findForeign(facts: PlanFacts) {
  for (const { address, text } of listSectionTexts(facts, [
    'businessModel',
    'operationsPlan',
    'financialProjections',
    'marketAnalysis',
  ])) {
    if (!fields.has(toFieldKey(address)) || !mayName(text)) continue
    for (const [pattern, code] of names) {
      const mark = code === facts.currency ? undefined : pattern.exec(text)?.[0]
      if (mark !== undefined) return { address, text, mark }
    }
  }
  return null
}

export const foreignMoneyRules: readonly Rule[] = [
  {
    id: 'lender-foreign-currency',
    steps: [8, 3, 7, 11],
    weight: weights.weak + 4,
    find(facts) {
      const found = findForeign(facts)
      if (!found) return null
      const isThoughtOf = listSectionTexts(facts, ['riskAnalysis']).some(({ text }) => hedged.test(text))
      if (isThoughtOf || /\b(?:converted|at a rate of|exchange rate)\b/iu.test(found.text)) return null
      const { address, text, mark } = found
      return show(
        recommend(
          'What if the exchange rate moves?',
          `${quote(text, 80)} is in another currency than the plan (${facts.currency}), and no risk covers it. Show what a change of 15% does to the payments or the margin, and how you would answer it. A lender asks for a natural match: owe and earn in the same money.`,
          address,
        ),
        [
          { address, says: text.slice(0, 200), mark },
          { address: at('financialProjections', 'currency'), says: facts.currency },
        ],
      )
    },
  },
]
