import type { SectionKey } from '#domain/plan/workbook-data.ts'
import { businessIdeaCopy } from './business-idea.ts'
import { businessModelCopy } from './business-model.ts'
import { competitiveAnalysisCopy } from './competitive-analysis.ts'
import { customerPersonasCopy } from './customer-personas.ts'
import type { FieldCopy, SectionCopy } from './field-copy.ts'
import { findOwn } from './find-own.ts'
import { financialProjectionsCopy } from './financial-projections.ts'
import { implementationTimelineCopy } from './implementation-timeline.ts'
import { legalStructureCopy } from './legal-structure.ts'
import { marketAnalysisCopy } from './market-analysis.ts'
import { marketingStrategyCopy } from './marketing-strategy.ts'
import { operationsPlanCopy } from './operations-plan.ts'
import { riskAnalysisCopy } from './risk-analysis.ts'
import { teamStructureCopy } from './team-structure.ts'

export const fieldCopy: { readonly [Key in SectionKey]: SectionCopy<Key> } = {
  businessIdea: businessIdeaCopy,
  marketAnalysis: marketAnalysisCopy,
  businessModel: businessModelCopy,
  competitiveAnalysis: competitiveAnalysisCopy,
  customerPersonas: customerPersonasCopy,
  marketingStrategy: marketingStrategyCopy,
  operationsPlan: operationsPlanCopy,
  financialProjections: financialProjectionsCopy,
  teamStructure: teamStructureCopy,
  legalStructure: legalStructureCopy,
  riskAnalysis: riskAnalysisCopy,
  implementationTimeline: implementationTimelineCopy,
}

/**
 * The words for a field named by its path: 'businessIdea.name', 'marketAnalysis.segments' or, inside an
 * item, 'marketAnalysis.segments.size'. Null for a path that names no field.
 */
export function findFieldCopy(path: string): FieldCopy | null {
  let found: unknown = fieldCopy
  for (const key of path.split('.')) {
    found = findOwn(findOwn(found, 'fields') ?? found, key)
  }
  return isFieldCopy(found) ? found : null
}

function isFieldCopy(value: unknown): value is FieldCopy {
  return typeof findOwn(value, 'label') === 'string' && typeof findOwn(value, 'hint') === 'string'
}
