import type { PageNumberEstimator } from 'docx'
import type { PlanDocument } from '#exports/document/document-model.ts'

/** Laying out a longer plan takes too long. Several times as much as a full plan with five years of statements. */
const longestCharacters = 150_000
/** What is longer than a line without a space in it, in JSON: it is fitted letter by letter, which takes very long. */
const unbroken = /(?:\\["\\]|[^\s"\\\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]){60,}/gu
const mostUnbrokenCharacters = 600
/** A cell of a table is laid out again for each of its lines. */
const lineBreak = /\\n/g
const mostLineBreaks = 1000

/**
 * Lays out the pages as Word does, so that the contents have their page numbers in every program. Null for a plan that
 * takes long: Word then counts its pages when it opens the file, after asking.
 */
export async function loadPageCounter({
  title,
  cover,
  sections,
}: PlanDocument): Promise<PageNumberEstimator | null> {
  const blocks = sections.flatMap((section) => section.blocks.filter(({ type }) => type !== 'chart'))
  if (takesLong(JSON.stringify([title, cover, blocks]))) return null
  const { estimatePageNumbersWith } = await import('docx/layout')
  return estimatePageNumbersWith({ guess: true })
}

function takesLong(written: string): boolean {
  if (written.length > longestCharacters) return true
  const unbrokenWords = Array.from(written.matchAll(unbroken), ([word]) => word.length)
  return (
    unbrokenWords.reduce((sum, length) => sum + length, 0) > mostUnbrokenCharacters ||
    (written.match(lineBreak)?.length ?? 0) > mostLineBreaks
  )
}
