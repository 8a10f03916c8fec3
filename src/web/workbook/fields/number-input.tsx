import type { ReactNode } from 'react'
import { NumberField } from '#web/ui/number-field.tsx'
import { parseNumberText } from '#web/ui/number-text.ts'
import type { FieldPlace } from '#domain/plan/field-values.ts'
import { toControlId } from '#web/workbook/editor/plan-context.tsx'
import { describeField } from './field-texts.tsx'
import { usePlanField } from './use-plan-field.ts'

interface NumberInputProps {
  place: FieldPlace
  leading?: ReactNode
  trailing?: ReactNode
}

/** A text that is no number counts as 0, as the specification wants it; the field says so while it stands there. */
export function NumberInput({ place, leading, trailing }: NumberInputProps) {
  const { value = 0, change } = usePlanField<number>(place)
  return (
    <NumberField
      {...describeField(place)}
      id={toControlId(place)}
      value={value}
      leading={leading}
      trailing={trailing}
      onValueChange={(typed) => change(typed ?? 0)}
      onInput={(event) => {
        if (parseNumberText(event.currentTarget.value) === 'invalid') change(0)
      }}
      invalidText="This is not a number, so it counts as 0."
    />
  )
}
