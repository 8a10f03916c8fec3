import { listContextWords } from '#advisor/facts/agreement/context-words.ts'
import { listOwnTexts } from '#advisor/facts/agreement/own-texts.ts'
import { findTwo, type Slot } from '#advisor/facts/agreement/slots.ts'
import { readKnownText } from '#advisor/facts/claims/known-texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { type Rule, weights } from '#advisor/rules/rule.ts'
import { showTwo } from './show-two.ts'

/** 'Three years of warranty' in the idea, where the price list gives twelve months. */

interface Term {
  readonly days: number
  readonly mark: string
  readonly sentence: string
  /** What it covers, or nothing where it covers all. */
  readonly words: ReadonlySet<string>
}

const promising =
  /^(?:businessIdea\.(?:oneLiner|solution|valueProposition)|businessModel\.(?:revenueStreams|keyActivities)|competitiveAnalysis\.(?:pricingStrategy|marketPosition|competitiveAdvantages)|operationsPlan\.(?:keyProcesses|quality)|financialProjections\.pricingTiers\.features|marketingStrategy\.channels|implementationTimeline\.executiveSummary)/u
const tierField = 'financialProjections.pricingTiers.features'
const cue = /warrant|guarant/i
const termBefore =
  /^[\s’'-]*(?:limited |full |written |(?:parts?|labor|workmanship|repair) (?:and (?:parts?|labor) )?|of )*(?:warrant(?:y|ies)|guarantees?)\b/i
const termAfter =
  /\b(?:warrant(?:y|ies|ed)|guarantee[sd]?) (?:(?:of|for|is|are|lasts?|runs?|covers?|all|it|them|our|the|work) ){1,4}$/i
const covered = /^[^.;,]*?\b(?:warrant(?:y|ies)|guarantees?) (?:on|for|covers?) ([^.;]{3,50})/i
/** Of makers and rivals, on things that are sold used, and of another promise. */
const otherwise =
  /\b(?:makers?|manufacturers?|suppliers?|factory|theirs|they|rivals?|competitors?|others?|most|instead|unlike|used|refurbished|extended|optional|extra|upgrade|if|money|price|best|delivery|response|from (?:year|month))\b/i
const daysOf: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.4, year: 365 }

const listTerms = rememberTexts((text: string): readonly Term[] =>
  cue.test(text)
    ? splitSentences(text.slice(0, 2000)).flatMap((sentence): Term[] => {
        if (!cue.test(sentence) || otherwise.test(sentence)) return []
        const terms = readKnownText(sentence).flatMap(({ kind, unit, low, start, end, quote }): Term[] => {
          const rest = sentence.slice(end)
          const isTerm = termBefore.test(rest) || termAfter.test(sentence.slice(0, start))
          if (kind !== 'duration' || !isTerm) return []
          const words = new Set(listContextWords(covered.exec(rest)?.[1] ?? ''))
          return [{ days: low * (daysOf[unit ?? ''] ?? 0), mark: quote, sentence, words }]
        })
        // A sentence with two of them tells which is for what.
        return terms.length === 1 ? terms : []
      })
    : [],
)

function findTerms(facts: PlanFacts) {
  const slots = listOwnTexts(facts).flatMap((text) =>
    promising.test(text.field)
      ? listTerms(text.text).map((term): Slot<number> => ({ ...term, text, value: term.days }))
      : [],
  )
  const ofTiers = slots.filter(({ text }) => text.field === tierField)
  // The dearer one lasts longer.
  if (new Set(ofTiers.map(({ value }) => Math.round(value))).size > 1) return null
  return findTwo(slots, {
    agree: (one, other) => Math.abs(one - other) <= Math.max(one, other) * 0.05,
    compares: (one, other) =>
      one.words.size === 0 || other.words.size === 0 || [...one.words].some((word) => other.words.has(word)),
  })
}

export const warrantyDiffersRule: Rule = {
  id: 'warranty-differs',
  steps: [4, 1, 3, 6, 7, 8, 12],
  isShownAtEvidence: true,
  weight: weights.weak + 16,
  find(facts) {
    const found = findTerms(facts)
    return found
      ? showTwo(
          'How long is the warranty?',
          found[0],
          found[1],
          'Customers hold you to the longer one, and its repairs are a cost.',
          [`${found[0].mark} ≠ ${found[1].mark}`],
        )
      : null
  },
}
