import type { PartKey, Place } from '#domain/plan/step-parts.ts'
import type { SectionKey } from '#domain/plan/workbook-data.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { createLazyParts } from '#web/ui/parts/lazy-parts.tsx'

/** The first part of a step is the step's own form. */
type FormKey = SectionKey | Exclude<PartKey, 'unit-economics'>

export function toFormKey({ step, part }: Place): FormKey {
  return part && part.key !== 'unit-economics' ? part.key : step.key
}

/** Each step's form is fetched when first opened. The next one is fetched while the person reads this one. */
export const stepForms = createLazyParts<FormKey>({
  businessIdea: async () => (await loadPart(() => import('./business-idea-form.tsx'))).BusinessIdeaForm,
  marketAnalysis: async () => (await loadPart(() => import('./market-analysis-form.tsx'))).MarketAnalysisForm,
  businessModel: async () => (await loadPart(() => import('./business-model-form.tsx'))).BusinessModelForm,
  competitiveAnalysis: async () =>
    (await loadPart(() => import('./competitive-analysis-form.tsx'))).CompetitiveAnalysisForm,
  customerPersonas: async () =>
    (await loadPart(() => import('./customer-personas-form.tsx'))).CustomerPersonasForm,
  marketingStrategy: async () =>
    (await loadPart(() => import('./marketing-strategy-form.tsx'))).MarketingStrategyForm,
  operationsPlan: async () => (await loadPart(() => import('./operations-plan-form.tsx'))).OperationsPlanForm,
  financialProjections: async () =>
    (await loadPart(() => import('./financial-projections-form.tsx'))).FinancialProjectionsForm,
  sales: async () => (await loadPart(() => import('./forecast/sales/sales-part.tsx'))).SalesPart,
  'costs-and-people': async () =>
    (await loadPart(() => import('./forecast/costs-and-people/costs-part.tsx'))).CostsPart,
  'start-up-and-funding': async () =>
    (await loadPart(() => import('./forecast/funding/start-up-part.tsx'))).StartUpPart,
  results: async () => (await loadPart(() => import('./forecast/results/results-part.tsx'))).ResultsPart,
  teamStructure: async () => (await loadPart(() => import('./team-structure-form.tsx'))).TeamStructureForm,
  legalStructure: async () => (await loadPart(() => import('./legal-structure-form.tsx'))).LegalStructureForm,
  riskAnalysis: async () => (await loadPart(() => import('./risk-analysis-form.tsx'))).RiskAnalysisForm,
  implementationTimeline: async () =>
    (await loadPart(() => import('./implementation-timeline-form.tsx'))).ImplementationTimelineForm,
})
