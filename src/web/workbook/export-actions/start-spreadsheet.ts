import { findFilledTables } from '#domain/plan/lender-tables.ts'
import { hasForecast } from '#domain/forecast/inputs/has-forecast.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'
import type { ExportRunner } from './export-runner.ts'

/** The spreadsheet of the forecast. Without a forecast, it says where to write one and offers to go there. */
export function startSpreadsheet(
  runner: ExportRunner,
  data: WorkbookData,
  onGoToField: (address: FieldAddress) => void,
): void {
  if (hasForecast(data)) {
    runner.start('xlsx')
    return
  }
  showToast({
    title: 'No Forecast Yet',
    description: 'Write what you sell and what you pay in step 8, Financial Projections.',
    durationMs: 20_000,
    action: {
      text: 'Write it',
      altText: 'Open Financial Projections and its part Sales',
      onAction: () => onGoToField(['financialProjections', 'forecast', 'streams']),
    },
  })
}

/** Without a loan there is nothing to list, and it says where to write one. */
export function startLoanSchedule(
  runner: ExportRunner,
  data: WorkbookData,
  onGoToField: (address: FieldAddress) => void,
): void {
  if (findFilledTables(data).includes('loan-schedule')) {
    runner.start('loan-schedule')
    return
  }
  showToast({
    title: 'No Loan Yet',
    description: 'Write a loan or a debt in step 8, Financial Projections.',
    durationMs: 20_000,
    action: {
      text: 'Write it',
      altText: 'Open Financial Projections and its part Start-up and funding',
      onAction: () => onGoToField(['financialProjections', 'funding', 'loans']),
    },
  })
}
