import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { listWords, normalizeText, readBeginning } from '#advisor/facts/texts.ts'
import { walkTexts } from '#domain/plan/address/walk-texts.ts'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { createWorkbookData } from '#domain/plan/templates/create-workbook-data.ts'
import { templateOf } from '#domain/plan/templates/every-template.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
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

const letters = String.raw`[\p{L}\p{M}\p{N}]`
/** No space stands between the words of these scripts, so two characters count as one. */
const unspaced = String.raw`(?=${letters})[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`
const spaced = `(?:(?!${unspaced})${letters})+`
const wordPattern = new RegExp(`(?:${unspaced}){1,2}|${spaced}(?:['’.,-]${spaced})*`, 'gu')
const numberPattern = /^[\p{N}.,]+$/u
/** A single letter says nothing, except in scripts where a sign is a syllable or a word. */
const letterPattern = new RegExp(`^(?!${unspaced}|\\p{scx=Hang}|[ai]$)\\p{L}$`, 'u')
const repeatedPattern = /^(.)\1+$/u

/** Each word counts once. Numbers count beside words: a row of them says nothing. */
function countDistinct(sentences: readonly string[]): number {
  const found = new Set(
    sentences.flatMap(
      (sentence) => readBeginning(sentence).normalize('NFC').toLowerCase().match(wordPattern) ?? [],
    ),
  )
  let words = 0
  let numbers = 0
  for (const word of found) {
    if (numberPattern.test(word)) numbers += 1
    else if (!letterPattern.test(word) && !repeatedPattern.test(word)) words += 1
  }
  return words + Math.min(numbers, words + 1)
}

/** Whether there is a word in a text, whoever wrote it. */
export const hasWords = (text: string) => countDistinct([text]) > 0

/**
 * The different words of a text that are the person's own. A sentence of a template or an example, or with [brackets],
 * has none.
 */
export function countOwnWords(text: string): number {
  if (listProvided().texts.has(normalizeText(text))) return 0
  return countDistinct(
    splitSentences(text).filter((sentence) => findPlaceholders(sentence).length === 0 && !isCopied(sentence)),
  )
}

/** Of several texts. One that is there twice counts once. */
export function countOwnWordsIn(texts: readonly string[]): number {
  const different = new Map(texts.map((text) => [normalizeText(text), text]))
  return [...different.values()].reduce((sum, text) => sum + countOwnWords(text), 0)
}
