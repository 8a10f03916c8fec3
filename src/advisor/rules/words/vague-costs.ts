import { listOwnWords } from '#advisor/facts/common-words.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isFinished, sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { sayPercent } from '#advisor/wording/figures.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** Large amounts whose line does not say what is bought. */

const vague =
  /\b(?:various|misc(?:ellaneous|\.)?|sundr(?:y|ies)|others?|divers\w*|assorted|etc\.?|and so on|stuff|things?|items?|bits and pieces|odds and ends|the rest|all the rest|everything else|whatever|as needed|unforeseen|what(?:ever)? (?:is|we|will be) need\w*|needed)\b/i
/** A reserve is meant for what no one knows yet. */
const reserve =
  /\b(?:reserve|contingenc\w+|working capital|cushion|buffer|cash|deposit|first (?:\w+ )?months)\b/i
/** A line that says how it was reckoned says what it is for. */
const reckoned = /[\d×]|\bper\b|\beach\b/u
const fewestOwnWords = 3
/** A name without a description is one of these and nothing else. */
const bare =
  /^\W*(?:misc(?:ellaneous|\.)?|various|sundr(?:y|ies)|others?|divers\w*|the rest|everything else)(?: (?:running |monthly |other |small |general )?(?:costs?|expenses?|items?|things?|purchases?|equipment|spending|needs))?\W*$/i
/** Below this share of the whole a lender does not ask. */
const largeShare = 0.08

interface Line {
  readonly name: string
  readonly description: string
  readonly amount: number
  readonly address: FieldAddress
}

function isVague({ name, description }: Line): boolean {
  const text = `${name}. ${description}`.slice(0, 400)
  if (!isFinished(name + description) || reserve.test(text) || reckoned.test(description)) return false
  // 'Machines: various machines and tools' names a kind of thing, and nothing that a quote could be for.
  const own = listOwnWords(text).filter((word) => !vague.test(word))
  return description.trim() === ''
    ? bare.test(name)
    : vague.test(description) && new Set(own).size < fewestOwnWords
}

function listLarge(lines: readonly Line[]): { found: readonly Line[]; share: number; total: number } {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const found = lines.filter((line) => line.amount >= total * largeShare && isVague(line))
  return { found, total, share: found.reduce((sum, { amount }) => sum + amount, 0) / Math.max(1, total) }
}

function listStartup({ data }: PlanFacts): Line[] {
  return sampleItems(data.financialProjections.startupCosts).flatMap(
    ({ id, category, description, amount, kind }) =>
      kind === 'deposit' || (amount ?? 0) <= 0
        ? []
        : [
            {
              name: category,
              description,
              amount: amount ?? 0,
              address: at('financialProjections', 'startupCosts', { id }, 'description'),
            },
          ],
  )
}

function listRunning({ data }: PlanFacts): Line[] {
  return sampleItems(data.financialProjections.forecast.runningCosts).flatMap(
    ({ id, name, amount, period }) =>
      (amount ?? 0) <= 0 || (period !== 'month' && period !== '')
        ? []
        : [
            {
              name,
              description: '',
              amount: amount ?? 0,
              address: at('financialProjections', 'forecast', 'runningCosts', { id }, 'name'),
            },
          ],
  )
}

function describe(line: Line): string {
  return line.description.trim() === '' ? line.name : `${line.name}: ${line.description}`
}

function makeRule(id: string, list: (facts: PlanFacts) => Line[], whole: string): Rule {
  return {
    id,
    steps: [8],
    weight: weights.weak + 8,
    find(facts) {
      const { found, share, total } = listLarge(list(facts))
      const [first] = found
      if (!first) return null
      const sum = found.reduce((all, { amount }) => all + amount, 0)
      return show(
        recommend(
          'What is this money for?',
          `${quote(describe(first), 60)} ${found.length > 1 ? `and ${found.length - 1} more like it take` : 'takes'} ${facts.sayMoney(sum)}, ${sayPercent(share * 100)} of ${whole}, and no one can tell what is bought. List each thing with its price and who quoted it. Lenders do not finance what has no name.`,
          first.address,
        ),
        found.slice(0, 3).map((line) => ({
          address: line.address,
          says: `${describe(line)}: ${facts.sayMoney(line.amount)}`,
        })),
        [`${facts.sayMoney(sum)} ÷ ${facts.sayMoney(total)} = ${sayPercent(share * 100)}`],
      )
    },
  }
}

export const vagueCostRules: readonly Rule[] = [
  makeRule('startup-cost-unnamed', listStartup, 'the start-up costs'),
  makeRule('running-cost-unnamed', listRunning, 'the running costs of a month'),
]
