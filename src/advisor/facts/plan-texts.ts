import { walkTexts, type WrittenText } from '#domain/plan/address/walk-texts.ts'
import { steps } from '#domain/plan/steps.ts'
import type { SectionKey } from '#domain/plan/workbook-data.ts'
import type { PlanFacts } from './plan-facts.ts'
import { isFinished, readBeginning } from './texts.ts'

export interface PlanText extends WrittenText {
  readonly section: SectionKey
}

/** Far more than any real plan has. A giant plan is not read to the end for every suggestion. */
const textsRead = 4000
const kept = new WeakMap<PlanFacts, readonly PlanText[]>()

/** The beginning of every text that the person wrote, in the order of the steps. Template text is left out. */
export function listTexts(facts: PlanFacts): readonly PlanText[] {
  const known = kept.get(facts)
  if (known) return known
  const found: PlanText[] = []
  for (const { key: section } of steps) {
    for (const { address, text } of walkTexts(facts.data, section)) {
      if (found.length >= textsRead) break
      if (isFinished(text)) found.push({ section, address, text: readBeginning(text) })
    }
  }
  kept.set(facts, found)
  return found
}

export function listSectionTexts(facts: PlanFacts, sections: readonly SectionKey[]): readonly PlanText[] {
  return listTexts(facts).filter(({ section }) => sections.includes(section))
}

/** A point after an abbreviation ends no sentence. */
const sentenceEnd = /(?<=[.!?;。！？])(?<!\b(?:[ap]\.m|St|Inc|Mr|Ms|Dr|vs|No|e\.g|i\.e)\.)\s+|\n+/u

/** The sentences of a text. A semicolon ends one too, because each side has its own statement. */
export function splitSentences(text: string): string[] {
  return text.split(sentenceEnd).filter((sentence) => sentence.trim() !== '')
}
