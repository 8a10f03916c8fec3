import type { PartKey, Place } from '#domain/plan/step-parts.ts'
import type { SectionKey } from '#domain/plan/workbook-data.ts'
import { createLazyParts } from '#web/ui/parts/lazy-parts.tsx'

/** The first part of a step is the step's own form. */
type FormKey = SectionKey | Exclude<PartKey, 'unit-economics'>

export function toFormKey({ step, part }: Place): FormKey {
  return part && part.key !== 'unit-economics' ? part.key : step.key
}

/** Each step's form is fetched when first opened. The next one is fetched while the person reads this one. */
export const stepForms = createLazyParts<FormKey>({
  businessIdea: async () => (await import('./business-idea-form.tsx')).BusinessIdeaForm,
  marketAnalysis: async () => (await import('./market-analysis-form.tsx')).MarketAnalysisForm,
  businessModel: async () => (await import('./business-model-form.tsx')).BusinessModelForm,
  competitiveAnalysis: async () => (await import('./competitive-analysis-form.tsx')).CompetitiveAnalysisForm,
  customerPersonas: async () => (await import('./customer-personas-form.tsx')).CustomerPersonasForm,
  marketingStrategy: async () => (await import('./marketing-strategy-form.tsx')).MarketingStrategyForm,
  operationsPlan: async () => (await import('./operations-plan-form.tsx')).OperationsPlanForm,
  financialProjections: async () =>
    (await import('./financial-projections-form.tsx')).FinancialProjectionsForm,
  sales: async () => (await import('./forecast/sales/sales-part.tsx')).SalesPart,
  'costs-and-people': async () => (await import('./forecast/costs-and-people/costs-part.tsx')).CostsPart,
  'start-up-and-funding': async () => (await import('./forecast/funding/start-up-part.tsx')).StartUpPart,
  results: async () => (await import('./forecast/results/results-part.tsx')).ResultsPart,
  teamStructure: async () => (await import('./team-structure-form.tsx')).TeamStructureForm,
  legalStructure: async () => (await import('./legal-structure-form.tsx')).LegalStructureForm,
  riskAnalysis: async () => (await import('./risk-analysis-form.tsx')).RiskAnalysisForm,
  implementationTimeline: async () =>
    (await import('./implementation-timeline-form.tsx')).ImplementationTimelineForm,
})
