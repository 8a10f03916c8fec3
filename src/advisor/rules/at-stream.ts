import type { FieldAddress, ItemFields } from '#domain/plan/address/field-address.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

type Forecast = WorkbookData['financialProjections']['forecast']
type StreamField = keyof ItemFields<Forecast['streams'][number]>

/** A field of something that the forecast sells. */
export function atStream(id: string, field: StreamField): FieldAddress {
  return ['financialProjections', 'forecast', 'streams', { id }, field] as FieldAddress
}

/** The list of everything that the forecast sells. */
export const atStreams: FieldAddress = ['financialProjections', 'forecast', 'streams']
