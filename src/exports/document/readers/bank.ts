import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { ForecastPages } from '#exports/document/forecast-pages.ts'
import { describeDocuments } from '#exports/document/sections/appendix.ts'
import { describeIdeaParts } from '#exports/document/sections/business-idea.ts'
import { describeCostStructure, describeHowItWorks } from '#exports/document/sections/business-model.ts'
import {
  describeAdvantages,
  describeAllCompetitors,
  describePosition,
  describePricingStrategy,
} from '#exports/document/sections/competitive-analysis.ts'
import { describeCustomerPersonas } from '#exports/document/sections/customer-personas.ts'
import { describeSummaryForLender } from '#exports/document/sections/executive-summary.ts'
import {
  describePricingTiers,
  describeUnitFiguresForLender,
} from '#exports/document/sections/financial-projections.ts'
import { describeImplementationTimeline } from '#exports/document/sections/implementation-timeline.ts'
import {
  describeIntellectualProperty,
  describeLegalForm,
  describePermits,
} from '#exports/document/sections/legal-structure.ts'
import { describeMarketAnalysis } from '#exports/document/sections/market-analysis.ts'
import { describeMarketingStrategy } from '#exports/document/sections/marketing-strategy.ts'
import { describeOperationsPlan } from '#exports/document/sections/operations-plan.ts'
import { describeRiskAnalysis } from '#exports/document/sections/risk-analysis.ts'
import { describeTeamStructure } from '#exports/document/sections/team-structure.ts'
import { describePart } from '#exports/document/text-blocks.ts'
import type { TitledBlocks } from './titled-blocks.ts'

/** The order and the names of the traditional plan of the US Small Business Administration, which lenders know. */
export function arrangeForBank(
  data: WorkbookData,
  pages: ForecastPages | null,
  summary: string,
): TitledBlocks[] {
  const { businessIdea, businessModel, competitiveAnalysis, legalStructure, financialProjections } = data
  return [
    { title: 'Executive Summary', blocks: describeSummaryForLender(summary, pages) },
    {
      title: 'Company Description',
      blocks: [...describeIdeaParts(businessIdea), ...describeAdvantages(competitiveAnalysis)],
    },
    {
      title: 'Market Analysis',
      blocks: [
        ...describeMarketAnalysis(data.marketAnalysis),
        ...describeCustomerPersonas(data.customerPersonas, 'Customers'),
        ...describeAllCompetitors(competitiveAnalysis),
        ...describePosition(competitiveAnalysis),
      ],
    },
    {
      title: 'Organization and Management',
      blocks: [
        ...describePart('Legal Structure', describeLegalForm(legalStructure)),
        ...describeTeamStructure(data.teamStructure),
        ...describePermits(legalStructure),
      ],
    },
    {
      title: 'Service or Product Line',
      blocks: [
        ...describeHowItWorks(businessModel),
        ...describePricingTiers(financialProjections),
        ...describeOperationsPlan(data.operationsPlan),
        ...describeIntellectualProperty(legalStructure),
      ],
    },
    {
      title: 'Marketing and Sales',
      blocks: [
        ...describeMarketingStrategy(data.marketingStrategy),
        ...describePricingStrategy(competitiveAnalysis),
      ],
    },
    { title: 'Funding Request', blocks: pages?.request ?? [] },
    {
      title: 'Financial Projections',
      blocks: [
        ...(pages?.statements ?? []),
        ...describeUnitFiguresForLender(financialProjections),
        ...describeCostStructure(businessModel),
      ],
    },
    { title: 'Supporting Schedules', blocks: pages?.lenderTables ?? [] },
    {
      title: 'Appendix',
      blocks: [
        ...describeDocuments(data.implementationTimeline),
        ...describeRiskAnalysis(data.riskAnalysis),
        ...describeImplementationTimeline(data.implementationTimeline),
      ],
    },
  ]
}
