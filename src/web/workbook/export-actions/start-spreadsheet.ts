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
