import type { ChoiceAddress, ValueAt } from '#domain/plan/address/field-address.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { toControlId } from '#web/workbook/editor/plan-context.tsx'
import { usePlanField } from '#web/workbook/fields/use-plan-field.ts'
import { useForecastNote } from '#web/workbook/steps/forecast/calculation/use-forecast.ts'
import { describeForecastField } from './describe-forecast-field.ts'

/** The words that a choice stores, without the empty one. */
export type OptionOf<Address extends ChoiceAddress> = Exclude<ValueAt<Address>, '' | undefined>

interface ForecastChoiceProps<Address extends ChoiceAddress> {
  address: Address
  options: Readonly<Record<OptionOf<Address>, string>>
  /** What counts while nothing is chosen. */
  emptyLabel: string
}

/** A choice of the forecast from a fixed list. */
export function ForecastChoice<const Address extends ChoiceAddress>({
  address,
  options,
  emptyLabel,
}: ForecastChoiceProps<Address>) {
  const { value, change } = usePlanField(address)
  const note = useForecastNote(address)
  return (
    <Select
      {...describeForecastField(address)}
      id={toControlId(address)}
      value={value ?? ''}
      error={note}
      onChange={(event) => change(event.currentTarget.value as Exclude<ValueAt<Address>, undefined>)}
    >
      <option value="">{emptyLabel}</option>
      {Object.entries<string>(options)
        // The empty choice already says it.
        .filter(([option, label]) => label !== emptyLabel || option === value)
        .map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
    </Select>
  )
}
