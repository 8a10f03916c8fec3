import { explainOwnersTax } from '#domain/forecast/figures/owners-tax.ts'
import { describeCreditLine } from '#domain/forecast/figures/credit-line.ts'
import { findMissingInputs } from '#domain/forecast/figures/find-missing-inputs.ts'
import { hasForecast, hasFunding } from '#domain/plan/has-forecast.ts'
import type { LenderTable } from '#domain/plan/lender-tables.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { nameCurrency } from '#domain/wording/currencies.ts'
import type { Block } from '#exports/document/document-model.ts'
import type { ForecastPages } from '#exports/document/forecast-pages.ts'
import { describePart, writeParagraphs } from '#exports/document/text-blocks.ts'
import { readSummaryFigures } from '#exports/summary/read-summary-figures.ts'
import { describeAssumptions } from './assumptions.ts'
import { drawCashChart, drawProfitChart, drawSalesChart } from './charts.ts'
import { describeCoverInBrief, describeDebtCover, describeDebtSchedule } from './debt-tables.ts'
import { describeScenarios, describeStressTest } from './downside.ts'
import {
  describeSecurity,
  describeSourcesAndUsesTable,
  describeTerms,
  sayRequest,
} from './funding-request.ts'
import { describeLenderTables } from './lender-tables.ts'
import { type PrintedForecast, printForecast } from './printed-forecast.ts'
import { describeBreakEven, describeKeyFigures, describeRatios } from './ratios.ts'
import { describeSalesByMonth } from './sales-by-month.ts'
import { describeStartUpList } from './start-up-list.ts'
import { describeAllYears, describeBalanceSheet, describeFirstYear } from './statement-tables.ts'

/** What the plan's numbers add up to, from one run of the forecast. */
export function describeForecast(data: WorkbookData, tables: readonly LenderTable[] = []): ForecastPages {
  const printed = printForecast(data)
  const isComputed = hasForecast(data)
  return {
    request: hasFunding(data) ? describeRequest(printed, isComputed) : [],
    requestInBrief: sayRequest(printed),
    summaryFigures: readSummaryFigures(printed.forecast, printed.figures, isComputed && isJudged(printed)),
    keyFigures: isComputed && isJudged(printed) ? describeKeyFigures(printed) : [],
    coverByYear: isComputed && isJudged(printed) ? describeCoverInBrief(printed) : [],
    statements: isComputed ? describeStatements(printed) : [],
    lenderTables: describeLenderTables(printed, tables),
  }
}

/** Without sales or without costs, the figures would only say what was spent at the start. */
function isJudged({ forecast }: PrintedForecast): boolean {
  return findMissingInputs(forecast).length === 0
}

function describeRequest(printed: PrintedForecast, isComputed: boolean): Block[] {
  const terms = describeTerms(printed)
  const tables = [
    ...describePart('Sources and Uses', describeSourcesAndUsesTable(printed)),
    ...describePart('Security', describeSecurity(printed)),
    ...describeStartUpList(printed),
    ...describeDebtSchedule(printed),
    ...(isComputed && isJudged(printed) ? describeDebtCover(printed) : []),
  ]
  if (terms.length > 0 || tables.length === 0) return [...terms, ...tables]
  return [{ type: 'paragraph', text: 'No amount is asked for yet.' }, ...tables]
}

function describeStatements(printed: PrintedForecast): Block[] {
  const { currency, months } = printed.forecast.model
  const creditLine = describeCreditLine(printed.forecast.model, printed.figures)
  return [
    {
      type: 'paragraph',
      text: `The forecast covers ${months} months. Amounts are in ${currency} (${nameCurrency(currency)}), without sales tax or VAT. They are rounded to whole units after everything is calculated, so that every row and column adds up as printed and a line is the same on every statement.`,
    },
    ...describePart('Cash, Sales and Profit', [
      drawCashChart(printed),
      ...(creditLine === null
        ? []
        : [{ type: 'paragraph' as const, text: `${creditLine} The dashed line is what is owed on it.` }]),
      drawSalesChart(printed),
      drawProfitChart(printed),
    ]),
    ...describeAssumptions(printed),
    ...describeSalesByMonth(printed),
    ...describeFirstYear(printed, 'profit-and-loss'),
    ...describeFirstYear(printed, 'cash-flow'),
    ...describeAllYears(printed, 'profit-and-loss'),
    ...describeAllYears(printed, 'cash-flow'),
    ...describeBalanceSheet(printed),
    ...describePart('Income Tax', writeParagraphs(explainOwnersTax(printed.forecast).join(' '))),
    ...describeRatios(printed),
    ...describeBreakEven(printed),
    ...(isJudged(printed) ? describeStressTest(printed) : []),
    ...describeScenarios(printed),
  ]
}
