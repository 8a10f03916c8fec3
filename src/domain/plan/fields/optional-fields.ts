import type { FieldKey } from '#domain/plan/address/field-key.ts'

/** Good to have. A plan is complete without them. */
const optionalFields: ReadonlySet<FieldKey> = new Set<FieldKey>([
  'businessIdea.cover',
  'marketAnalysis.trends',
  'competitiveAnalysis.indirectCompetitors',
  'legalStructure.naicsCode',
  'legalStructure.taxYear',
  'legalStructure.accountingBasis',
  'teamStructure.founders.ownership',
  'teamStructure.advisors',
  'teamStructure.keyHires',
  'legalStructure.intellectualProperty',
  'financialProjections.pricingTiers',
  'financialProjections.currency',
  'financialProjections.forecast',
  'financialProjections.funding',
  'financialProjections.personal',
  'implementationTimeline.executiveSummary',
  'implementationTimeline.summaryFigures',
  'implementationTimeline.appendix',
])

export function isOptionalField(key: FieldKey): boolean {
  return optionalFields.has(key)
}
