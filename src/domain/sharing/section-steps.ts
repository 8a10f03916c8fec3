import { hasForecast } from '#domain/plan/has-forecast.ts'
import { steps } from '#domain/plan/steps.ts'
import type { PartKey } from '#domain/plan/step-parts.ts'
import type { SectionKey, WorkbookData } from '#domain/plan/workbook-data.ts'

export interface StepOfSection {
  section: SectionKey
  part: PartKey | null
}

/** The sections of the versions for a bank and for an investor that have no step's name. */
const otherSections: Readonly<Record<string, SectionKey>> = {
  'executive-summary': 'implementationTimeline',
  'company-description': 'businessIdea',
  'problem-and-solution': 'businessIdea',
  'market-opportunity': 'marketAnalysis',
  'organization-and-management': 'teamStructure',
  'service-or-product-line': 'businessModel',
  'marketing-and-sales': 'marketingStrategy',
  competition: 'competitiveAnalysis',
  team: 'teamStructure',
  'operations-and-milestones': 'implementationTimeline',
  'funding-request': 'financialProjections',
  risks: 'riskAnalysis',
  appendix: 'implementationTimeline',
}

/** The step that makes most of a section of the document, and the part of it that shows its figures. */
export function findStepOfSection(id: string, data: WorkbookData): StepOfSection | null {
  const named = steps.find(({ name }) => name.toLowerCase().replaceAll(' ', '-') === id)?.key
  const section = named ?? (Object.hasOwn(otherSections, id) ? otherSections[id] : undefined)
  if (section === undefined) return null
  return { section, part: section === 'financialProjections' ? findFiguresPart(id, data) : null }
}

function findFiguresPart(id: string, data: WorkbookData): PartKey {
  if (id === 'funding-request') return 'start-up-and-funding'
  return hasForecast(data) ? 'results' : 'unit-economics'
}
