import type { FieldKey } from '#domain/plan/address/field-key.ts'

/** Where people write about their own money. A competitor's loan or a founder's past is none of it. */
export const fundingFields: readonly FieldKey[] = [
  'businessIdea.oneLiner',
  'businessIdea.solution',
  'marketAnalysis.summary',
  'businessModel.keyResources',
  'businessModel.keyPartnerships',
  'businessModel.costStructure',
  'riskAnalysis.risks.mitigation',
  'implementationTimeline.milestones.title',
  'implementationTimeline.milestones.description',
  'implementationTimeline.executiveSummary',
]
