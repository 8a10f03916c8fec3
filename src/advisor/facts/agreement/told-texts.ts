import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listTexts, splitSentences } from '#advisor/facts/plan-texts.ts'
import { type FieldKey, toFieldKey } from '#domain/plan/address/field-key.ts'
import { listOwnTexts, type OwnText } from './own-texts.ts'

/** They say more of the people, the place and the contracts than of how the business works. */
const alsoTold: ReadonlySet<string> = new Set<FieldKey>([
  'riskAnalysis.risks.mitigation',
  'teamStructure.founders.background',
  'teamStructure.advisors.expertise',
  'implementationTimeline.appendix.note',
])

const known = new WeakMap<PlanFacts, readonly OwnText[]>()

/** The plan's own texts, with the answers to risks, the past of the founders and the notes to the appendix. */
export function listToldTexts(facts: PlanFacts): readonly OwnText[] {
  const kept = known.get(facts) ?? [
    ...listOwnTexts(facts),
    ...listTexts(facts).flatMap((text): OwnText[] => {
      const field = toFieldKey(text.address)
      return alsoTold.has(field) ? [{ ...text, field }] : []
    }),
  ]
  known.set(facts, kept)
  return kept
}

/** The sentence of a text in which a mark stands. */
export function findSentence(text: string, mark: string): string {
  return splitSentences(text).find((sentence) => sentence.includes(mark)) ?? text
}
