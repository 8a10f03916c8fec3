import { steps } from '#domain/plan/steps.ts'
import type { SectionKey, WorkbookData } from '#domain/plan/workbook-data.ts'
import type { Block } from '#exports/document/document-model.ts'
import type { ForecastPages } from '#exports/document/forecast-pages.ts'
import { describeDocuments } from '#exports/document/sections/appendix.ts'
import { describeBusinessIdea } from '#exports/document/sections/business-idea.ts'
import { describeBusinessModel } from '#exports/document/sections/business-model.ts'
import { describeCompetitiveAnalysis } from '#exports/document/sections/competitive-analysis.ts'
import { describeCustomerPersonas } from '#exports/document/sections/customer-personas.ts'
import {
  describePricingTiers,
  describeStartupCosts,
  describeUnitFigures,
} from '#exports/document/sections/financial-projections.ts'
import { describeImplementationTimeline } from '#exports/document/sections/implementation-timeline.ts'
import { describeLegalStructure } from '#exports/document/sections/legal-structure.ts'
import { describeMarketAnalysis } from '#exports/document/sections/market-analysis.ts'
import { describeMarketingStrategy } from '#exports/document/sections/marketing-strategy.ts'
import { describeOperationsPlan } from '#exports/document/sections/operations-plan.ts'
import { describeRiskAnalysis } from '#exports/document/sections/risk-analysis.ts'
import { describeTeamStructure } from '#exports/document/sections/team-structure.ts'
import { describePart, writeParagraphs } from '#exports/document/text-blocks.ts'
import type { TitledBlocks } from './titled-blocks.ts'

type DescribeSection = (data: WorkbookData, pages: ForecastPages | null) => readonly Block[]

const describers: Readonly<Record<SectionKey, DescribeSection>> = {
  businessIdea: (data) => describeBusinessIdea(data.businessIdea),
  marketAnalysis: (data) => describeMarketAnalysis(data.marketAnalysis),
  businessModel: (data) => describeBusinessModel(data.businessModel),
  competitiveAnalysis: (data) => describeCompetitiveAnalysis(data.competitiveAnalysis),
  customerPersonas: (data) => describeCustomerPersonas(data.customerPersonas),
  marketingStrategy: (data) => describeMarketingStrategy(data.marketingStrategy),
  operationsPlan: (data) => describeOperationsPlan(data.operationsPlan),
  financialProjections: ({ financialProjections: financials }, pages) => [
    ...describeUnitFigures(financials),
    ...describePricingTiers(financials),
    // The funding request lists the start-up costs by kind.
    ...(pages && pages.request.length > 0 ? [] : describeStartupCosts(financials)),
    ...describePart('Funding Request', pages?.request ?? []),
    ...describePart('Forecast', [...(pages?.keyFigures ?? []), ...(pages?.statements ?? [])]),
  ],
  teamStructure: (data) => describeTeamStructure(data.teamStructure),
  legalStructure: (data) => describeLegalStructure(data.legalStructure),
  riskAnalysis: (data) => describeRiskAnalysis(data.riskAnalysis),
  implementationTimeline: (data) => describeImplementationTimeline(data.implementationTimeline),
}

/** The summary, the twelve steps, each with its own number, and what comes with the plan. */
export function arrangeInFull(
  data: WorkbookData,
  pages: ForecastPages | null,
  summary: string,
): TitledBlocks[] {
  return [
    { title: 'Executive Summary', number: null, blocks: writeParagraphs(summary) },
    ...steps.map(({ key, number, name }) => ({
      title: name,
      number,
      blocks: describers[key](data, pages),
    })),
    { title: 'Appendix', number: null, blocks: describeDocuments(data.implementationTimeline) },
  ]
}
