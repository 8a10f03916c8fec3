import { hasForecast, hasFunding } from '#domain/plan/has-forecast.ts'
import { findFilledTables, type LenderTable } from '#domain/plan/lender-tables.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import { titleOf } from '#domain/plan/templates/stock-titles.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { cleanLine } from './document/clean-text.ts'
import { describeCover } from './document/cover-details.ts'
import type { DocumentSection, Paper, PlanDocument } from './document/document-model.ts'
import { emptyPlanSection } from './document/empty-plan.ts'
import type { ForecastPages } from './document/forecast-pages.ts'
import { type Reader, subtitles } from './document/readers.ts'
import { arrangeForBank } from './document/readers/bank.ts'
import { arrangeInFull } from './document/readers/full.ts'
import { arrangeForInvestor } from './document/readers/investor.ts'
import { arrangeOnOnePage } from './document/readers/one-page.ts'
import { type TitledBlocks, toSections } from './document/readers/titled-blocks.ts'
import { describeSourcesAndAssumptions } from './document/sections/sources-and-assumptions.ts'
import { isUntouched } from './document/sections/financial-projections.ts'
import { chooseSummary } from './summary/draft-summary.ts'

export interface CompileOptions {
  /** The day on the cover. */
  date: Date
  reader?: Reader
  paper?: Paper
  /** For lenders: which of their tables go in. All that the plan has something for, unless some are chosen. */
  tables?: readonly LenderTable[] | null
}

type Arrange = (data: WorkbookData, pages: ForecastPages | null, summary: string) => readonly TitledBlocks[]

const arrangements: Readonly<Record<Reader, Arrange>> = {
  full: arrangeInFull,
  bank: arrangeForBank,
  investor: arrangeForInvestor,
  'one-page': arrangeOnOnePage,
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/**
 * The plan as all formats except JSON show it, for one reader. Empty parts are left out, and text stays as typed. It
 * depends on nothing but its arguments.
 */
export async function compileDocument(
  { title, data }: Pick<Workbook, 'title' | 'data'>,
  { date, reader = 'full', paper = 'a4', tables }: CompileOptions,
): Promise<PlanDocument> {
  const pages = await loadPages(data, reader === 'bank' ? (tables ?? findFilledTables(data)) : [])
  const shownTitle = cleanLine(titleOf({ title, data })) || 'Business Plan'
  const summary = chooseSummary(data, pages?.summaryFigures ?? null, reader)
  const sources = reader === 'one-page' ? [] : describeSourcesAndAssumptions(data)
  const sections = toSections([
    ...arrangements[reader](data, pages, summary),
    {
      title: 'Sources and Assumptions',
      blocks: sources,
      ...(reader === 'full' && { number: null }),
    },
  ])
  return {
    title: shownTitle,
    subtitle: subtitles[reader],
    date: dateFormat.format(date),
    cover: describeCover(data, shownTitle),
    paper,
    isOnePage: reader === 'one-page',
    sections: isEmptyPlan(sections, data) ? [emptyPlanSection] : sections,
  }
}

/** The engine is fetched only for a plan that has numbers for it. */
async function loadPages(data: WorkbookData, tables: readonly LenderTable[]): Promise<ForecastPages | null> {
  if (!hasForecast(data) && !hasFunding(data)) return null
  const { describeForecast } = await import('./forecast/describe-forecast.ts')
  return describeForecast(data, tables)
}

/** The default numbers of a new plan are not an answer. */
function isEmptyPlan(sections: readonly DocumentSection[], data: WorkbookData): boolean {
  const [first] = sections
  if (!first) return true
  const isOnlyFigures = sections.length === 1 && first.blocks.some(({ type }) => type === 'figures')
  return isOnlyFigures && isUntouched(data.financialProjections)
}
