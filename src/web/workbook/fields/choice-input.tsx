import { Select } from '#web/ui/fields/select.tsx'
import type { TextAddress } from '#domain/plan/address/field-address.ts'
import { toControlId } from '#web/workbook/editor/plan-context.tsx'
import { describeField } from './field-texts.tsx'
import { usePlanField } from './use-plan-field.ts'

interface ChoiceInputProps {
  address: TextAddress
  options: readonly { value: string; label: string }[]
  /** What stands there while nothing is chosen. */
  emptyLabel: string
}

/** One of a fixed list. A value from elsewhere that is not in the list is shown as it is, and kept. */
export function ChoiceInput({ address, options, emptyLabel }: ChoiceInputProps) {
  const { value = '', change } = usePlanField(address)
  const isForeign = value !== '' && options.every((option) => option.value !== value)
  return (
    <Select
      {...describeField(address)}
      id={toControlId(address)}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
    >
      <option value="">{emptyLabel}</option>
      {isForeign && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
