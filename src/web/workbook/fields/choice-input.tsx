import { Select } from '#web/ui/fields/select.tsx'
import type { TextAddress } from '#domain/plan/address/field-address.ts'
import { toControlId } from '#web/workbook/editor/plan-context.tsx'
import { describeField } from './field-texts.tsx'
import { usePlanField } from './use-plan-field.ts'

interface ChoiceInputProps {
  address: TextAddress
  options: readonly { value: string; label: string }[]
  /** Shown while nothing is chosen. */
  emptyLabel: string
}

/** A choice from a fixed list. An imported value that is not in the list is shown as is and kept. */
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
