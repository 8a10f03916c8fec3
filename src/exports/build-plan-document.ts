import type { Workbook } from '#domain/plan/restore.ts'
import { steps } from '#domain/plan/steps.ts'
import type { SectionKey, WorkbookData } from '#domain/plan/workbook-data.ts'
import { cleanLine } from './document/clean-text.ts'
import type { Block, DocumentSection, PlanDocument } from './document/document-model.ts'
import { emptyPlanSection } from './document/empty-plan.ts'
import { describeBusinessIdea } from '#exports/document/sections/business-idea.ts'
import { describeBusinessModel } from '#exports/document/sections/business-model.ts'
import { describeCompetitiveAnalysis } from '#exports/document/sections/competitive-analysis.ts'
import { describeCustomerPersonas } from '#exports/document/sections/customer-personas.ts'
import {
  describeFinancialProjections,
  isUntouched,
} from '#exports/document/sections/financial-projections.ts'
import { describeImplementationTimeline } from '#exports/document/sections/implementation-timeline.ts'
import { describeLegalStructure } from '#exports/document/sections/legal-structure.ts'
import { describeMarketAnalysis } from '#exports/document/sections/market-analysis.ts'
import { describeMarketingStrategy } from '#exports/document/sections/marketing-strategy.ts'
import { describeOperationsPlan } from '#exports/document/sections/operations-plan.ts'
import { describeRiskAnalysis } from '#exports/document/sections/risk-analysis.ts'
import { describeTeamStructure } from '#exports/document/sections/team-structure.ts'

type DescribeSection = (data: WorkbookData) => Block[]

const describers: Readonly<Record<SectionKey, DescribeSection>> = {
  businessIdea: (data) => describeBusinessIdea(data.businessIdea),
  marketAnalysis: (data) => describeMarketAnalysis(data.marketAnalysis),
  businessModel: (data) => describeBusinessModel(data.businessModel),
  competitiveAnalysis: (data) => describeCompetitiveAnalysis(data.competitiveAnalysis),
  customerPersonas: (data) => describeCustomerPersonas(data.customerPersonas),
  marketingStrategy: (data) => describeMarketingStrategy(data.marketingStrategy),
  operationsPlan: (data) => describeOperationsPlan(data.operationsPlan),
  financialProjections: (data) => describeFinancialProjections(data.financialProjections),
  teamStructure: (data) => describeTeamStructure(data.teamStructure),
  legalStructure: (data) => describeLegalStructure(data.legalStructure),
  riskAnalysis: (data) => describeRiskAnalysis(data.riskAnalysis),
  implementationTimeline: (data) => describeImplementationTimeline(data.implementationTimeline),
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** The plan as all formats except JSON show it. Empty parts are left out, and text stays as typed. */
export function buildPlanDocument(
  { title, data }: Pick<Workbook, 'title' | 'data'>,
  date: Date,
): PlanDocument {
  const sections = steps.flatMap(({ key, number }) => {
    const blocks = describers[key](data)
    return blocks.length === 0 ? [] : [{ ...nameSection(key), number, blocks }]
  })
  return {
    title: cleanLine(title) || 'Business Plan',
    date: dateFormat.format(date),
    paper: 'a4',
    sections: isEmptyPlan(sections, data) ? [emptyPlanSection] : sections,
  }
}

/** The default numbers of a new plan are not an answer. */
function isEmptyPlan(sections: readonly DocumentSection[], data: WorkbookData): boolean {
  if (sections.length === 0) return true
  const [first] = sections
  const hasOnlyFinancials = sections.length === 1 && first?.id === nameSection('financialProjections').id
  return hasOnlyFinancials && isUntouched(data.financialProjections)
}

function nameSection(key: SectionKey): Pick<DocumentSection, 'id' | 'title'> {
  const title =
    key === 'businessIdea' ? 'Executive Summary' : (steps.find((step) => step.key === key)?.name ?? key)
  return { id: title.toLowerCase().replaceAll(' ', '-'), title }
}
