import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { cleanLine, isBlank } from '#exports/document/clean-text.ts'
import type { Block } from '#exports/document/document-model.ts'
import type { ForecastPages } from '#exports/document/forecast-pages.ts'
import { describePart, writeParagraphs } from '#exports/document/text-blocks.ts'

/** For a reader who reads only this: the summary in words, and the figures they look for first. */
export function describeExecutiveSummary(summary: string, pages: ForecastPages | null): Block[] {
  return [...writeParagraphs(summary), ...describePart('Key Figures', pages?.keyFigures ?? [])]
}

/** A lender looks for the cover of all years, the first included. */
export function describeSummaryForLender(summary: string, pages: ForecastPages | null): Block[] {
  return [...describeExecutiveSummary(summary, pages), ...(pages?.coverByYear ?? [])]
}

/** 'Ana Ruiz (CEO)' and 'Ben Ode'. */
export function nameFounders({ teamStructure }: WorkbookData): string[] {
  return teamStructure.founders
    .filter(({ name }) => !isBlank(name))
    .map(({ name, role }) => (isBlank(role) ? cleanLine(name) : `${cleanLine(name)} (${cleanLine(role)})`))
}
