import { listOwnTexts, type Saying } from './own-texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'

/** A business that runs already and changes hands. */

const running =
  'business|practice|shop|store|company|firm|clinic|restaurant|caf[eé]|bakery|salon|garage|agency|hotel|inn|farm|laundromat|route|pharmacy|gym|brewery|nursery|franchise unit|client list|customer list|book of business'
const buys = new RegExp(
  String.raw`\b(?:buy(?:s|ing)?|bought|purchas(?:e|es|ed|ing)|acquir(?:e|es|ed|ing)|tak(?:e|es|ing) over|took over|takeover of|succeed(?:s|ing)?)\s+(?:of\s+)?(?:the|an?|his|her|their|my|our|this)\s+(?:(?!loan|lease)[\p{L}’'-]+\s){0,4}?(?:${running})\b(?!\s+(?:cards?|insurance|licen[cs]e|equipment|space|software|laptops?|plan))`,
  'iu',
)
const goodwill =
  /\bgoodwill\b|\b(?:purchase price|purchase|price) (?:of|for) (?:the |an? )?(?:existing |running )?(?:business|practice|shop|company|firm|store|salon|clinic)\b|\bseller[’']?s? (?:note|loan|financing)\b/i

const known = new WeakMap<PlanFacts, { saying: Pick<Saying, 'sentence' | 'mark'> | null }>()

/** The words that say that a running business is bought, or null. */
export function findPurchase(facts: PlanFacts): Pick<Saying, 'sentence' | 'mark'> | null {
  const kept = known.get(facts) ?? { saying: read(facts) }
  known.set(facts, kept)
  return kept.saying
}

function read(facts: PlanFacts): Pick<Saying, 'sentence' | 'mark'> | null {
  const { startupCosts, funding } = facts.data.financialProjections
  const paid = [
    ...sampleItems(startupCosts).map(({ category, description }) => `${category}: ${description}`),
    ...sampleItems(funding.loans).map(({ name }) => name),
  ]
  for (const text of paid) {
    const mark = goodwill.exec(text.slice(0, 400))?.[0]
    if (mark !== undefined) return { sentence: text.slice(0, 200), mark }
  }
  for (const { field, text } of listOwnTexts(facts)) {
    if (!ownFields.has(field)) continue
    const mark = buys.exec(text)?.[0]
    if (mark !== undefined) return { sentence: text.slice(0, 200), mark }
  }
  return null
}

const ownFields: ReadonlySet<string> = new Set([
  'businessIdea.oneLiner',
  'businessIdea.solution',
  'implementationTimeline.executiveSummary',
])
