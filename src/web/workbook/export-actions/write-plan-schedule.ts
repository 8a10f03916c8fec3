import { writeScheduleCsv } from '#domain/forecast/figures/loan-schedule.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import { repairInputs } from '#domain/forecast/inputs/repair-inputs.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

/** Every payment of every loan. Programs know by the mark at its start that it is in UTF-8. */
export function writePlanSchedule(data: WorkbookData): string {
  return `\uFEFF${writeScheduleCsv(repairInputs(readForecastInputs(data)).model)}`
}
