import type { WrittenText } from '#domain/plan/address/walk-texts.ts'
import { steps } from '#domain/plan/steps.ts'
import type { SectionKey } from '#domain/plan/workbook-data.ts'
import type { PlanFacts } from './plan-facts.ts'
import { rememberTexts } from './remember-texts.ts'
import { listWrittenTexts } from './claims/section-texts.ts'
import { isFinished, readBeginning } from './texts.ts'

export interface PlanText extends WrittenText {
  readonly section: SectionKey
}

/** Far more than any real step has. A giant plan is not read to the end for every suggestion. */
const charactersPerList = 6000
const textsPerSection = 1000
const kept = new WeakMap<PlanFacts, readonly PlanText[]>()
/** A section that did not change is the same object, and so are its texts. */
const bySection = new WeakMap<object, readonly PlanText[]>()

/** The beginning of every text that the person wrote, in the order of the steps. Template text is left out. */
export function listTexts(facts: PlanFacts): readonly PlanText[] {
  const known = kept.get(facts) ?? steps.flatMap(({ key }) => findSection(facts, key))
  kept.set(facts, known)
  return known
}

function findSection(facts: PlanFacts, section: SectionKey): readonly PlanText[] {
  const known = bySection.get(facts.data[section]) ?? readSection(facts, section)
  bySection.set(facts.data[section], known)
  return known
}

/** Every list has its own share, so that a long one does not hide what comes after it. */
function readSection({ data }: PlanFacts, section: SectionKey): PlanText[] {
  const found: PlanText[] = []
  const read = new Map<unknown, number>()
  let walked = 0
  for (const { address, text: whole } of listWrittenTexts(data, section)) {
    walked += 1
    if (walked > textsPerSection) break
    const list = address[1]
    const before = read.get(list) ?? 0
    if (before >= charactersPerList || !isFinished(whole)) continue
    const text = readBeginning(whole)
    found.push({ section, address, text })
    read.set(list, before + text.length)
  }
  return found
}

export function listSectionTexts(facts: PlanFacts, sections: readonly SectionKey[]): readonly PlanText[] {
  return listTexts(facts).filter(({ section }) => sections.includes(section))
}

/** A point after an abbreviation ends no sentence. */
const sentenceEnd = /(?<=[.!?;。！？])(?<!\b(?:[ap]\.m|St|Inc|Mr|Ms|Dr|vs|No|e\.g|i\.e)\.)\s+|\n+/u

/** The sentences of a text. A semicolon ends one too, because each side has its own statement. */
export const splitSentences = rememberTexts((text): readonly string[] =>
  text.split(sentenceEnd).filter((sentence) => sentence.trim() !== ''),
)
