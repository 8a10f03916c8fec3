import type { TextAddress } from '#domain/plan/address/field-address.ts'
import { findForecastHint } from '#domain/plan/fields/forecast-hints.ts'
import { TextInput } from '#web/workbook/fields/text-input.tsx'

/** A text of the forecast. */
export function ForecastText({ address }: { address: TextAddress }) {
  return <TextInput address={address} ownHint={findForecastHint(address)} />
}
