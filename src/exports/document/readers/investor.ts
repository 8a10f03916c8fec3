import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { ForecastPages } from '#exports/document/forecast-pages.ts'
import { describeDocuments } from '#exports/document/sections/appendix.ts'
import { describeIdeaParts } from '#exports/document/sections/business-idea.ts'
import { describeBusinessModel } from '#exports/document/sections/business-model.ts'
import { describeCompetitiveAnalysis } from '#exports/document/sections/competitive-analysis.ts'
import { describeCustomerPersonas } from '#exports/document/sections/customer-personas.ts'
import { describeExecutiveSummary } from '#exports/document/sections/executive-summary.ts'
import {
  describePricingTiers,
  describeUnitFigures,
} from '#exports/document/sections/financial-projections.ts'
import { describeImplementationTimeline } from '#exports/document/sections/implementation-timeline.ts'
import { describeLegalStructure } from '#exports/document/sections/legal-structure.ts'
import { describeMarketAnalysis } from '#exports/document/sections/market-analysis.ts'
import { describeMarketingStrategy } from '#exports/document/sections/marketing-strategy.ts'
import { describeOperationsPlan } from '#exports/document/sections/operations-plan.ts'
import { describeRiskAnalysis } from '#exports/document/sections/risk-analysis.ts'
import { describeTeamStructure } from '#exports/document/sections/team-structure.ts'
import type { TitledBlocks } from './titled-blocks.ts'

/** What an investor asks, in the order of the questions: is it needed, is it big, does it pay, can they do it. */
export function arrangeForInvestor(
  data: WorkbookData,
  pages: ForecastPages | null,
  summary: string,
): TitledBlocks[] {
  const { financialProjections } = data
  return [
    { title: 'Executive Summary', blocks: describeExecutiveSummary(summary, pages) },
    { title: 'Problem and Solution', blocks: describeIdeaParts(data.businessIdea) },
    {
      title: 'Market Opportunity',
      blocks: [
        ...describeMarketAnalysis(data.marketAnalysis),
        ...describeCustomerPersonas(data.customerPersonas, 'Customers'),
      ],
    },
    {
      title: 'Business Model',
      blocks: [
        ...describeUnitFigures(financialProjections),
        ...describePricingTiers(financialProjections),
        ...describeBusinessModel(data.businessModel),
      ],
    },
    { title: 'Competition', blocks: describeCompetitiveAnalysis(data.competitiveAnalysis) },
    { title: 'Marketing Strategy', blocks: describeMarketingStrategy(data.marketingStrategy) },
    { title: 'Team', blocks: describeTeamStructure(data.teamStructure) },
    {
      title: 'Operations and Milestones',
      blocks: [
        ...describeImplementationTimeline(data.implementationTimeline),
        ...describeOperationsPlan(data.operationsPlan),
      ],
    },
    { title: 'Financial Projections', blocks: pages?.statements ?? [] },
    { title: 'Funding Request', blocks: pages?.request ?? [] },
    { title: 'Risks', blocks: describeRiskAnalysis(data.riskAnalysis) },
    { title: 'Legal Structure', blocks: describeLegalStructure(data.legalStructure) },
    { title: 'Appendix', blocks: describeDocuments(data.implementationTimeline) },
  ]
}
