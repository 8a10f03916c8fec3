import type { PageNumberEstimator } from 'docx'
import type { PlanDocument } from '#exports/document/document-model.ts'

/** Laying out a longer plan takes too long. Several times as much as a full plan with five years of statements. */
const longestCharacters = 150_000

/**
 * Lays out the pages as Word does, so that the contents have their page numbers in every program. Null for a very long
 * plan: Word then counts its pages when it opens the file, after asking.
 */
export async function loadPageCounter({ sections }: PlanDocument): Promise<PageNumberEstimator | null> {
  const blocks = sections.flatMap((section) => section.blocks.filter(({ type }) => type !== 'chart'))
  if (JSON.stringify(blocks).length > longestCharacters) return null
  const { estimatePageNumbersWith } = await import('docx/layout')
  return estimatePageNumbersWith({ guess: true })
}
