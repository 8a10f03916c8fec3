import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { cleanLine, isBlank } from '#exports/document/clean-text.ts'
import type { Block } from '#exports/document/document-model.ts'
import type { ForecastPages } from '#exports/document/forecast-pages.ts'
import { describePart, writeParagraphs } from '#exports/document/text-blocks.ts'

/** For a reader who reads only this: the summary in words, and the figures they look for first. */
export function describeExecutiveSummary(summary: string, pages: ForecastPages | null): Block[] {
  return [...writeParagraphs(summary), ...describePart('Key Figures', pages?.keyFigures ?? [])]
}

/** 'Ana Ruiz (CEO), Ben Ode'. */
export function listFounders({ teamStructure }: WorkbookData): string {
  return teamStructure.founders
    .filter(({ name }) => !isBlank(name))
    .map(({ name, role }) => (isBlank(role) ? cleanLine(name) : `${cleanLine(name)} (${cleanLine(role)})`))
    .join(', ')
}
