import { isRecord } from './lenient-schema.ts'
import { type WorkbookData, workbookDataSchema } from './workbook-data.ts'

/**
 * A plan's answers as they are saved, sent and exported. Fields that plans did not always have are left out while they
 * have their default: a plan without a forecast is the same text as before there were any. Restoring adds them again.
 */
export function toStoredData(data: WorkbookData): Record<string, unknown> {
  const stored = workbookDataSchema.toStored?.(data)
  return isRecord(stored) ? stored : data
}
