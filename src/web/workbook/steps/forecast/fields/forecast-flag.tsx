import type { FlagAddress } from '#domain/plan/address/field-address.ts'
import { findForecastReason } from '#domain/plan/fields/forecast-reasons.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { toControlId } from '#web/workbook/editor/plan-context.tsx'
import { usePlanField } from '#web/workbook/fields/use-plan-field.ts'
import { describeForecastField } from './describe-forecast-field.ts'

/** A yes or no of the forecast. It has no example, so the reason is in its hint. */
export function ForecastFlag({ address }: { address: FlagAddress }) {
  const { value = false, change } = usePlanField(address)
  const { label, hint } = describeForecastField(address)
  return (
    <Checkbox
      id={toControlId(address)}
      label={label}
      hint={`${hint} ${findForecastReason(address) ?? ''}`.trim()}
      checked={value}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  )
}
