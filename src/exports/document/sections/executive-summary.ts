import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { cleanLine, isBlank } from '#exports/document/clean-text.ts'
import type { Block } from '#exports/document/document-model.ts'
import type { ForecastPages } from '#exports/document/forecast-pages.ts'
import { describePart, writeFacts, writeParagraphs } from '#exports/document/text-blocks.ts'
import { nameEntity } from './legal-structure.ts'

/** What the business is, what is asked for and who runs it, for a reader who reads only this. */
export function describeExecutiveSummary(data: WorkbookData, pages: ForecastPages | null): Block[] {
  const { businessIdea: idea, legalStructure: legal } = data
  return [
    ...writeParagraphs(idea.oneLiner),
    ...writeFacts([
      { label: 'Business name', value: idea.name },
      { label: 'Legal form', value: nameEntity(legal.businessEntity) },
      { label: 'Owners', value: listFounders(data) },
      { label: 'Request', value: pages?.requestInBrief ?? '' },
    ]),
    ...describePart('Value Proposition', writeParagraphs(idea.valueProposition)),
    ...describePart('Key Figures', pages?.keyFigures ?? []),
  ]
}

/** 'Ana Ruiz (CEO), Ben Ode'. */
export function listFounders({ teamStructure }: WorkbookData): string {
  return teamStructure.founders
    .filter(({ name }) => !isBlank(name))
    .map(({ name, role }) => (isBlank(role) ? cleanLine(name) : `${cleanLine(name)} (${cleanLine(role)})`))
    .join(', ')
}
