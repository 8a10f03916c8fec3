import type { PlanFacts } from './plan-facts.ts'
import { listSectionTexts, type PlanText } from './plan-texts.ts'

/** A business that runs already and changes hands. */

const running =
  'business|practice|shop|store|company|firm|clinic|restaurant|caf[eé]|bakery|bar|salon|studio|garage|agency|hotel|inn|farm|laundr[a-z]+|route|pharmacy|gym|brewery|nursery|franchise (?:unit|location)|client list|customer list|book of business'
const buys = new RegExp(
  String.raw`\b(?:buy(?:s|ing)?|bought|purchas(?:e|es|ed|ing)|acqui(?:re|res|red|ring|sition)|tak(?:e|es|ing) over|took over|takeover of|succeed(?:s|ing)?)\s+(?:of\s+)?(?:the|an?|his|her|their|my|our|this)\s+(?:(?!loan|lease)[\p{L}’'-]+\s){0,4}?(?:${running})\b(?!\s+(?:cards?|insurance|licen[cs]e|equipment|space|software|laptops?|plan))`,
  'iu',
)
const goodwill =
  /\bgood ?will\b|\b(?:purchase price|purchase|price) (?:of|for) (?:the |an? )?(?:existing |running )?(?:business|practice|shop|company|firm|store|salon|clinic)\b|\bseller[’']?s? (?:note|loan|financing)\b|\bfrom the (?:seller|previous owner|current owner)\b/i

/** Where a plan says so, with the words that do. */
export type Purchase = PlanText & { readonly mark: string }

const known = new WeakMap<PlanFacts, { readonly found: Purchase | null }>()

/** Where the plan says that a running business is bought, or null. */
export function findPurchase(facts: PlanFacts): Purchase | null {
  const kept = known.get(facts) ?? { found: read(facts) }
  known.set(facts, kept)
  return kept.found
}

function read(facts: PlanFacts): Purchase | null {
  const texts = listSectionTexts(facts, ['financialProjections', 'businessIdea', 'implementationTimeline'])
  for (const place of texts) {
    const field = place.address[1]
    const isPaid = field === 'startupCosts' || field === 'funding'
    if (!isPaid && !ownFields.has(field)) continue
    const text = place.text.slice(0, 400)
    const mark = ((isPaid ? goodwill.exec(text) : null) ?? buys.exec(text))?.[0]
    if (mark !== undefined) return { ...place, mark }
  }
  return null
}

const ownFields: ReadonlySet<string> = new Set(['oneLiner', 'solution', 'executiveSummary'])
