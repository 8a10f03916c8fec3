import type { SectionKey } from '#domain/plan/workbook-data.ts'
import { createLazyParts } from '#web/ui/parts/lazy-parts.tsx'

/** Each step's form is fetched when first opened. The next one is fetched while the person reads this one. */
export const stepForms = createLazyParts<SectionKey>({
  businessIdea: async () => (await import('./business-idea-form.tsx')).BusinessIdeaForm,
  marketAnalysis: async () => (await import('./market-analysis-form.tsx')).MarketAnalysisForm,
  businessModel: async () => (await import('./business-model-form.tsx')).BusinessModelForm,
  competitiveAnalysis: async () => (await import('./competitive-analysis-form.tsx')).CompetitiveAnalysisForm,
  customerPersonas: async () => (await import('./customer-personas-form.tsx')).CustomerPersonasForm,
  marketingStrategy: async () => (await import('./marketing-strategy-form.tsx')).MarketingStrategyForm,
  operationsPlan: async () => (await import('./operations-plan-form.tsx')).OperationsPlanForm,
  financialProjections: async () =>
    (await import('./financial-projections-form.tsx')).FinancialProjectionsForm,
  teamStructure: async () => (await import('./team-structure-form.tsx')).TeamStructureForm,
  legalStructure: async () => (await import('./legal-structure-form.tsx')).LegalStructureForm,
  riskAnalysis: async () => (await import('./risk-analysis-form.tsx')).RiskAnalysisForm,
  implementationTimeline: async () =>
    (await import('./implementation-timeline-form.tsx')).ImplementationTimelineForm,
})
