import type { FieldKey } from '#domain/plan/address/field-key.ts'

/** Where people write about their own money. A competitor's loan or a founder's past is none of it. */
export const fundingFields: readonly FieldKey[] = [
  'businessIdea.oneLiner',
  'businessIdea.solution',
  'businessIdea.valueProposition',
  'marketAnalysis.summary',
  'businessModel.keyResources',
  'businessModel.keyPartnerships',
  'businessModel.costStructure',
  'competitiveAnalysis.competitiveAdvantages.description',
  'marketingStrategy.timeline',
  'operationsPlan.keyProcesses',
  'operationsPlan.suppliers',
  'financialProjections.startupCosts.description',
  'teamStructure.founders.role',
  'legalStructure.licenses',
  'legalStructure.regulations',
  'riskAnalysis.risks.description',
  'riskAnalysis.risks.mitigation',
  'implementationTimeline.appendix.note',
  'implementationTimeline.milestones.title',
  'implementationTimeline.milestones.description',
  'implementationTimeline.executiveSummary',
]
