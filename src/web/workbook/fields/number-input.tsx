import { type ReactNode, useState } from 'react'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { findNumberFault } from '#domain/finance/number-ranges.ts'
import type { NumberAddress } from '#domain/plan/address/field-address.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import { toControlId } from '#web/workbook/editor/plan-context.tsx'
import { useUnsentText } from '#web/workbook/editor/unsent-text.ts'
import { describeField } from './field-texts.tsx'
import { describeSum, readTypedSum } from './typed-sum.ts'
import { useFigureSource, usePlanField } from './use-plan-field.ts'

interface NumberInputProps {
  address: NumberAddress
  leading?: ReactNode
  trailing?: ReactNode
}

/**
 * Text that is not a number counts as 0, as the specification requires, and an out-of-range number counts as the
 * nearest valid one. The field shows a note about it in the meantime, and typed text is never removed.
 */
export function NumberInput({ address, leading, trailing }: NumberInputProps) {
  const { value = 0, change } = usePlanField(address)
  const { after, leave } = useFigureSource(address)
  const [typed, setTyped] = useState<string | null>(null)
  const unread = useUnsentText(writeAddress(address))
  return (
    <NumberField
      {...describeField(address)}
      id={toControlId(address)}
      value={value}
      leading={leading}
      trailing={trailing}
      onValueChange={(typed) => change(typed ?? 0)}
      parse={readTypedSum}
      unread={unread}
      onInput={({ currentTarget }) => {
        setTyped(currentTarget.value)
        if (readTypedSum(currentTarget.value) === 'invalid') change(0)
      }}
      onBlur={() => {
        setTyped(null)
        leave()
      }}
      after={after}
      error={findNumberFault(address, value)}
      note={describeSum(typed)}
      invalidText="This is not a number, so it counts as 0."
    />
  )
}
