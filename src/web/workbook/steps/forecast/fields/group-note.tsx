import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { FieldError } from '#web/ui/fields/field.tsx'
import { useForecastNotes } from '#web/workbook/steps/forecast/calculation/use-forecast-notes.ts'

/** What the forecast says at fields that have no room for a note of their own, such as the cells of a grid. */
export function GroupNote({ fields }: { fields: readonly AddressPath[] }) {
  const note = useForecastNotes(fields)
  return note === null ? null : <FieldError>{note}</FieldError>
}
