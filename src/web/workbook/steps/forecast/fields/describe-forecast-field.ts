import type {
  ChoiceAddress,
  FlagAddress,
  OptionalNumberAddress,
  TextAddress,
} from '#domain/plan/address/field-address.ts'
import { findForecastHint } from '#domain/plan/fields/forecast-hints.ts'
import { describeField } from '#web/workbook/fields/field-texts.tsx'

/** The words of a field of the forecast, whose hints are fetched with its screens only. */
export function describeForecastField(
  address: TextAddress | OptionalNumberAddress | ChoiceAddress | FlagAddress,
) {
  return describeField(address, findForecastHint(address))
}
