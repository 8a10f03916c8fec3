import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { countWords, listWords, normalizeText } from '#advisor/facts/texts.ts'
import { walkTexts } from '#domain/plan/address/walk-texts.ts'
import { exampleOf } from '#domain/plan/examples/every-example.ts'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { createWorkbookData } from '#domain/plan/templates/create-workbook-data.ts'
import { templateOf } from '#domain/plan/templates/every-template.ts'
import { templates } from '#domain/plan/templates/template-list.ts'
import { sectionKeys } from '#domain/plan/workbook-data.ts'

interface Provided {
  /** Whole texts and sentences, normalized. */
  readonly texts: ReadonlySet<string>
  /** The sentences that contain a word, by their numbers. */
  readonly sentencesOf: ReadonlyMap<string, readonly number[]>
}

let provided: Provided | null = null

/** Everything that the product itself puts into a plan or shows as an example. */
function listProvided(): Provided {
  provided ??= indexProvided()
  return provided
}

function indexProvided(): Provided {
  const written = templates
    .flatMap(({ id }) => [createWorkbookData(templateOf(id)), exampleOf(id)])
    .flatMap((data) => sectionKeys.flatMap((section) => [...walkTexts(data, section)]))
    .map(({ text }) => text)
  const sentences = written.flatMap(splitSentences)
  const sentencesOf = new Map<string, number[]>()
  sentences.forEach((sentence, index) => {
    for (const word of new Set(listWords(sentence))) {
      const known = sentencesOf.get(word)
      if (known) known.push(index)
      else sentencesOf.set(word, [index])
    }
  })
  return { texts: new Set([...written, ...sentences].map(normalizeText)), sentencesOf }
}

/** A sentence with this share of its words from one sentence of the product is a copy with a few words changed. */
const copiedShare = 0.75
/** Shorter sentences share their words by chance. */
const fewestCompared = 6

function isCopied(sentence: string): boolean {
  const { texts, sentencesOf } = listProvided()
  if (texts.has(normalizeText(sentence))) return true
  const words = new Set(listWords(sentence))
  if (words.size < fewestCompared) return false
  const shared = new Map<number, number>()
  for (const word of words) {
    for (const index of sentencesOf.get(word) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1)
  }
  return Math.max(0, ...shared.values()) >= words.size * copiedShare
}

/** The words of a text that are the person's own. A sentence of a template or an example, or with [brackets], is not. */
export function countOwnWords(text: string): number {
  if (listProvided().texts.has(normalizeText(text))) return 0
  return splitSentences(text)
    .filter((sentence) => findPlaceholders(sentence).length === 0 && !isCopied(sentence))
    .reduce((sum, sentence) => sum + countWords(sentence), 0)
}
