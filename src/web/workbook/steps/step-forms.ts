import { type ComponentType, lazy } from 'react'
import type { SectionKey } from '#domain/plan/workbook-data.ts'

/** Each step's form is fetched when it is first opened; the next one is fetched while this one is being read. */
const loaders: Record<SectionKey, () => Promise<{ default: ComponentType }>> = {
  businessIdea: async () => ({ default: (await import('./business-idea-form.tsx')).BusinessIdeaForm }),
  marketAnalysis: async () => ({ default: (await import('./market-analysis-form.tsx')).MarketAnalysisForm }),
  businessModel: async () => ({ default: (await import('./business-model-form.tsx')).BusinessModelForm }),
  competitiveAnalysis: async () => ({
    default: (await import('./competitive-analysis-form.tsx')).CompetitiveAnalysisForm,
  }),
  customerPersonas: async () => ({
    default: (await import('./customer-personas-form.tsx')).CustomerPersonasForm,
  }),
  marketingStrategy: async () => ({
    default: (await import('./marketing-strategy-form.tsx')).MarketingStrategyForm,
  }),
  operationsPlan: async () => ({ default: (await import('./operations-plan-form.tsx')).OperationsPlanForm }),
  financialProjections: async () => ({
    default: (await import('./financial-projections-form.tsx')).FinancialProjectionsForm,
  }),
  teamStructure: async () => ({ default: (await import('./team-structure-form.tsx')).TeamStructureForm }),
  legalStructure: async () => ({ default: (await import('./legal-structure-form.tsx')).LegalStructureForm }),
  riskAnalysis: async () => ({ default: (await import('./risk-analysis-form.tsx')).RiskAnalysisForm }),
  implementationTimeline: async () => ({
    default: (await import('./implementation-timeline-form.tsx')).ImplementationTimelineForm,
  }),
}

export const stepForms: Record<SectionKey, ComponentType> = {
  businessIdea: lazy(loaders.businessIdea),
  marketAnalysis: lazy(loaders.marketAnalysis),
  businessModel: lazy(loaders.businessModel),
  competitiveAnalysis: lazy(loaders.competitiveAnalysis),
  customerPersonas: lazy(loaders.customerPersonas),
  marketingStrategy: lazy(loaders.marketingStrategy),
  operationsPlan: lazy(loaders.operationsPlan),
  financialProjections: lazy(loaders.financialProjections),
  teamStructure: lazy(loaders.teamStructure),
  legalStructure: lazy(loaders.legalStructure),
  riskAnalysis: lazy(loaders.riskAnalysis),
  implementationTimeline: lazy(loaders.implementationTimeline),
}

/** A form that could not be fetched ahead is fetched again when it is opened, and told of then. */
export function fetchAhead(key: SectionKey): void {
  loaders[key]().catch(() => {})
}
