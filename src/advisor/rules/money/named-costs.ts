import { readMonthly } from '#advisor/facts/compare-amounts.ts'
import type { PlannedCost } from '#advisor/facts/cost-facts.ts'
import { isCostOfSale } from '#advisor/facts/fixed-costs.ts'
import { listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'

/** Costs that are called the same everywhere. */
const topics: readonly { readonly name: string; readonly words: RegExp }[] = [
  { name: 'rent', words: /\brent\b|\blease\b/i },
  { name: 'insurance', words: /\binsurance\b/i },
  { name: 'maintenance', words: /\bmaintenance\b|\brepairs?\b/i },
  { name: 'marketing', words: /\bmarketing\b|\badvertising\b|\bads\b/i },
  { name: 'utilities', words: /\butilities\b|\belectricity\b|\benergy\b/i },
  { name: 'cleaning', words: /\bcleaning\b/i },
  { name: 'software', words: /\bsoftware\b|\bhosting\b/i },
  { name: 'bookkeeping', words: /\bbookkeeping\b|\baccounting\b|\baccountant\b/i },
]
const startOnly =
  /\b(?:deposit|opening|launch|first|once|one-time|set-?up|until|leased?\s+(?:truck|van|car|equipment|machine|vehicle)\w*)\b/i

/** 'Per maker and month $30: card fees $19, insurance $5' */
const perOne =
  /^(?:per|for each|for every|on (?:an?|each|every)|(?:direct )?costs? (?:per|of)|an?) (?!month|year|quarter|week)[^:;]{0,50}[:$]/i

interface NamedCost {
  readonly saysPeriod: boolean
  readonly phrase: Phrase
  readonly topic: string
  readonly monthly: { readonly low: number; readonly high: number }
}

/** The words of one item: 'maintenance' in 'Insurance $650, maintenance $500'. */
export function readItem({ lead, tail }: Phrase): string {
  const before = lead.split(/[,:(]\s|\band\b/u).findLast((part) => /\p{L}/u.test(part)) ?? ''
  return /\p{L}{3}/u.test(before) ? before : tail
}

/** 'Rent $4,200, energy $1,700 a month': the period at the end of a list is for all of it. */
function findListPeriod({ claim, text }: Phrase): 'month' | 'year' | null {
  const [rest = ''] = text.slice(claim.end, claim.end + 300).split(/[;\n]|\.\s/u, 1)
  const said = /\b(?:a|per|each)\s(month|year)\b|\b(monthly|yearly)\b/i.exec(rest)?.[0] ?? ''
  return /year/i.test(said) ? 'year' : /month/i.test(said) ? 'month' : null
}

/** Whether an amount is a cost of the business, and not of one sale or a limit. */
export function isPlainCost({ claim, text }: Phrase): boolean {
  return (
    claim.per === null &&
    !isCostOfSale(text) &&
    !perOne.test(text) &&
    claim.certainty !== 'at-most' &&
    claim.certainty !== 'at-least'
  )
}

/** What an item costs in a month, if its line says a month, a quarter or a year. */
export function readItemMonthly(phrase: Phrase): { low: number; high: number } | null {
  const period = phrase.claim.period ?? findListPeriod(phrase)
  return period === null ? null : readMonthly({ ...phrase.claim, period })
}

export function listNamedCosts(facts: PlanFacts): NamedCost[] {
  return listPhrases(facts, ['businessModel.costStructure']).flatMap((phrase) => {
    const { claim } = phrase
    if (!isPlainCost(phrase)) return []
    const item = readItem(phrase)
    const said = topics.filter(({ words }) => words.test(item))
    const [topic] = said
    const period = claim.period ?? findListPeriod(phrase)
    const monthly = readMonthly({ ...claim, period })
    if (!topic || said.length !== 1 || !monthly || startOnly.test(item)) return []
    // 'energy and water $1,700' is more than one thing, and so is 'Insurance, software, accountant: $1,900'.
    if (/\band\b|[&+/]/u.test(phrase.lead.slice(-30).split(',').at(-1) ?? '')) return []
    if (phrase.lead.split(',').filter((part) => /\p{L}{3}/u.test(part)).length > 1) return []
    return [{ phrase, topic: topic.name, monthly, saysPeriod: period !== null }]
  })
}

export function isTopic(topic: string, { name }: PlannedCost): boolean {
  return topics.find((known) => known.name === topic)?.words.test(name) ?? false
}

/** The usual costs that some words name: 'rent' and 'utilities'. */
export function listTopics(words: string): string[] {
  return topics.flatMap((topic) => (topic.words.test(words) ? [topic.name] : []))
}

export function countTopics(name: string): number {
  return listTopics(name).length
}
